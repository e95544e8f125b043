#include "ui/shelf/gamepage.h"

#include <QAbstractButton>
#include <QGridLayout>
#include <QKeyEvent>
#include <QPainterPath>

#include "core/labs/labs.h"
#include "ui/controls/label.h"
#include "ui/controls/pageheader.h"
#include "ui/controls/paint.h"
#include "ui/controls/says.h"
#include "ui/controls/scaled.h"
#include "ui/look/art.h"
#include "ui/look/language.h"
#include "ui/look/phrases.h"
#include "ui/look/settings.h"

#include <algorithm>
#include <array>

// One way into a game: a sign, what it is called, and how far one has come on it.
class WayCard final : public QAbstractButton {
public:
    WayCard(const char* glyph, QWidget* parent) : QAbstractButton(parent), m_glyph(glyph) {
        setFocusPolicy(Qt::TabFocus);
        setCursor(Qt::PointingHandCursor);
        setAttribute(Qt::WA_Hover);
        setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
        keep(this, [this] { setMinimumSize(theme().px(220), theme().px(110)); });
    }
    void setLine(const QString& line) {
        m_line = line;
        setAccessibleDescription(line);
        update();
    }

protected:
    void paintEvent(QPaintEvent*) override {
        const auto& t = theme();
        QPainter p(this);
        const double edge = t.px(6), side = t.px(36);
        const auto card = QRectF(rect()).adjusted(edge, edge, -edge, -edge);
        paint::box(p, card, t.px(14), t.color(underMouse() ? Hue::Sunk : Hue::Surface), t.color(Hue::Line),
                   1);
        if (hasFocus()) paint::focusRing(p, rect(), t.px(20));
        p.drawPixmap(QPointF(card.left() + t.px(24), card.center().y() - side / 2),
                     art::icon(m_glyph, side, devicePixelRatioF(), t.color(Hue::Ink)));
        QRectF room = card.adjusted(t.px(24) + side + t.px(20), 0, -t.px(20), 0);
        const auto title = phrases::bounds(t.font(Type::Title), room, text()),
                   line = phrases::bounds(t.font(Type::Body), room, m_line);
        room.setTop(card.center().y() - (title.height() + line.height()) / 2);
        p.setFont(t.font(Type::Title));
        p.setPen(t.color(Hue::Ink));
        room.setTop(phrases::draw(p, room, Qt::AlignLeft, text()).bottom());
        p.setFont(t.font(Type::Body));
        p.setPen(t.color(Hue::Ink2));
        phrases::draw(p, room, Qt::AlignLeft, m_line);
    }
    void keyPressEvent(QKeyEvent* event) override {
        if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) return click();
        QAbstractButton::keyPressEvent(event);
    }

private:
    const char* m_glyph;
    QString m_line;
};

namespace {

constexpr int waysAcross = 2;

// The game's picture, as large as there is room for.
class GamePicture final : public QWidget {
public:
    explicit GamePicture(std::string_view game) : m_game(game) {
        setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
        connect(&theme(), &Theme::changed, this, qOverload<>(&QWidget::update));
    }

protected:
    void paintEvent(QPaintEvent*) override {
        QPainter p(this);
        const QRectF place(rect());
        QPainterPath clip;
        clip.addRoundedRect(place, theme().px(14), theme().px(14));
        p.setClipPath(clip);
        art::paintCard(p, m_game, place);
        p.setClipping(false);
        paint::box(p, place, theme().px(14), {}, theme().color(Hue::Line), 1);
    }

private:
    std::string_view m_game;
};

} // namespace

