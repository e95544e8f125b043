#include "ui/shelf/shelf.h"

#include <QPainter>
#include <QScrollArea>

#include "core/shelf/cards.h"
#include "ui/controls/button.h"
#include "ui/controls/forms/segmented.h"
#include "ui/controls/says.h"
#include "ui/controls/scaled.h"
#include "ui/controls/scrolling.h"
#include "ui/look/language.h"
#include "ui/look/phrases.h"
#include "ui/look/settings.h"
#include "ui/look/theme.h"
#include "ui/shelf/cardrows.h"
#include "ui/shelf/gamecard.h"
#include "ui/shelf/newcomer.h"
#include "ui/shelf/welcomeback.h"

#include <algorithm>
#include <array>

Shelf::Shelf(const std::vector<const core::Kind*>& kinds, QWidget* parent)
    : QWidget(parent), m_language(new Segmented(this)), m_dark(new Button(Button::Style::Icon, {}, this)),
      m_menu(new Button(Button::Style::Icon, {}, this)), m_rows(new CardRows(kinds)),
      m_newcomer(new Newcomer), m_welcome(new WelcomeBack(kinds)), m_area(scrolling(m_rows)),
      m_backArea(scrolling(m_welcome)) {
    m_menu->setGlyph("menu");
    m_rows->setBelow(m_newcomer);
    for (auto* area : {m_area, m_backArea}) {
        area->setParent(this);
        area->setWidgetResizable(false); // what is in it knows how high it is
    }
    m_backArea->hide();
    connectParts();
    giveWords();
    connect(&theme(), &Theme::changed, this, [this] {
        place();
        update();
    });
}

void Shelf::connectParts() {
    connect(m_language, &Segmented::chosen, this, [this](int index) {
        constexpr std::array order{language::Id::English, language::Id::Japanese, language::Id::Kana};
        emit languageChosen(static_cast<int>(order[static_cast<std::size_t>(index)]));
    });
    connect(m_dark, &Button::clicked, this, &Shelf::darkToggled);
    connect(m_menu, &Button::clicked, this,
            [this] { emit menuRequested(m_menu->mapToGlobal(QPoint(0, m_menu->height()))); });
    connect(m_rows, &CardRows::playRequested, this, &Shelf::playRequested);
    connect(m_rows, &CardRows::learnRequested, this, &Shelf::learnRequested);
    connect(m_rows, &CardRows::puzzlesRequested, this, &Shelf::puzzlesRequested);
    connect(m_rows, &CardRows::labRequested, this, &Shelf::labRequested);
    connect(m_rows, &CardRows::focused, m_area,
            [this](QWidget* card) { m_area->ensureWidgetVisible(card, 0, 0); });
    connect(m_newcomer, &Newcomer::learnRequested, this, &Shelf::learnRequested);
    connect(m_newcomer, &Newcomer::playRequested, this, &Shelf::playRequested);
    connect(m_newcomer, &Newcomer::openRequested, this, &Shelf::openRequested);
    connect(m_newcomer, &Newcomer::allRequested, this, &Shelf::allRequested);
    connect(m_welcome, &WelcomeBack::matchChosen, this, &Shelf::matchChosen);
    connect(m_welcome, &WelcomeBack::puzzleChosen, this, &Shelf::puzzleChosen);
    connect(m_welcome, &WelcomeBack::puzzlesRequested, this, &Shelf::puzzlesRequested);
    connect(m_welcome, &WelcomeBack::lessonRequested, this, &Shelf::lessonRequested);
    connect(m_welcome, &WelcomeBack::gameChosen, this, &Shelf::gameChosen);
    connect(m_welcome, &WelcomeBack::allRequested, this, &Shelf::allRequested);
    connect(m_welcome, &WelcomeBack::openRequested, this, &Shelf::openRequested);
    connect(m_welcome, &WelcomeBack::worksheetRequested, this, &Shelf::worksheetRequested);
    connect(m_welcome, &WelcomeBack::joinRequested, this, &Shelf::joinRequested);
}

