#include "ui/dialogs/rulesform.h"

#include <QPainter>
#include <QVBoxLayout>

#include "ui/controls/button.h"
#include "ui/controls/forms/field.h"
#include "ui/controls/forms/optionform.h"
#include "ui/controls/forms/segmented.h"
#include "ui/controls/label.h"
#include "ui/controls/says.h"
#include "ui/controls/scaled.h"
#include "ui/dialogs/presetbar.h"
#include "ui/look/language.h"

#include <algorithm>
#include <initializer_list>

namespace {

constexpr int rulesMargin = 36, narrowestColumn = 250, mostColumns = 4; // of a column, at scale 1
constexpr int basicsOnly = 0, everything = 1;                           // of the options

} // namespace

RulesForm::RulesForm(const core::Kind& kind, QWidget* parent)
    : QWidget(parent), m_kind(kind), m_depth(new Segmented), m_presets(new PresetBar(kind, shownAsPictures)),
      m_options(new OptionForm(kind.options)), m_beginning(beginning()) {
    auto* rows = new QVBoxLayout(this);
    keepMargins(rows, rulesMargin, 10, rulesMargin, 12);
    keepSpacing(rows, 12);
    rows->addWidget(header());
    for (auto* part : std::initializer_list<QWidget*>{m_presets, m_options, m_beginning})
        rows->addWidget(part);
    rows->addStretch();
    m_presets->setVisible(!m_presets->empty());
    keep(this, [this] { arrange(); });
    connect(m_presets, &PresetBar::chosen, this, [this](int preset) {
        choosePreset(preset);
        emit presetChosen();
    });
    connect(m_options, &OptionForm::changed, this, &RulesForm::check);
    connect(m_position, &QLineEdit::textEdited, this, &RulesForm::check);
    showAll(false);
    inAnyLanguage(this, [this] { check(); });
}

QWidget* RulesForm::header() {
    auto* box = new QWidget;
    auto* line = new QHBoxLayout(box);
    line->setContentsMargins(0, 0, 0, 0);
    keepSpacing(line, 28);
    auto* fold = says(new Button(Button::Style::Link, {}), [] { return tr("Rules"); });
    fold->setGlyph("down");
    auto* back = says(new Button(Button::Style::Link, {}), [] { return tr("Usual rules"); });
    back->setGlyph("undo");
    const auto count = m_kind.options.size();
    const bool some = std::ranges::any_of(m_kind.options, &core::Option::deep);
    offers(m_depth, [count] { return QStringList{tr("Basics"), tr("All %1").arg(count)}; });
    named(m_depth, [] { return tr("Which rules are shown"); });
    m_depth->setObjectName(QStringLiteral("depth"));
    line->addWidget(fold);
    line->addWidget(m_depth);
    m_depth->setVisible(some);
    line->addStretch();
    line->addWidget(back);
    connect(fold, &Button::clicked, this, &RulesForm::folded);
    connect(back, &Button::clicked, this, [this] {
        setRules({});
        emit presetChosen();
    });
    connect(m_depth, &Segmented::chosen, this, [this](int depth) { showAll(depth == everything); });
    return box;
}

// Another position to begin with, and below it what is wrong.
QWidget* RulesForm::beginning() {
    auto* box = new QWidget(this);
    auto* column = new QVBoxLayout(box);
    column->setContentsMargins(0, 0, 0, 0);
    keepSpacing(column, 6);
    m_position = new Field(Type::Bold);
    m_error = new Label(Type::Body);
    auto* line = new QHBoxLayout;
    keepSpacing(line, 16);
    auto* label = says(new Label(Type::Body), [] { return tr("Start from another position"); });
    named(m_position, [] { return tr("Start from another position"); });
    line->addWidget(label);
    line->addWidget(m_position, 1);
    column->addLayout(line);
    column->addWidget(m_error);
    m_error->setHue(Hue::LossLine);
    m_error->setWordWrap(true);
    return box;
}

bool RulesForm::showsAll() const {
    return m_depth->current() == everything;
}

void RulesForm::showAll(bool shown) {
    m_depth->setCurrent(shown ? everything : basicsOnly);
    m_options->showDeep(shown);
    arrange();
    check(); // what is wrong is said elsewhere
    emit arrangementChanged();
}

void RulesForm::arrange() {
    const int room = width() - theme().px(2 * rulesMargin);
    const auto shown = std::ranges::count_if(
        m_kind.options, [this](const core::Option& option) { return showsAll() || !option.deep; });
    m_options->setColumns(
        std::clamp(room / theme().px(narrowestColumn), 1, std::min(mostColumns, static_cast<int>(shown))));
}

void RulesForm::resizeEvent(QResizeEvent*) {
    arrange();
}

void RulesForm::paintEvent(QPaintEvent*) {
    QPainter p(this);
    p.fillRect(rect(), theme().color(Hue::Paper));
    p.setPen(theme().color(Hue::Line));
    p.drawLine(0, 0, width(), 0);
}

// A preset's own text brings that one back, though another may have the same rules.
void RulesForm::setRules(const QString& rules) {
    const auto text = rules.toStdString();
    const auto same = std::ranges::find(m_kind.presets, text, &core::Preset::rules);
    m_chosen = same == m_kind.presets.end() ? -1 : static_cast<int>(same - m_kind.presets.begin());
    try {
        m_options->setValues(OptionForm::everyValue(m_kind.options, text));
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
    setRules(QString::fromStdString(m_kind.presets[static_cast<std::size_t>(preset)].rules));
    m_chosen = preset;
    check();
}

bool RulesForm::placed() const {
    return !m_position->text().trimmed().isEmpty();
}

int RulesForm::preset() const {
    const auto values = m_options->values();
    const auto is = [&](int i) {
        const auto& rules = m_kind.presets[static_cast<std::size_t>(i)].rules;
        return OptionForm::everyValue(m_kind.options, rules) == values;
    };
    if (m_chosen >= 0 && is(m_chosen)) return m_chosen;
    for (int i = 0; i < static_cast<int>(m_kind.presets.size()); ++i)
        if (is(i)) return i;
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
    m_wrong.clear();
    m_position->setWrong(false);
    m_presets->setCurrent(placed() ? -1 : preset());
    m_options->setStartGiven(placed());
    try {
        m_setup = made();
        m_position->setPlaceholderText(QString::fromStdString(m_setup->game->text(m_setup->game->start())));
        if (const auto otherwise = m_setup->game->ambiguity(m_position->text().trimmed().toStdString())) {
            m_error->setHue(Hue::Ink2);
            m_error->setText(language::spoken(*otherwise));
        }
    } catch (const core::InputError& error) {
        m_setup.reset();
        showError(error);
    }
    m_error->setVisible(!m_error->text().isEmpty());
    m_beginning->setVisible(showsAll() || placed() || m_error->isVisibleTo(m_beginning));
    emit changed();
}

void RulesForm::showError(const core::InputError& error) {
    const auto text = QStringLiteral("× ") + language::spoken(error.message());
    if (!error.key().empty() && m_options->showError(error.key(), text)) {
        m_wrong = error.key();
        return;
    }
    m_error->setHue(Hue::LossLine);
    m_error->setText(text);
    m_position->setWrong(placed());
}

void RulesForm::focusError() {
    if (m_wrong.empty()) return focusPosition();
    if (m_options->isDeep(m_wrong)) showAll(true);
    m_options->focus(m_wrong);
}

void RulesForm::focusPosition() {
    if (!showsAll() && !m_beginning->isVisibleTo(this)) showAll(true);
    m_position->setFocus(Qt::OtherFocusReason);
}
