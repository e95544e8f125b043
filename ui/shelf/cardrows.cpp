#include "ui/shelf/cardrows.h"

#include <QApplication>
#include <QKeyEvent>

#include "ui/controls/paint.h"
#include "ui/look/theme.h"
#include "ui/shelf/gamecard.h"

#include <algorithm>

namespace {

constexpr int fewest = 5;      // so many cards share a row's width, though there be fewer
constexpr int narrowest = 180; // a card whose titles can be read
constexpr int overhang = 6;    // by which a card's room for its focus ring stands beyond the margin

int marginOf(bool compact) {
    return theme().px(compact ? 20 : 40);
}
int gapOf(bool compact) {
    return theme().px(compact ? 2 : 3);
}

} // namespace

CardRows::CardRows(const std::vector<const core::Kind*>& kinds, QWidget* parent) : QWidget(parent) {
    for (const auto* kind : kinds) {
        auto* card = new GameCard(*kind, this);
        connect(card, &GameCard::played, this, [this, kind] { emit playRequested(*kind); });
        connect(card, &GameCard::learnt, this, [this, kind] { emit learnRequested(*kind); });
        connect(card, &GameCard::practised, this, [this, kind] { emit puzzlesRequested(*kind); });
        connect(card, &GameCard::labOpened, this, [this, kind] { emit labRequested(*kind); });
        card->installEventFilter(this);
        for (auto* button : card->findChildren<QWidget*>()) button->installEventFilter(this);
        m_cards.push_back(card);
    }
}

void CardRows::setBelow(QWidget* row) {
    m_below = row;
    row->setParent(this);
}

// As wide as fills a row; no higher than leaves room for what is below a single row, or than is needed where
// rows are scrolled through.
QSize CardRows::cardSize(QSize seen, bool compact) const {
    const auto& t = theme();
    const int shares = std::max(m_columns, fewest), gap = gapOf(compact);
    const int share = (seen.width() - 2 * (marginOf(compact) - t.px(overhang)) - gap * (shares - 1)) / shares;
    const int room = seen.height() - t.px(compact ? 156 : 230) - (t.target(30) - t.px(30));
    const bool single = m_columns == static_cast<int>(m_cards.size());
    if (compact && !single) { // rows are scrolled through: nothing of a card has to be given up
        const int own = (seen.width() - 2 * marginOf(compact)) / m_columns - gap;
        const int titled = std::min(own, t.px(narrowest + 20));
        return {own, GameCard::heightFor(titled)};
    }
    if (compact) return {share, std::max(single ? room : 0, t.px(350))};
    const int whole = GameCard::heightFor(share); // with all of its picture
    return {share, single ? std::min(whole, std::max(room, GameCard::leastHeight(share))) : whole};
}

void CardRows::place(QSize seen, bool compact) {
    const auto& t = theme();
    const int margin = marginOf(compact), gap = gapOf(compact), cards = static_cast<int>(m_cards.size());
    const int fit = std::max(1, (seen.width() - 2 * margin) / (t.px(narrowest) + gap));
    const int rows = (cards + fit - 1) / fit;
    m_columns = (cards + rows - 1) / std::max(rows, 1);
    const auto size = cardSize(seen, compact);
    m_boards.clear();
    int y = 0;
    for (int i = 0; i < cards; ++i) {
        const int column = i % m_columns;
        m_cards[static_cast<std::size_t>(i)]->setGeometry(
            margin - t.px(overhang) + column * (size.width() + gap), y, size.width(), size.height());
        if (column + 1 < m_columns && i + 1 < cards) continue;
        m_boards.push_back(y + size.height() + t.px(8));
        y = m_boards.back() + t.px(compact ? 0 : 36);
    }
    const int below = m_boards.empty() ? 0 : m_boards.back() + t.px(compact ? -4 : 28);
    const int height = std::max(seen.height(), below + t.px(compact ? 140 : 190) + t.target(30) - t.px(30));
    if (compact) m_boards.clear(); // no room for wood
    if (m_below != nullptr) m_below->setGeometry(margin, below, seen.width() - 2 * margin, height - below);
    setFixedSize(seen.width(), height);
    update();
}

void CardRows::paintEvent(QPaintEvent*) {
    const auto& t = theme();
    QPainter p(this);
    for (const int top : m_boards) {
        const QRectF board(t.px(20), top, width() - t.px(40), t.px(12));
        paint::box(p, board, t.px(3), QColor(t.dark() ? 0x8E6C45 : 0xD3A876));
        paint::box(p, board.adjusted(0, t.px(8), 0, 0), t.px(2), QColor(t.dark() ? 0x7A5A36 : 0xC49661));
    }
}

// The buttons of a card belong to it.
bool CardRows::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::KeyPress && go(static_cast<QKeyEvent*>(event)->key())) return true;
    if (event->type() == QEvent::FocusIn) emit focused(static_cast<QWidget*>(watched));
    return QWidget::eventFilter(watched, event);
}

bool CardRows::go(int key) {
    const auto current = std::ranges::find_if(m_cards, [](const GameCard* card) {
        return card->hasFocus() || card->isAncestorOf(QApplication::focusWidget());
    });
    if (current == m_cards.end()) return false;
    const int last = static_cast<int>(m_cards.size()) - 1, from = static_cast<int>(current - m_cards.begin());
    int to = 0;
    switch (key) {
    case Qt::Key_Left:
        to = std::max(from - 1, 0);
        break;
    case Qt::Key_Right:
        to = std::min(from + 1, last);
        break;
    case Qt::Key_Up:
        to = from - m_columns < 0 ? from : from - m_columns;
        break;
    case Qt::Key_Down: // into a last row that is shorter too
        to = from / m_columns == last / m_columns ? from : std::min(from + m_columns, last);
        break;
    case Qt::Key_Home:
        to = 0;
        break;
    case Qt::Key_End:
        to = last;
        break;
    default:
        return false;
    }
    m_cards[static_cast<std::size_t>(to)]->setFocus(Qt::TabFocusReason);
    return true;
}
