#include "ui/lessons/lessontable.h"

#include <QVBoxLayout>

#include "ui/controls/label.h"
#include "ui/labs/factlist.h"
#include "ui/labs/labgrid.h"
#include "ui/language.h"

#include <algorithm>

LessonTable::LessonTable(QWidget* parent)
    : QWidget(parent), m_heading(new Label(Type::Bold)), m_grid(new LabGrid), m_facts(new FactList) {
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(theme().px(6));
    rows->addWidget(m_heading);
    rows->addWidget(m_grid, 1);
    rows->addWidget(m_facts);
}

void LessonTable::run(const core::Kind& kind, const core::Step& step) {
    const auto lab = std::ranges::find(kind.labs, step.lab, &core::Lab::id);
    if (lab == kind.labs.end()) return;
    m_background.run([this, lab = *lab, values = core::parseValues(lab->options, step.with)](
                         const auto& stop, const auto& tell) {
        const auto table = lab.run(values, stop, [](double) {});
        tell([this, table] { fill(table); });
    });
}

void LessonTable::fill(const core::Table& table) {
    const bool grid = table.view == core::Table::View::Grid || table.view == core::Table::View::Heat;
    m_heading->setText(language::spoken(table.columns.at(1).title));
    m_heading->setVisible(grid);
    m_grid->setVisible(grid);
    if (grid) m_grid->setTable(table);
    m_facts->setFacts(grid ? std::vector<core::Fact>() : table.facts);
    m_facts->setVisible(!grid);
}
