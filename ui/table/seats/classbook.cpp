#include "ui/table/seats/classbook.h"

#include "core/play/match.h"
#include "ui/look/language.h"
#include "ui/table/wire/world.h"

#include <algorithm>
#include <utility>

namespace {

constexpr std::chrono::seconds saveEvery{5}; // while a class works

std::string nameFrom(const QString& given) {
    return core::unturned(given.simplified().left(core::Seat::longestName).toStdString());
}

} // namespace

ClassBook::ClassBook(World& world) : m_world(world) {
    connect(&world, &World::beat, this, &ClassBook::beat);
    const auto bytes = world.keptClass();
    if (bytes.isEmpty()) return;
    try {
        m_roster = core::readRoster({bytes.constData(), static_cast<std::size_t>(bytes.size())});
    } catch (const core::InputError& e) {
        world.putClassAside();
        m_trouble =
            tr("The class could not be read, and was put aside: %1").arg(language::spoken(e.message()));
    }
}

ClassBook::~ClassBook() {
    if (m_unsaved) save();
}

const core::Pupil* ClassBook::holder(const QString& card) const {
    const auto found = std::ranges::find(m_roster.pupils, card.toStdString(), &core::Pupil::card);
    return card.isEmpty() || found == m_roster.pupils.end() ? nullptr : &*found;
}

// 128 bits.
std::string ClassBook::newCardText() const {
    QByteArray bits;
    for (int part = 0; part < 2; ++part) {
        const auto lot = m_world.random();
        bits.append(reinterpret_cast<const char*>(&lot), sizeof lot);
    }
    return bits.toBase64(QByteArray::Base64UrlEncoding | QByteArray::OmitTrailingEquals).toStdString();
}

int ClassBook::add(const QStringList& names) {
    int added = 0;
    for (const auto& given : names) {
        auto name = nameFrom(given);
        if (name.empty()) continue;
        if (m_roster.pupils.size() == core::mostPupils) break;
        int id = 0;
        while (id == 0 || m_roster.find(id) != nullptr) id = static_cast<int>(m_world.random() & 0x7fffffffU);
        m_roster.pupils.push_back({id, std::move(name), core::freeEmblem(m_roster), newCardText()});
        ++added;
    }
    if (added > 0) save();
    if (added > 0) emit changed();
    return added;
}

void ClassBook::changeOne(int id, const std::function<void(core::Pupil&)>& change) {
    auto* pupil = m_roster.find(id);
    if (pupil == nullptr) return;
    change(*pupil);
    save();
    emit changed();
}

void ClassBook::rename(int id, const QString& name) {
    if (auto given = nameFrom(name); !given.empty())
        changeOne(id, [&](core::Pupil& pupil) { pupil.name = std::move(given); });
}

void ClassBook::nextEmblem(int id) {
    const auto taken = [&](int emblem) {
        return std::ranges::find(m_roster.pupils, emblem, &core::Pupil::emblem) != m_roster.pupils.end();
    };
    changeOne(id, [&](core::Pupil& pupil) {
        for (int step = 1; step < core::mostEmblems; ++step)
            if (const int next = (pupil.emblem + step) % core::mostEmblems; !taken(next)) {
                pupil.emblem = next;
                return;
            }
    });
}

void ClassBook::newCard(int id) {
    changeOne(id, [&](core::Pupil& pupil) { pupil.card = newCardText(); });
    emit ended(id);
}

void ClassBook::remove(int id) {
    std::erase_if(m_roster.pupils, [id](const core::Pupil& pupil) { return pupil.id == id; });
    save();
    emit ended(id);
    emit changed();
}

void ClassBook::setTitle(const QString& title) {
    m_roster.title = nameFrom(title);
    save();
    emit changed();
}

void ClassBook::setAddress(const QString& address) {
    if (std::exchange(m_roster.address, address.toStdString()) != address.toStdString()) save();
}

void ClassBook::replace(core::Roster roster) {
    const auto before = std::exchange(m_roster, std::move(roster));
    save();
    for (const auto& pupil : before.pupils) emit ended(pupil.id);
    emit replaced();
    emit changed();
}

void ClassBook::clear() {
    replace({});
}

void ClassBook::keepDone(int id, std::vector<std::pair<core::Assignment, core::Headway>> done) {
    auto* pupil = m_roster.find(id);
    if (pupil == nullptr) return;
    pupil->done = std::move(done);
    if (!m_unsaved) m_unsaved = m_world.now();
}

// Without a class it is the table's alone.
void ClassBook::keepPlan(core::Plan plan, std::vector<std::pair<core::Assignment, std::vector<int>>> meant) {
    m_roster.plan = std::move(plan);
    m_roster.meant = std::move(meant);
    if (!empty()) save();
}

void ClassBook::beat() {
    if (m_unsaved && m_world.now() - *m_unsaved >= saveEvery) save();
}

void ClassBook::save() {
    m_unsaved.reset();
    const bool nothing = empty() && m_roster.title.empty();
    const auto error = m_world.keepClass(nothing ? QByteArray() : QByteArray::fromStdString(write(m_roster)));
    m_trouble = error.isEmpty() ? error : tr("The class could not be kept: %1").arg(error);
}