GamePage::GamePage(const core::Kind& kind, QWidget* parent) : QWidget(parent), m_kind(kind) {
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(0);
    auto* header = new PageHeader;
    header->addStretch();
    inAnyLanguage(header, [header, &kind] {
        header->setBack(tr("Shelf"));
        header->setTitle(language::spoken(kind.title), {});
    });
    rows->addWidget(header);
    auto* inside = new QVBoxLayout;
    keepMargins(inside, 40, 24, 40, 28);
    keepSpacing(inside, 18);
    auto* top = new QHBoxLayout;
    keepSpacing(top, 40);
    auto* words = new QVBoxLayout;
    keepSpacing(words, 10);
    words->addStretch();
    words->addWidget(says(new Label(Type::Result), [&kind] { return language::spoken(kind.title); }));
    for (const auto& [type, phrase] :
         {std::pair(Type::Verdict, &kind.tagline), std::pair(Type::Body, &kind.trait)}) {
        auto* line = says(new Label(type), [phrase = phrase] { return language::spoken(*phrase); });
        line->setWordWrap(true);
        words->addWidget(line);
    }
    words->addStretch();
    constexpr int pictureShare = 2, wordsShare = 3;
    top->addWidget(new GamePicture(kind.id), pictureShare);
    top->addLayout(words, wordsShare);
    inside->addLayout(top, 5);
    auto* grid = new QGridLayout;
    keepSpacing(grid, 12, 6);
    inside->addLayout(grid, 4);
    rows->addLayout(inside, 1);
    const std::array ways{
        std::pair("play", &GamePage::playRequested), std::pair("bulb", &GamePage::learnRequested),
        std::pair("help", &GamePage::puzzlesRequested), std::pair("flask", &GamePage::labRequested)};
    for (const auto& [glyph, request] : ways) {
        auto* way = new WayCard(glyph, this);
        way->installEventFilter(this);
        connect(way, &QAbstractButton::clicked, this,
                [this, request = request] { emit(this->*request)(m_kind); });
        const int i = static_cast<int>(m_ways.size());
        grid->addWidget(way, i / waysAcross, i % waysAcross);
        m_ways.push_back(way);
    }
    connect(header, &PageHeader::back, this, &GamePage::toShelf);
    inAnyLanguage(this, [this] { refresh(); });
}

// How far one has come.
void GamePage::refresh() {
    const auto lessons = settings::lessonsDone(m_kind.id).size();
    const auto progress = settings::practice(m_kind.id);
    const auto stages = std::ranges::count(m_kind.presets, true, &core::Preset::stage);
    const auto labs = std::ranges::count(core::labsOf(m_kind), true, &core::Lab::tab) +
                      (m_kind.graphed ? 1 : 0) + (m_kind.ring ? 1 : 0) + (m_kind.demonstration ? 1 : 0);
    const std::array names{tr("Play"), tr("Learn"), tr("Puzzles"), tr("Lab")};
    const std::array lines{
        stages > 0 ? tr("%1 of %2 stages beaten").arg(settings::beatenStages(m_kind.id).size()).arg(stages)
                   : tr("two people, or against the computer"),
        tr("%1 of %2 lessons done").arg(lessons).arg(m_kind.lessons.size()),
        progress.solved > 0 ? tr("%1 solved").arg(progress.solved) : tr("as many as you like"),
        tr("%1 experiments").arg(labs)};
    for (std::size_t i = 0; i < m_ways.size(); ++i) {
        m_ways[i]->setText(names.at(i));
        m_ways[i]->setLine(lines.at(i));
    }
}

void GamePage::focusPlay() {
    m_ways.front()->setFocus(Qt::OtherFocusReason);
}

void GamePage::showEvent(QShowEvent* event) {
    refresh();
    QWidget::showEvent(event);
}

void GamePage::paintEvent(QPaintEvent*) {
    QPainter(this).fillRect(rect(), theme().color(Hue::Paper));
}

// The arrow keys go from way to way.
bool GamePage::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() != QEvent::KeyPress) return QWidget::eventFilter(watched, event);
    const auto at = static_cast<int>(std::ranges::find(m_ways, watched) - m_ways.begin());
    const int key = static_cast<QKeyEvent*>(event)->key();
    const int to = key == Qt::Key_Left    ? at - 1
                   : key == Qt::Key_Right ? at + 1
                   : key == Qt::Key_Up    ? at - waysAcross
                   : key == Qt::Key_Down  ? at + waysAcross
                                          : -1;
    if (to < 0 || to >= static_cast<int>(m_ways.size())) return QWidget::eventFilter(watched, event);
    m_ways[static_cast<std::size_t>(to)]->setFocus(Qt::TabFocusReason);
    return true;
}
