#include "ui/controls/forms/optionrow.h"

#include <QBoxLayout>

#include "ui/controls/forms/checkbox.h"
#include "ui/controls/forms/choicecards.h"
#include "ui/controls/forms/dropdown.h"
#include "ui/controls/forms/listeditor.h"
#include "ui/controls/forms/segmented.h"
#include "ui/controls/forms/stepper.h"
#include "ui/controls/label.h"
#include "ui/controls/says.h"
#include "ui/controls/scaled.h"
#include "ui/look/language.h"

#include <algorithm>

namespace {

class NumberRow final : public OptionRow {
public:
    NumberRow(const core::Option& o, QWidget* parent)
        : OptionRow(o, parent),
          m_stepper(new Stepper(o.min, o.offered > 0 ? o.offered : o.max, o.min, this)) {
        keep(m_stepper, [this] { m_stepper->setFixedWidth(2 * theme().target(36) + theme().px(24)); });
        setControl(m_stepper, true);
        connect(m_stepper, &Stepper::changed, this, &OptionRow::changed);
    }
    std::string value() const override { return std::to_string(m_stepper->value()); }
    void setValue(const std::string& value) override {
        m_stepper->setValue(core::wholeNumber(value).value_or(option().min));
    }

private:
    Stepper* m_stepper;
};

// From one stepper to another; the one that is moved pushes the other on.
class RangeRow final : public OptionRow {
public:
    RangeRow(const core::Option& o, QWidget* parent)
        : OptionRow(o, parent), m_low(new Stepper(o.min, o.max, o.min)),
          m_high(new Stepper(o.min, o.max, o.max)) {
        auto* both = new QWidget(this);
        auto* line = new QHBoxLayout(both);
        line->setContentsMargins(0, 0, 0, 0);
        line->addWidget(m_low);
        line->addWidget(new Label(Type::Body, QStringLiteral("–")), 0, Qt::AlignCenter);
        line->addWidget(m_high);
        both->setFocusProxy(m_low);
        setControl(both, false);
        connect(m_low, &Stepper::changed, this, [this](int low) {
            m_high->setValue(std::max(low, m_high->value()));
            emit changed();
        });
        connect(m_high, &Stepper::changed, this, [this](int high) {
            m_low->setValue(std::min(high, m_low->value()));
            emit changed();
        });
        named(m_low, [this] { return tr("%1, lowest").arg(language::spoken(option().label)); });
        named(m_high, [this] { return tr("%1, highest").arg(language::spoken(option().label)); });
    }
    std::string value() const override {
        return std::to_string(m_low->value()) + ".." + std::to_string(m_high->value());
    }
    void setValue(const std::string& value) override {
        const auto range = core::wholeRange(value).value_or(std::pair(option().min, option().max));
        m_low->setValue(range.first);
        m_high->setValue(range.second);
    }

private:
    Stepper* m_low;
    Stepper* m_high;
};

// Off or on.
class SwitchRow final : public OptionRow {
public:
    SwitchRow(const core::Option& o, QWidget* parent) : OptionRow(o, parent), m_box(new CheckBox({})) {
        setControl(m_box, false);
        hideLabel();
        says(m_box, [this] { return language::spoken(option().label); });
        connect(m_box, &CheckBox::clicked, this, &OptionRow::changed);
    }
    std::string value() const override { return m_box->isChecked() ? "on" : "off"; }
    void setValue(const std::string& value) override { m_box->setChecked(value == "on"); }
    bool switches() const override { return true; }

private:
    CheckBox* m_box;
};

// `Control` is Segmented, ChoiceCards or DropDown.
template <class Control>
class ChoiceRow final : public OptionRow {
public:
    ChoiceRow(const core::Option& o, Control* control, bool beside, QWidget* parent)
        : OptionRow(o, parent), m_choices(control) {
        setControl(m_choices, beside);
        connect(m_choices, &Control::chosen, this, &OptionRow::changed);
        if constexpr (!std::is_same_v<Control, ChoiceCards>)
            offers(m_choices, [this] {
                QStringList texts;
                for (const auto& choice : option().choices) texts << language::spoken(choice.label);
                return texts;
            });
    }
    std::string value() const override {
        return std::string(option().choices[static_cast<std::size_t>(m_choices->current())].value);
    }
    void setValue(const std::string& value) override {
        const auto& all = option().choices;
        const auto found = std::ranges::find(all, value, &core::Option::Choice::value);
        m_choices->setCurrent(found == all.end() ? 0 : static_cast<int>(found - all.begin()));
    }

private:
    Control* m_choices;
};

class ListRow final : public OptionRow {
public:
    ListRow(const core::Option& o, QWidget* parent) : OptionRow(o, parent), m_list(new ListEditor(o, this)) {
        setControl(m_list, false);
        connect(m_list, &ListEditor::changed, this, &OptionRow::changed);
    }
    std::string value() const override { return m_list->value().toStdString(); }
    void setValue(const std::string& value) override { m_list->setValue(QString::fromStdString(value)); }
    void showError(const QString& text) override {
        OptionRow::showError(text);
        m_list->setWrong(!text.isEmpty());
    }

private:
    ListEditor* m_list;
};

// More than fits on a segment.
bool wordy(const core::Option::Choice& choice) {
    constexpr std::size_t longest = 12; // letters
    return *choice.hint.english != '\0' || std::string_view(choice.label.english).size() > longest;
}

// More than a narrow place has room for side by side.
bool longInAll(const std::vector<core::Option::Choice>& choices) {
    constexpr std::size_t most = 28; // letters
    std::size_t all = 0;
    for (const auto& choice : choices) all += std::string_view(choice.label.english).size();
    return all > most;
}

OptionRow* rowFor(const core::Option& option, bool compact, QWidget* parent) {
    switch (option.type) {
    case core::Option::Type::Int:
        return new NumberRow(option, parent);
    case core::Option::Type::List:
        return new ListRow(option, parent);
    case core::Option::Type::Range:
        return new RangeRow(option, parent);
    case core::Option::Type::Choice:
        break;
    }
    const auto is = [&](std::string_view value) {
        return std::ranges::any_of(option.choices, [&](const auto& choice) { return choice.value == value; });
    };
    if (option.choices.size() == 2 && is("on") && is("off")) return new SwitchRow(option, parent);
    constexpr std::size_t beside = 4; // more choices than that are a menu
    if (option.choices.size() > beside || (compact && longInAll(option.choices)))
        return new ChoiceRow<DropDown>(option, new DropDown, false, parent);
    if (!compact && std::ranges::any_of(option.choices, wordy))
        return new ChoiceRow<ChoiceCards>(option, new ChoiceCards(option.choices), false, parent);
    return new ChoiceRow<Segmented>(option, new Segmented, false, parent);
}

} // namespace

