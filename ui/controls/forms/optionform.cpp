#include "ui/controls/forms/optionform.h"

#include <QVBoxLayout>

#include "ui/controls/forms/optionrow.h"
#include "ui/controls/says.h"
#include "ui/controls/scaled.h"

#include <algorithm>
#include <utility>

namespace {

constexpr int columnGap = 32; // columns, at scale 1

// Numbers, then choices, then what is switched on.
int rankOf(const OptionRow& row) {
    using Type = core::Option::Type;
    if (row.switches()) return 3;
    if (row.option().type == Type::Int) return 0;
    return row.option().type == Type::Choice ? 1 : 2;
}

} // namespace

OptionForm::OptionForm(core::Schema schema, QWidget* parent, Style style)
    : QWidget(parent), m_schema(std::move(schema)), m_compact(style == Style::Compact),
      m_line(new QHBoxLayout(this)) {
    m_line->setContentsMargins(0, 0, 0, 0);
    keepSpacing(m_line, columnGap);
    for (const auto& option : m_schema) {
        auto* row = OptionRow::create(option, m_compact, this);
        connect(row, &OptionRow::changed, this, &OptionForm::changed);
        m_rows.push_back(row);
    }
    setValues({});
    inAnyLanguage(this, [this] { spread(); });
    keep(this, [this] { spread(); });
}

OptionForm::Values OptionForm::everyValue(const core::Schema& schema, std::string_view rules) {
    Values values;
    for (const auto& option : schema) values[std::string(option.key)] = option.fallback;
    for (const auto& pair : core::split(core::parseValues(schema, rules).text(), ';'))
        if (const auto equals = pair.find('='); equals != std::string::npos)
            values[pair.substr(0, equals)] = pair.substr(equals + 1);
    return values;
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

bool OptionForm::isDeep(std::string_view key) const {
    const auto option = std::ranges::find(m_schema, key, &core::Option::key);
    return option != m_schema.end() && option->deep;
}

void OptionForm::focus(std::string_view key) {
    for (auto* row : m_rows)
        if (row->option().key == key) row->setFocus(Qt::OtherFocusReason);
}

void OptionForm::showDeep(bool shown) {
    m_deepShown = shown;
    showRows();
}

void OptionForm::setStartGiven(bool given) {
    if (std::exchange(m_startGiven, given) != given) showRows();
}

void OptionForm::setColumns(int columns) {
    if (std::exchange(m_columns, columns) != columns) spread();
}

bool OptionForm::shows(const core::Option& option) const {
    return (m_deepShown || !option.deep) && !(m_startGiven && option.onlyStart);
}

// Only what is shown says how high it is.
void OptionForm::showEvent(QShowEvent* event) {
    spread();
    QWidget::showEvent(event);
}

void OptionForm::showRows() {
    for (auto* row : m_rows) {
        row->setVisible(shows(row->option()));
    }
    spread();
}

// Column by column, each filled up to its share of the height.
void OptionForm::spread() {
    while (auto* item = m_line->takeAt(0)) { // a column; the rows stay
        while (auto* row = item->layout()->takeAt(0)) delete row;
        delete item;
    }
    auto order = m_rows;
    if (m_columns > 1) std::ranges::stable_sort(order, {}, [](const OptionRow* row) { return rankOf(*row); });
    const int gap = theme().px(m_compact ? 8 : 14);
    const int wide = (width() - theme().px(columnGap) * (m_columns - 1)) / m_columns;
    const auto tall = [&](const OptionRow* row) {
        return row->isHidden() ? 0
                               : row->layout()->totalHeightForWidth(std::max(wide, theme().px(200))) + gap;
    };
    int whole = 0;
    for (const auto* row : order) whole += tall(row);
    QVBoxLayout* column = nullptr;
    int filled = 0;
    for (auto* row : order) {
        const int more = tall(row),
                  place = std::min((filled + more / 2) * m_columns / std::max(whole, 1), m_columns - 1);
        while (m_line->count() <= place) {
            if (column != nullptr) column->addStretch();
            column = new QVBoxLayout;
            column->setSpacing(gap);
            m_line->addLayout(column, 1);
        }
        column->addWidget(row);
        filled += more;
    }
    if (column != nullptr) column->addStretch();
}
