#include "ui/controls/forms/optionform.h"

#include <QVBoxLayout>

#include "ui/controls/forms/optionrow.h"
#include "ui/controls/scaled.h"
#include "ui/look/theme.h"

#include <algorithm>
#include <utility>

namespace {

bool isNumber(const core::Option& option) {
    return option.type == core::Option::Type::Int;
}

} // namespace

OptionForm::OptionForm(core::Schema schema, Around around, QWidget* parent, Style style)
    : QWidget(parent), m_schema(std::move(schema)), m_rest(new QWidget(this)) {
    const bool compact = style == Style::Compact;
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    keepSpacing(column, compact ? 8 : 14);
    auto* numbers = new QVBoxLayout;
    keepSpacing(numbers, 10);
    if (around.aside != nullptr) {
        auto* line = new QHBoxLayout;
        keepSpacing(line, 18);
        line->addWidget(around.aside, 0, Qt::AlignTop);
        line->addLayout(numbers, 1);
        column->addLayout(line);
    } else {
        column->addLayout(numbers);
    }
    auto* rest = new QHBoxLayout(m_rest);
    rest->setContentsMargins(0, 0, 0, 0);
    keepSpacing(rest, 24);
    for (auto*& side : m_sides) {
        side = new QVBoxLayout;
        keepSpacing(side, compact ? 8 : 14);
        rest->addLayout(side);
    }
    column->addWidget(m_rest);
    for (const auto& option : m_schema) {
        auto* row = OptionRow::create(option, compact, this);
        connect(row, &OptionRow::changed, this, &OptionForm::changed);
        m_rows.push_back(row);
        (isNumber(option) ? numbers : m_sides[0])->addWidget(row);
    }
    if (around.below != nullptr) numbers->addWidget(around.below);
    if (around.aside != nullptr) numbers->addStretch();
    column->addStretch();
    setValues({});
}

void OptionForm::spreadRest(int columns) {
    constexpr int about = 280; // a column's width at scale 1
    for (auto* side : m_sides)
        while (side->count() > 0 && side->itemAt(0)->widget() == nullptr) delete side->takeAt(0);
    std::array<int, 2> tall{};
    for (auto* row : m_rows) {
        if (isNumber(row->option())) continue;
        const std::size_t side = columns > 1 && tall[1] < tall[0] ? 1 : 0; // the shorter one
        tall[side] += row->layout()->totalHeightForWidth(theme().px(about)) + m_sides[side]->spacing();
        m_sides[side]->addWidget(row); // leaves where it was
    }
    if (columns > 1)
        for (auto* side : m_sides) side->addStretch();
    auto* line = static_cast<QHBoxLayout*>(m_rest->layout());
    line->setStretch(0, 1);
    line->setStretch(1, columns - 1);
}

OptionForm::Values OptionForm::values() const {
    Values all;
    for (const auto* row : m_rows) all.emplace(row->option().key, row->value());
    return all;
}

void OptionForm::setValues(const Values& values) {
    for (auto* row : m_rows) {
        const auto found = values.find(std::string(row->option().key));
        row->setValue(found == values.end() ? std::string(row->option().fallback) : found->second);
    }
}

bool OptionForm::showError(std::string_view key, const QString& text) {
    bool shown = false;
    for (auto* row : m_rows) {
        const bool here = row->option().key == key;
        row->showError(here ? text : QString());
        shown = shown || here;
    }
    return shown;
}

void OptionForm::showOptions(bool shown) {
    m_optionsShown = shown;
    showRows();
}

void OptionForm::setStartGiven(bool given) {
    if (std::exchange(m_startGiven, given) != given) showRows();
}

void OptionForm::showRows() {
    for (auto* row : m_rows) row->setVisible(m_optionsShown && !(m_startGiven && row->option().onlyStart));
}