// Rather one that is not over.
void Shelf::setMatches(std::vector<MatchStore::Kept> matches, bool more) {
    m_back = !matches.empty();
    m_newcomer->setMore(more);
    m_area->setVisible(!m_back);
    m_backArea->setVisible(m_back);
    if (m_back) {
        const auto open = std::ranges::find_if(matches, [](const MatchStore::Kept& kept) {
            return !core::asPlayed(kept.record.match).ending();
        });
        m_welcome->setMatch(std::move(open == matches.end() ? matches.front() : *open));
        m_welcome->refresh();
    }
    update();
}

void Shelf::focusOffer() {
    m_back ? m_welcome->focusOffer() : m_newcomer->focusOffer();
}

void Shelf::giveWords() {
    // Each language is named in itself, so that it is found from any other.
    m_language->setChoices({QStringLiteral("English"), QStringLiteral("日本語"), QStringLiteral("にほんご")});
    named(m_language, [] { return tr("Language"); });
    inAnyLanguage(m_language, [this] {
        const auto now = language::current();
        m_language->setCurrent(now == language::Id::English ? 0 : now == language::Id::Japanese ? 1 : 2);
    });
    const auto colours = [] { return theme().dark() ? tr("Light colours") : tr("Dark colours"); };
    named(m_dark, colours);
    keep(m_dark, [this, colours] {
        m_dark->setGlyph(theme().dark() ? "sun" : "moon");
        m_dark->setName(colours());
    });
    named(m_menu, [] { return tr("Menu"); });
    inAnyLanguage(this, [this] { update(); });
}

// The keyboard begins at what is offered.
void Shelf::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    if (!isAncestorOf(window()->focusWidget())) focusOffer();
}

void Shelf::resizeEvent(QResizeEvent*) {
    place();
}

// Compact windows keep the text's size and give up air first.
void Shelf::place() {
    const auto& t = theme();
    const bool compact = width() < t.px(1180) || height() < t.px(700);
    const int margin = compact ? t.px(20) : t.px(40), top = compact ? t.px(12) : t.px(46);
    int x = width() - margin;
    const int side = t.target(36);
    for (auto* icon : {m_menu, m_dark}) {
        x -= side;
        icon->setGeometry(x, top, side, side);
        x -= t.px(12);
    }
    const int languageWidth = std::max(t.px(240), m_language->sizeHint().width());
    m_language->setGeometry(x - languageWidth - t.px(10), top, languageWidth, side);

    const int head = (compact ? t.px(60) : t.px(114)) + (compact ? side - t.px(36) : 0);
    const QRect below(0, head, width(), height() - head);
    m_area->setGeometry(below);
    m_backArea->setGeometry(below);
    m_rows->place(below.size(), compact);
    m_welcome->place(below.size(), compact);
}

void Shelf::paintEvent(QPaintEvent*) {
    const auto& t = theme();
    QPainter p(this);
    p.fillRect(rect(), t.color(Hue::Paper));
    const bool compact = width() < t.px(1180) || height() < t.px(700);
    const int x = compact ? t.px(20) : t.px(40), base = compact ? t.px(46) : t.px(84);
    const auto big = t.font(compact ? Type::Result : Type::Product);
    p.setFont(big);
    p.setPen(t.color(Hue::Ink));
    p.drawText(x, base, QStringLiteral("勝ち筋"));
    const int right = x + QFontMetrics(big).horizontalAdvance(QStringLiteral("勝ち筋")) + t.px(20);
    const QRectF room(right, compact ? t.px(8) : t.px(28), m_language->x() - right - t.px(12),
                      compact ? t.px(48) : t.px(64));
    const auto name = settings::playerName(0);
    if (m_back && !name.isEmpty()) {
        const bool roomy = room.width() > t.px(400);
        p.setFont(t.font(roomy ? Type::Turn : Type::Verdict));
        const auto welcome = tr("Welcome back, %1").arg(name);
        if (phrases::bounds(p.font(), room, welcome).height() <= room.height())
            phrases::draw(p, room, Qt::AlignVCenter | Qt::AlignLeft, welcome);
        return;
    }
    p.setFont(t.font(Type::Title));
    p.drawText(right, compact ? base - t.px(4) : t.px(62),
               language::current() == language::Id::Kana ? QStringLiteral("かちすじ")
                                                         : QStringLiteral("Kachisuji"));
    if (!compact) {
        p.setFont(t.font(Type::Body));
        p.setPen(t.color(Hue::Ink2));
        p.drawText(right, t.px(86), tr("small games, and the winning line through each"));
    }
}