OptionRow* OptionRow::create(const core::Option& option, bool compact, QWidget* parent) {
    auto* row = rowFor(option, compact, parent);
    row->m_compact = compact;
    if (compact) row->m_hint->hide();
    return row;
}

void OptionRow::turnLine() {
    if (!m_compact) return;
    const int needed = m_label->sizeHint().width() + m_control->sizeHint().width() + theme().px(12);
    m_line->setDirection(needed <= width() ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
}

// What stands side by side could stand below each other.
QSize OptionRow::minimumSizeHint() const {
    const auto least = QWidget::minimumSizeHint();
    if (!m_compact) return least;
    return {std::max(m_label->minimumSizeHint().width(), m_control->minimumSizeHint().width()),
            least.height()};
}

void OptionRow::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    turnLine();
}

bool OptionRow::event(QEvent* event) {
    if (event->type() == QEvent::LayoutRequest) turnLine();
    return QWidget::event(event);
}

void OptionRow::hideLabel() {
    m_label->hide();
}

OptionRow::OptionRow(const core::Option& option, QWidget* parent)
    : QWidget(parent), m_option(option), m_label(new Label(Type::Body, {}, this)),
      m_hint(new Label(Type::Body, {}, this)), m_error(new Label(Type::Body, {}, this)) {
    says(m_label, [this] { return language::spoken(m_option.label); });
    says(m_hint, [this] { return language::spoken(m_option.hint); });
    m_label->setWordWrap(true);
    m_hint->setWordWrap(true);
    m_hint->setHue(Hue::Ink2);
    m_hint->setVisible(*option.hint.english != '\0');
    m_error->setWordWrap(true);
    m_error->setHue(Hue::LossLine);
    m_error->hide();
}

void OptionRow::setControl(QWidget* control, bool beside) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    keepSpacing(column, 6);
    m_control = control;
    m_line = new QBoxLayout(beside ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    m_line->addWidget(m_label, beside ? 1 : 0);
    m_line->addWidget(control);
    column->addLayout(m_line);
    column->addWidget(m_hint);
    column->addWidget(m_error);
    setFocusProxy(control);
    named(control, [this] { return language::spoken(m_option.label); });
}

void OptionRow::showError(const QString& text) {
    m_error->setText(text);
    m_error->setVisible(!text.isEmpty());
}
