#include "ui/shelf/shelf.h"

#include <QPainter>
#include <QScrollArea>

#include "ui/controls/button.h"
#include "ui/controls/forms/segmented.h"
#include "ui/controls/says.h"
#include "ui/controls/scaled.h"
#include "ui/controls/scrolling.h"
#include "ui/look/language.h"
#include "ui/look/theme.h"
#include "ui/shelf/cardrows.h"
#include "ui/shelf/gamecard.h"

#include <algorithm>

Shelf::Shelf(const std::vector<const core::Kind*>& kinds, QWidget* parent)
    : QWidget(parent), m_language(new Segmented(this)), m_dark(new Button(Button::Style::Icon, {}, this)),
      m_projector(new Button(Button::Style::Icon, {}, this)),
      m_join(new Button(Button::Style::Icon, {}, this)),
      m_worksheet(new Button(Button::Style::Icon, {}, this)),
      m_help(new Button(Button::Style::Icon, {}, this)), m_rows(new CardRows(kinds)),
      m_area(scrolling(m_rows)) {
    m_projector->setGlyph("screen");
    m_join->setGlyph("join");
    m_worksheet->setGlyph("printer");
    m_help->setGlyph("help");
    connect(m_language, &Segmented::chosen, this, [this](int index) {
        constexpr std::array order{language::Id::English, language::Id::Japanese, language::Id::Kana};
        emit languageChosen(static_cast<int>(order[static_cast<std::size_t>(index)]));
    });
    connect(m_dark, &Button::clicked, this, &Shelf::darkToggled);
    connect(m_projector, &Button::clicked, this, &Shelf::projectorToggled);
    connect(m_join, &Button::clicked, this, &Shelf::joinRequested);
    connect(m_worksheet, &Button::clicked, this, &Shelf::worksheetRequested);
    connect(m_help, &Button::clicked, this, &Shelf::helpRequested);
    m_area->setParent(this);
    m_area->setWidgetResizable(false); // the rows know how high they are
    connect(m_rows, &CardRows::playRequested, this, &Shelf::playRequested);
    connect(m_rows, &CardRows::learnRequested, this, &Shelf::learnRequested);
    connect(m_rows, &CardRows::puzzlesRequested, this, &Shelf::puzzlesRequested);
    connect(m_rows, &CardRows::labRequested, this, &Shelf::labRequested);
    connect(m_rows, &CardRows::focused, m_area,
            [this](QWidget* card) { m_area->ensureWidgetVisible(card, 0, 0); });
    giveWords();
    connect(&theme(), &Theme::changed, this, [this] {
        place();
        update();
    });
}

void Shelf::setBelow(QWidget* row) {
    m_rows->setBelow(row);
    place();
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
    named(m_projector, [] { return tr("Projector mode (F11)"); });
    named(m_join, [] { return tr("Join a table (Ctrl+J)"); });
    named(m_worksheet, [] { return tr("Worksheet to print (Ctrl+P)"); });
    named(m_help, [] { return tr("Help (F1)"); });
    inAnyLanguage(this, [this] { update(); });
}

// The keyboard begins at the games.
void Shelf::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    if (!isAncestorOf(window()->focusWidget()) && !m_rows->cards().empty())
        m_rows->cards().front()->setFocus(Qt::OtherFocusReason);
}

void Shelf::resizeEvent(QResizeEvent*) {
    place();
}

// Compact windows keep the text's size and give up the Continue row's air first.
void Shelf::place() {
    const auto& t = theme();
    const bool compact = width() < t.px(1180) || height() < t.px(700);
    const int margin = compact ? t.px(20) : t.px(40), top = compact ? t.px(12) : t.px(46);
    int x = width() - margin;
    const int side = t.target(36);
    for (auto* icon : {m_help, m_worksheet, m_join, m_projector, m_dark}) {
        x -= side;
        icon->setGeometry(x, top, side, side);
    }
    const int languageWidth = std::max(t.px(240), m_language->sizeHint().width());
    m_language->setGeometry(x - languageWidth - t.px(10), top, languageWidth, side);

    const int head = (compact ? t.px(64) : t.px(120)) + (compact ? side - t.px(36) : 0);
    m_area->setGeometry(0, head, width(), height() - head);
    m_rows->place({width(), height() - head}, compact);
}

void Shelf::paintEvent(QPaintEvent*) {
    const auto& t = theme();
    QPainter p(this);
    p.fillRect(rect(), t.color(Hue::Paper));
    const bool compact = width() < t.px(1180) || height() < t.px(700);
    const int x = compact ? t.px(20) : t.px(40), base = compact ? t.px(46) : t.px(84);
    auto big = t.font(Type::CardTitle);
    big.setPixelSize(t.px(compact ? 34 : 52));
    p.setFont(big);
    p.setPen(t.color(Hue::Ink));
    p.drawText(x, base, QStringLiteral("勝ち筋"));
    const int right = x + QFontMetrics(big).horizontalAdvance(QStringLiteral("勝ち筋")) + t.px(20);
    p.setFont(t.font(Type::CardTitle));
    p.drawText(right, compact ? base - t.px(4) : t.px(62),
               language::current() == language::Id::Kana ? QStringLiteral("かちすじ")
                                                         : QStringLiteral("Kachisuji"));
    if (!compact) {
        p.setFont(t.font(Type::Body));
        p.setPen(t.color(Hue::Ink2));
        p.drawText(right, t.px(86), tr("small games, and the winning line through each"));
    }
}
