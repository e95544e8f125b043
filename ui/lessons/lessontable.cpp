#include "ui/lessons/lessontable.h"

#include <QVBoxLayout>

#include "ui/controls/factlist.h"
#include "ui/controls/label.h"
#include "ui/controls/scaled.h"
#include "ui/labs/labgrid.h"
#include "ui/labs/labmodel.h"
#include "ui/labs/labtable.h"
#include "ui/look/language.h"

#include <algorithm>

LessonTable::LessonTable(QWidget* parent)
    : QWidget(parent), m_heading(new Label(Type::Bold)), m_grid(new LabGrid), m_model(new LabModel({}, this)),
      m_rows(new LabTable(m_model)), m_facts(new FactList) {
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    keepSpacing(rows, 6);
    rows->addWidget(m_heading);
    rows->addWidget(m_grid, 1);
    rows->addWidget(m_rows, 1);
    rows->addWidget(m_facts);
}

void LessonTable::run(const core::Kind& kind, const core::Step& step) {
    const auto lab = std::ranges::find(kind.labs, step.lab, &core::Lab::id);
    if (lab == kind.labs.end()) return;
    m_background.run(
        [this, lab = *lab, facts = step.facts,
         values = core::parseValues(lab->options, step.with)](const auto& stop, const auto& tell) {
            const auto table = lab.run(values, stop, [](double) {});
            tell([this, table, facts] { fill(table, facts); });
        });
}

void LessonTable::fill(const core::Table& table, bool facts) {
    const bool grid =
        !facts && (table.view == core::Table::View::Grid || table.view == core::Table::View::Heat);
    m_heading->setText(language::spoken(table.columns.at(1).title));
    m_heading->setVisible(grid);
    m_grid->setVisible(grid);
    if (grid) m_grid->setTable(table);
    m_rows->setVisible(!grid && !facts);
    if (!grid && !facts) m_model->setTable(table);
    m_facts->setFacts(facts ? table.facts : std::vector<core::Fact>());
    m_facts->setVisible(facts);
}
