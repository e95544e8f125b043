#include "ui/dialogs/playercard.h"

#include <QGridLayout>
#include <QPainter>

#include "ui/controls/button.h"
#include "ui/controls/forms/field.h"
#include "ui/controls/forms/segmented.h"
#include "ui/controls/label.h"
#include "ui/controls/paint.h"
#include "ui/controls/says.h"
#include "ui/controls/scaled.h"
#include "ui/look/art.h"
#include "ui/look/language.h"
#include "ui/look/settings.h"
#include "ui/match/words.h"

#include <algorithm>
#include <array>

namespace {

constexpr int person = 0, computerChoice = 1;
constexpr int nameLength = 24;
constexpr std::array levels{core::Level::FirstSteps, core::Level::Gentle, core::Level::Fair,
                            core::Level::Strong, core::Level::Perfect};

} // namespace

PlayerCard::PlayerCard(const core::Kind& kind, core::Player player, QWidget* parent)
    : QWidget(parent), m_kind(kind), m_player(player), m_begins(player == core::Player::First),
      m_field(new Field(Type::Verdict, this)), m_who(new Segmented(this)),
      m_role(new Label(Type::Secondary, {}, this)), m_level(new Segmented(this)),
      m_levelLine(new Label(Type::Secondary, {}, this)), m_levels(new Button(Button::Style::Link, {}, this)) {
    auto* grid = new QGridLayout(this);
    keepMargins(grid, 16, 12, 14, 10);
    keepSpacing(grid, 10, 6);
    keep(grid, [grid] { grid->setColumnMinimumWidth(0, theme().px(34)); }); // the crest
    grid->setColumnStretch(1, 1);
    grid->addWidget(m_field, 0, 1);
    grid->addWidget(m_who, 0, 2);
    auto* below = new QHBoxLayout; // long roles have the width of both
    below->addWidget(m_role, 1);
    below->addWidget(m_levels);
    grid->addLayout(below, 1, 1, 1, 2);
    grid->addWidget(m_level, 2, 0, 1, 3);
    grid->addWidget(m_levelLine, 3, 0, 1, 3);
    m_levels->setBaseHeight(26);
    m_role->setHue(Hue::Ink2);
    m_levelLine->setHue(Hue::Ink2);
    m_levelLine->setWordWrap(true);
    m_field->setMaxLength(nameLength);
    keepLeastWidth(m_field, 90);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    connect(m_field, &QLineEdit::textEdited, this, [this](const QString& text) { m_name = text; });
    connect(m_who, &Segmented::chosen, this, &PlayerCard::showSeat);
    connect(m_level, &Segmented::chosen, this, &PlayerCard::showSeat);
    connect(m_levels, &Button::clicked, this, &PlayerCard::levelsAsked);
    giveWords();
    setSeat({}, {});
}

void PlayerCard::giveWords() {
    const bool first = m_player == core::Player::First;
    inAnyLanguage(m_field, [this] { m_field->setPlaceholderText(words::name(m_player, core::Seat{})); });
    named(m_field,
          [first] { return first ? tr("Name of the first player") : tr("Name of the second player"); });
    offers(m_who, [] { return QStringList{tr("Person"), tr("Computer")}; });
    named(m_who, [first] { return first ? tr("First player") : tr("Second player"); });
    says(m_role, [this] { return role(); });
    offers(m_level, [] {
        QStringList names;
        for (const auto level : levels) names << words::level(level);
        return names;
    });
    named(m_level, [] { return tr("Strength of the computer"); });
    says(m_levels, [] { return tr("How strong?"); });
    inAnyLanguage(this, [this] { showSeat(); });
}

std::optional<core::Level> PlayerCard::computer() const {
    if (m_who->current() == person) return {};
    return levels[static_cast<std::size_t>(m_level->current())];
}

core::Seat PlayerCard::seat() const {
    const auto level = computer();
    return {level ? std::string() : m_name.trimmed().toStdString(), level};
}

void PlayerCard::setSeat(const QString& personName, std::optional<core::Level> computer) {
    m_name = personName;
    m_who->setCurrent(computer ? computerChoice : person);
    const auto* const level = std::ranges::find(levels, computer.value_or(settings::level()));
    m_level->setCurrent(level == levels.end() ? 0 : static_cast<int>(level - levels.begin()));
    showSeat();
}

void PlayerCard::showSeat() {
    const std::array lines{tr("Tries things out and often goes wrong."),
                           tr("Misses no win in one move, but easily goes wrong."),
                           tr("Looks a little ahead and goes wrong now and then."),
                           tr("Looks further ahead and seldom goes wrong."),
                           tr("Gives nothing away, and plays what is hardest to answer.")};
    const bool plays = computer().has_value();
    m_field->setText(m_name);
    m_field->setVisible(!plays); // a computer has no other name
    m_level->setVisible(plays);
    m_levelLine->setVisible(plays);
    m_levels->setVisible(plays);
    m_levelLine->setText(lines[static_cast<std::size_t>(m_level->current())]);
}

QString PlayerCard::role() const {
    const auto& own = m_kind.roles[static_cast<std::size_t>(m_player)];
    if (own != core::Phrase{}) return language::spoken(own);
    return m_begins ? tr("Begins") : tr("Moves second");
}

void PlayerCard::setBegins(bool begins) {
    m_begins = begins;
    m_role->setText(role());
}

void PlayerCard::paintEvent(QPaintEvent*) {
    QPainter p(this);
    paint::box(p, rect(), theme().px(12), theme().color(washOf(m_player)));
    const double side = theme().px(34);
    const auto crest = art::crest(m_player, true, side, devicePixelRatioF(), theme().color(hueOf(m_player)));
    p.drawPixmap(QPointF(theme().px(15), m_who->geometry().center().y() - side / 2), crest);
}
