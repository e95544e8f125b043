#include "ui/dialogs/playercard.h"

#include <QGridLayout>
#include <QPainter>

#include "ui/controls/button.h"
#include "ui/controls/forms/dropdown.h"
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
#include <initializer_list>

namespace {

constexpr int person = 0, computerChoice = 1;
constexpr int nameLength = 24;
constexpr std::array levels{core::Level::FirstSteps, core::Level::Gentle, core::Level::Fair,
                            core::Level::Strong, core::Level::Perfect};

} // namespace

PlayerCard::PlayerCard(const core::Kind& kind, core::Player player, QWidget* parent)
    : QWidget(parent), m_kind(kind), m_player(player), m_begins(player == core::Player::First),
      m_field(new Field(Type::Verdict, this)), m_who(new Segmented(this)),
      m_role(new Label(Type::Body, {}, this)), m_level(new DropDown(this)), m_grid(new QGridLayout(this)) {
    m_role->setHue(Hue::Ink2);
    m_role->setWordWrap(true);
    m_field->setMaxLength(nameLength);
    keepLeastWidth(m_field, 130);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    connect(m_field, &QLineEdit::textEdited, this, [this](const QString& text) { m_name = text; });
    connect(m_who, &Segmented::chosen, this, &PlayerCard::showSeat);
    connect(m_level, &DropDown::moreRequested, this, &PlayerCard::levelsAsked);
    giveWords();
    setSeat({}, {});
    keep(this, [this] { arrange(); });
}

void PlayerCard::setLine(bool line) {
    m_line = line;
    arrange();
}

// Below each other, or beside each other and without who begins, which the crests' order tells.
void PlayerCard::arrange() {
    const auto& t = theme();
    m_grid->setContentsMargins(t.px(m_line ? 16 : 20), t.px(m_line ? 12 : 20), t.px(m_line ? 16 : 20),
                               t.px(m_line ? 12 : 14));
    m_grid->setHorizontalSpacing(t.px(12));
    m_grid->setVerticalSpacing(t.px(12));
    m_grid->setColumnMinimumWidth(0, t.px(m_line ? 42 : 50)); // the crest
    m_grid->setColumnStretch(1, 1);
    m_grid->setColumnStretch(2, m_line ? 1 : 0);
    m_field->setBaseHeight(m_line ? 40 : 48);
    m_level->setBaseHeight(m_line ? 40 : 48, true);
    m_who->setBaseHeight(m_line ? 36 : 40);
    for (auto* part : std::initializer_list<QWidget*>{m_field, m_level, m_who, m_role})
        m_grid->removeWidget(part);
    m_grid->addWidget(m_field, 0, 1);
    m_grid->addWidget(m_level, 0, 1);
    m_grid->addWidget(m_who, m_line ? 0 : 1, m_line ? 2 : 1);
    m_grid->addWidget(m_role, 2, 1);
    m_role->setVisible(!m_line);
    update();
}

void PlayerCard::giveWords() {
    const bool first = m_player == core::Player::First;
    inAnyLanguage(m_field, [this] { m_field->setPlaceholderText(words::name(m_player, core::Seat{})); });
    named(m_field,
          [first] { return first ? tr("Name of the first player") : tr("Name of the second player"); });
    offers(m_who, [] { return QStringList{tr("Person"), tr("Computer")}; });
    named(m_who, [first] { return first ? tr("First player") : tr("Second player"); });
    says(m_role, [this] { return role(); });
    named(m_level, [] { return tr("Strength of the computer"); });
    inAnyLanguage(m_level, [this] {
        QStringList names;
        for (const auto level : levels) names << words::level(level);
        m_level->setChoices(names, {tr("Tries things out and often goes wrong."),
                                    tr("Misses no win in one move, but easily goes wrong."),
                                    tr("Looks a little ahead and goes wrong now and then."),
                                    tr("Looks further ahead and seldom goes wrong."),
                                    tr("Gives nothing away, and plays what is hardest to answer.")});
        m_level->setMore(tr("How strong?"));
    });
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
    const bool plays = computer().has_value(), had = m_field->hasFocus() || m_level->hasFocus();
    m_field->setText(m_name);
    QWidget *shown = plays ? static_cast<QWidget*>(m_level) : m_field,
            *hidden = plays ? static_cast<QWidget*>(m_field) : m_level;
    shown->show(); // a computer has no other name
    setFocusProxy(shown);
    if (had) shown->setFocus();
    hidden->hide();
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
    const auto name = m_field->isHidden() ? m_level->geometry() : m_field->geometry();
    const double side = theme().px(m_line ? 34 : 40);
    const auto crest = art::crest(m_player, true, side, devicePixelRatioF(), theme().color(hueOf(m_player)));
    p.drawPixmap(QPointF(theme().px(m_line ? 16 : 18), name.center().y() - side / 2), crest);
}
