#include "ui/shelf/continuerow.h"

#include "core/kind.h"
#include "ui/controls/button.h"
#include "ui/controls/label.h"
#include "ui/controls/paint.h"
#include "ui/controls/says.h"
#include "ui/look/language.h"
#include "ui/shelf/matchcard.h"

ContinueCard::ContinueCard(MatchStore::Kept match, QWidget* parent)
    : QAbstractButton(parent), m_match(std::move(match)) {
    setFocusPolicy(Qt::TabFocus);
    setCursor(Qt::PointingHandCursor);
    setAttribute(Qt::WA_Hover);
    inAnyLanguage(this, [this] {
        setAccessibleName(matchcard::described(m_match));
        update();
    });
}

QSize ContinueCard::sizeHint() const {
    return {theme().px(matchcard::width), theme().px(matchcard::height)};
}

void ContinueCard::paintEvent(QPaintEvent*) {
    const auto& t = theme();
    QPainter p(this);
    paint::box(p, rect(), t.px(12), t.color(underMouse() ? Hue::Sunk : Hue::Surface), t.color(Hue::Line), 1);
    if (hasFocus()) paint::focusRing(p, rect(), t.px(12));
    matchcard::paint(p, rect(), m_match);
}

ContinueRow::ContinueRow(QWidget* parent)
    : QWidget(parent), m_title(new Label(Type::Verdict, {}, this)), m_empty(new Label(Type::Body, {}, this)),
      m_learn(new Button(Button::Style::Primary, {}, this)),
      m_start(new Button(Button::Style::Outline, {}, this)),
      m_open(new Button(Button::Style::Link, {}, this)), m_all(new Button(Button::Style::Link, {}, this)) {
    m_empty->setHue(Hue::Ink2);
    connect(m_learn, &Button::clicked, this, &ContinueRow::learnRequested);
    connect(m_start, &Button::clicked, this, &ContinueRow::startRequested);
    connect(m_open, &Button::clicked, this, &ContinueRow::openRequested);
    connect(m_all, &Button::clicked, this, &ContinueRow::allRequested);
    connect(&theme(), &Theme::changed, this, &ContinueRow::place);
    says(m_empty, [] {
        return tr("%1 is a good first game.").arg(language::spoken(core::catalogue().front()->title));
    });
    says(m_learn, [] { return tr("How to play"); });
    says(m_start, [] { return tr("Play"); });
    says(m_open, [] { return tr("Open a record …"); });
    says(m_all, [] { return tr("All matches"); });
    inAnyLanguage(this, [this] { refresh(); });
}

void ContinueRow::setMatches(std::vector<MatchStore::Kept> matches, bool more) {
    qDeleteAll(m_cards);
    m_cards.clear();
    m_all->setVisible(more);
    for (auto& match : matches) {
        if (m_cards.size() == mostCards) break;
        auto* card = new ContinueCard(std::move(match), this);
        connect(card, &ContinueCard::clicked, this, [this, card] { emit chosen(card->path()); });
        card->show();
        m_cards.push_back(card);
    }
    m_empty->setVisible(m_cards.empty());
    m_learn->setVisible(m_cards.empty());
    m_start->setVisible(m_cards.empty());
    refresh();
}

void ContinueRow::focusOffer() {
    if (m_cards.empty()) m_learn->setFocus();
}

void ContinueRow::refresh() {
    m_title->setText(m_cards.empty() ? tr("New here?") : tr("Continue"));
    place();
}

void ContinueRow::resizeEvent(QResizeEvent*) {
    place();
}

void ContinueRow::place() {
    const auto& t = theme();
    const int heading = t.target(30);
    m_title->setGeometry(0, 0, width() / 2, heading);
    int x = width();
    for (auto* link : {m_all, m_open}) {
        if (link->isHidden()) continue;
        x -= link->sizeHint().width();
        link->setGeometry(x, 0, link->sizeHint().width(), heading);
        x -= t.px(12);
    }
    m_empty->setGeometry(0, heading + t.px(14), m_empty->sizeHint().width(), t.target(40));
    x = m_empty->geometry().right() + t.px(16);
    for (auto* button : {m_learn, m_start}) {
        button->setGeometry(x, heading + t.px(14), button->sizeHint().width(), t.target(40));
        x += button->width() + t.px(12);
    }
    const int gap = t.px(16), cardWidth = (width() - gap * 2) / 3;
    for (std::size_t i = 0; i < m_cards.size(); ++i)
        m_cards[i]->setGeometry(static_cast<int>(i) * (cardWidth + gap), heading + t.px(6), cardWidth,
                                t.px(112));
}
