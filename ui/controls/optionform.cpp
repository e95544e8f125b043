#include "ui/controls/optionform.h"

#include <QVBoxLayout>

#include "ui/controls/optionrow.h"
#include "ui/theme.h"

#include <algorithm>

OptionForm::OptionForm(core::Schema schema, QWidget* aside, QWidget* parent, Style style)
    : QWidget(parent), m_schema(std::move(schema)), m_rest(new QWidget(this)) {
    const bool compact = style == Style::Compact;
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(theme().px(compact ? 8 : 14));
    auto* numbers = new QVBoxLayout;
    numbers->setSpacing(theme().px(10));
    if (aside != nullptr) {
        auto* line = new QHBoxLayout;
        line->setSpacing(theme().px(18));
        line->addWidget(aside, 0, Qt::AlignTop);
        line->addLayout(numbers, 1);
        column->addLayout(line);
    } else {
        column->addLayout(numbers);
    }
    auto* rest = new QVBoxLayout(m_rest);
    rest->setContentsMargins(0, 0, 0, 0);
    rest->setSpacing(column->spacing());
    column->addWidget(m_rest);
    for (const auto& option : m_schema) {
        auto* row = OptionRow::create(option, compact, this);
        connect(row, &OptionRow::changed, this, &OptionForm::changed);
        m_rows.push_back(row);
        (option.type == core::Option::Type::Int ? numbers : rest)->addWidget(row);
    }
    if (aside != nullptr) numbers->addStretch();
    column->addStretch();
    setValues({});
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

void OptionForm::retranslate() {
    for (auto* row : m_rows) row->retranslate();
}
