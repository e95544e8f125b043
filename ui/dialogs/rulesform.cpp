#include "ui/dialogs/rulesform.h"

#include <QGridLayout>
#include <QVBoxLayout>

#include "ui/board/preview.h"
#include "ui/controls/button.h"
#include "ui/controls/forms/field.h"
#include "ui/controls/forms/optionform.h"
#include "ui/controls/label.h"
#include "ui/controls/says.h"
#include "ui/controls/scaled.h"
#include "ui/dialogs/presetbar.h"
#include "ui/look/language.h"

#include <initializer_list>
#include <utility>

namespace {

constexpr int firstColumn = 380; // beside others

// The values of every option of a schema that a rules text gives, defaults filled in.
OptionForm::Values everyValue(const core::Schema& schema, std::string_view rules) {
    OptionForm::Values all;
    for (const auto& option : schema) all[std::string(option.key)] = option.fallback;
    for (const auto& pair : core::split(core::parseValues(schema, rules).text(), ';'))
        if (const auto equals = pair.find('='); equals != std::string::npos)
            all[pair.substr(0, equals)] = pair.substr(equals + 1);
    return all;
}

} // namespace

RulesForm::RulesForm(const core::Kind& kind, QWidget* parent)
    : QWidget(parent), m_kind(kind), m_title(new Label(Type::Verdict, {}, this)),
      m_presets(new PresetBar(kind, this)), m_preview(new Preview({204, 146}, this)),
      m_byHand(new Button(Button::Style::Outline, {}, this)), m_position(new Field(Type::Bold, this)),
      m_error(new Label(Type::Secondary, {}, this)), m_beginning(beginning()),
      m_options(new OptionForm(kind.options, {picture(), m_beginning}, this)), m_grid(new QGridLayout(this)) {
    m_grid->setContentsMargins(0, 0, 0, 0);
    keepSpacing(m_grid, 24, 12);
    auto* rules = new QVBoxLayout;
    keepSpacing(rules, 12);
    for (auto* part : std::initializer_list<QWidget*>{m_title, m_presets, m_options}) rules->addWidget(part);
    m_grid->addLayout(rules, 0, 0, Qt::AlignTop);
    keep(this, [this] { arrange(); });
    connect(m_presets, &PresetBar::chosen, this, &RulesForm::choosePreset);
    connect(m_options, &OptionForm::changed, this, &RulesForm::check);
    connect(m_position, &QLineEdit::textEdited, this, &RulesForm::check);
    connect(m_byHand, &Button::clicked, this, [this] { emit setUpAsked(m_setup->game, m_setup->start); });
    says(m_title, [] { return tr("Rules"); });
    inAnyLanguage(this, [this] { check(); });
}

// Where there is room for two or three columns, what is no number has all but the first.
void RulesForm::arrange() {
    const int columns = m_part == Part::Ready        ? 1
                        : width() >= theme().px(960) ? 3
                        : width() >= theme().px(680) ? 2
                                                     : 1;
    const bool wide = columns > 1;
    m_grid->setColumnMinimumWidth(0, theme().px(wide ? firstColumn : 0));
    if (std::exchange(m_columns, columns) == columns) return;
    auto* rest = m_options->rest();
    m_options->spreadRest(columns - 1);
    m_grid->removeWidget(rest);
    m_grid->addWidget(rest, wide ? 0 : 1, wide ? 1 : 0, Qt::AlignTop);
    m_grid->setRowStretch(wide ? 0 : 1, 1);
    m_grid->setRowStretch(wide ? 1 : 0, 0);
    m_grid->setColumnStretch(0, 1);
    m_grid->setColumnStretch(1, columns - 1);
}

void RulesForm::resizeEvent(QResizeEvent*) {
    arrange();
}

void RulesForm::showPart(Part part) {
    if (std::exchange(m_part, part) == part) return;
    const bool ready = part != Part::Options, options = part != Part::Ready;
    for (auto* one : std::initializer_list<QWidget*>{m_title, m_presets, m_beginning}) one->setVisible(ready);
    m_options->showOptions(options);
    m_options->rest()->setVisible(options);
    arrange();
    check();
}

