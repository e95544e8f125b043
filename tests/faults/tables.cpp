#include "tests/faults/trial.h"

#include "core/games/fmurs/tables/endgames.h"
#include "core/solve/storedtable.h"
#include "tests/core/games/fmurs/fmursrules.h"
#include "tests/tablefolder.h"
#include "ui/labs/labmodel.h"
#include "ui/match/background.h"

using namespace core;

namespace {

class Trying final : public Trial {
public:
    void prepare() override {
        QObject::connect(&m_background, &Background::failed, [this](const QString& line) { tell(line); });
        m_truth = run({});
    }
    void tick() override {
        if (std::exchange(m_begun, true)) return;
        m_background.run([this](const std::stop_token& stop, const Background::Tell& found) {
            found([this, table = run(stop)] { m_model.setTable(table); });
        });
    }
    bool over() const override { return m_begun && !m_background.running(); }
    void check() override {
        if (!m_told.isEmpty() || m_model.rowCount() == 0)
            return hold(!m_told.isEmpty(), "the lab ended silently");
        const auto& table = m_model.table();
        hold(!table.complete || table.rows == m_truth.rows, "the lab found something else");
    }

private:
    static Table run(const std::stop_token& stop) {
        const auto& labs = kindOf("ribbonim").labs;
        return labs.front().run(parseValues(labs.front().options, "max-level=3;max-stones=7"), stop,
                                [](double) {});
    }

    Table m_truth;
    LabModel m_model;
    bool m_begun = false;
    Background m_background;
};

class Building final : public Trial {
public:
    void prepare() override {
        QObject::connect(&m_background, &Background::failed, [this](const QString& line) { tell(line); });
        m_folder.renew();
        m_truth.solve(sheep, {});
        m_bytes = TableFolder::bytes(300'000, 3);
    }
    void tick() override {
        if (std::exchange(m_begun, true)) return;
        m_background.run([this](const std::stop_token& stop, const Background::Tell&) { work(stop); });
    }
    bool over() const override { return m_begun && !m_background.running(); }
    void check() override {
        for (int i = 1; i <= m_built.solved(); ++i)
            hold(m_built.table(i).kept() == m_truth.table(i).kept(), "a table is wrong");
        hold(m_same, "a table was not read as it was kept");
        hold(m_built.solved() == sheep || !m_told.isEmpty(), "a table is missing, and nothing was said");
        const auto store = m_folder.store();
        if (const auto kept = store.load(TableFolder::key(), m_bytes.size()))
            hold(*kept == m_bytes, "a kept table is wrong");
    }

private:
    static constexpr int sheep = 2;
    void work(const std::stop_token& stop) {
        m_built.solve(sheep, stop);
        const auto store = m_folder.store();
        store.save(TableFolder::key(), m_bytes, stop);
        if (const auto again = store.load(TableFolder::key(), m_bytes.size(), stop))
            m_same &= *again == m_bytes;
        store.saveToOpen(TableFolder::key("open"), m_bytes, {}, stop);
        const auto opened = store.open(TableFolder::key("open"), m_bytes.size());
        for (std::size_t at = 0; opened && at < m_bytes.size(); at += 977)
            m_same &= opened->at(at) == m_bytes[at];
    }

    TableFolder m_folder;
    TableFolder::Bytes m_bytes;
    fmurs::Rules m_rules = fmursrules::rulesOf("rows=6;columns=6;sheep=2");
    fmurs::Endgames m_truth{m_rules.chase(), m_rules.dogs(), m_rules.symmetries()},
        m_built{m_rules.chase(), m_rules.dogs(), m_rules.symmetries()};
    bool m_begun = false, m_same = true;
    Background m_background;
};

} // namespace

std::unique_ptr<Trial> trying() {
    return std::make_unique<Trying>();
}

std::unique_ptr<Trial> building() {
    return std::make_unique<Building>();
}
