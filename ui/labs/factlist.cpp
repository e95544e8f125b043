#include "ui/labs/factlist.h"

#include <QHBoxLayout>
#include <QVBoxLayout>

#include "ui/controls/button.h"
#include "ui/controls/label.h"
#include "ui/controls/scaled.h"
#include "ui/labs/sign.h"
#include "ui/look/language.h"

FactList::FactList(QWidget* parent) : QWidget(parent) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    keepSpacing(column, 8);
}

void FactList::setFacts(const std::vector<core::Fact>& facts) {
    while (auto* item = layout()->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    for (const auto& fact : facts) add(fact);
    setVisible(!facts.empty());
}

void FactList::add(const core::Fact& fact) {
    auto* line = new QWidget(this);
    auto* row = new QHBoxLayout(line);
    row->setContentsMargins(0, 0, 0, 0);
    keepSpacing(row, 10);
    auto* text = new Label(Type::Body, language::spoken(fact.text), line);
    text->setWordWrap(true);
    text->setAccessibleName((fact.holds ? tr("It holds: %1") : tr("It does not hold: %1")).arg(text->text()));
    row->addWidget(new Sign(fact.holds ? core::Check::Sign::Holds : core::Check::Sign::Silent, line), 0,
                   Qt::AlignTop);
    text->setAlignment(Qt::AlignTop); // beside its sign
    row->addWidget(text, 1);
    if (!fact.rows.empty()) {
        auto* show = new Button(Button::Style::Link, tr("Show"), line);
        show->setAccessibleName(tr("Show: %1").arg(text->text()));
        row->addWidget(show, 0, Qt::AlignTop);
        connect(show, &Button::clicked, this, [this, rows = fact.rows] { emit rowsRequested(rows); });
    }
    layout()->addWidget(line);
}