// The preview, and below it what is wrong.
QWidget* RulesForm::picture() {
    auto* box = new QWidget(this);
    auto* column = new QVBoxLayout(box);
    column->setContentsMargins(0, 0, 0, 0);
    keepSpacing(column, 8);
    column->addWidget(m_preview);
    column->addWidget(m_error);
    column->addStretch();
    m_error->setHue(Hue::LossLine);
    m_error->setWordWrap(true);
    return box;
}

// The ways to begin with another position.
QWidget* RulesForm::beginning() {
    auto* box = new QWidget(this);
    auto* column = new QVBoxLayout(box);
    column->setContentsMargins(0, 0, 0, 0);
    keepSpacing(column, 8);
    auto* label = says(new Label(Type::Body), [] { return tr("Start from another position"); });
    label->setWordWrap(true);
    says(m_byHand, [] { return tr("Set up by hand"); });
    named(m_position, [] { return tr("Start from another position"); });
    for (auto* part : std::initializer_list<QWidget*>{m_byHand, label, m_position}) column->addWidget(part);
    return box;
}

void RulesForm::setRules(const QString& rules) {
    try {
        m_options->setValues(everyValue(m_kind.options, rules.toStdString()));
    } catch (const core::InputError&) { // remembered by an older version: nothing to tell the user
        m_options->setValues({});
    }
    m_position->clear();
    check();
}

void RulesForm::setPosition(const QString& text) {
    m_position->setText(text);
    check();
}

void RulesForm::choosePreset(int preset) {
    const auto& chosen = m_kind.presets[static_cast<std::size_t>(preset)];
    setRules(QString::fromStdString(chosen.rules));
    if (chosen.stage) emit stageChosen();
}

// The preset that the options show; negative: none.
int RulesForm::preset() const {
    const auto values = m_options->values();
    for (std::size_t i = 0; i < m_kind.presets.size(); ++i)
        if (everyValue(m_kind.options, m_kind.presets[i].rules) == values) return static_cast<int>(i);
    return -1;
}

// A preset's own text, so that a stage is recognised when it is beaten; else what differs from the defaults.
std::string RulesForm::rules() const {
    if (const int i = preset(); i >= 0) return m_kind.presets[static_cast<std::size_t>(i)].rules;
    const auto values = m_options->values();
    std::string text;
    for (const auto& option : m_kind.options) {
        const auto& value = values.at(std::string(option.key));
        if (value != option.fallback)
            text += (text.empty() ? "" : ";") + std::string(option.key) + '=' + value;
    }
    return text;
}

RulesForm::Setup RulesForm::made() const {
    std::shared_ptr<const core::Game> game = m_kind.game(rules());
    const auto typed = m_position->text().trimmed().toStdString();
    const auto start = typed.empty() ? game->start() : game->parse(typed);
    if (game->moves(start).empty())
        throw core::InputError(core::text("core", "In this position the game is over already."));
    return {std::move(game), start};
}

void RulesForm::check() {
    m_options->showError({}, {});
    m_error->clear();
    m_position->setWrong(false);
    m_presets->setCurrent(preset());
    m_options->setStartGiven(!m_position->text().trimmed().isEmpty());
    try {
        m_setup = made();
        m_preview->showSetUp(*m_setup->game, m_setup->start);
        m_position->setPlaceholderText(QString::fromStdString(m_setup->game->text(m_setup->game->start())));
    } catch (const core::InputError& error) {
        m_setup.reset();
        showError(error);
    }
    m_preview->setEnabled(m_setup.has_value());
    m_byHand->setVisible(!m_setup || !m_setup->game->tools().empty());
    m_byHand->setEnabled(m_setup.has_value());
    emit changed();
}

void RulesForm::showError(const core::InputError& error) {
    const auto text = language::spoken(error.message());
    const bool told = !error.key().empty() && m_options->showError(error.key(), text);
    if (told && m_part != Part::Ready) return;
    m_error->setText(text);
    m_position->setWrong(!m_position->text().isEmpty());
}
