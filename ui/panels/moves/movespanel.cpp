#include "ui/panels/moves/movespanel.h"

#include <QMouseEvent>
#include <QPainter>

#include "ui/controls/forms/segmented.h"
#include "ui/controls/paint.h"
#include "ui/controls/says.h"
#include "ui/controls/scrolling.h"
#include "ui/look/language.h"
#include "ui/look/phrases.h"
#include "ui/look/theme.h"
#include "ui/models/movesmodel.h"

#include <algorithm>
#include <numeric>

namespace {

constexpr auto markSize = marks::Size::S;

Hue rowWash(const marks::Mark& mark) {
    return mark.glyph == marks::Mark::Glyph::Loss   ? Hue::LossWash
           : mark.glyph == marks::Mark::Glyph::Draw ? Hue::DrawWash
                                                    : Hue::WinWash;
}

Hue barOf(const marks::Mark& mark) {
    return mark.glyph == marks::Mark::Glyph::Loss   ? Hue::Loss
           : mark.glyph == marks::Mark::Glyph::Draw ? Hue::DrawLine
                                                    : Hue::Win;
}

} // namespace

MovesDelegate::MovesDelegate(const MovesModel& model, QObject* parent)
    : QStyledItemDelegate(parent), m_model(model) {}

namespace {
constexpr int rowMargin = 20, narrowRowMargin = 12, numberWidth = 24; // at scale 1
}

void MovesDelegate::measure(int width) {
    const double scale = theme().scale(), edge = (m_narrow ? narrowRowMargin : rowMargin) * scale;
    const QFontMetricsF bold(theme().font(Type::Bold)), plain(theme().font(Type::Body));
    double mark = 0, notation = 0;
    m_resultWidth = 0;
    for (int i = 0; i < m_model.rowCount(); ++i) {
        const auto& row = m_model.at(i);
        if (row.verdict) mark = std::max(mark, marks::extent(row.mark, markSize, scale).width());
        notation = std::max(notation, bold.horizontalAdvance(row.notation));
        m_resultWidth = std::max(m_resultWidth, plain.horizontalAdvance(row.result));
    }
    const double afterMark = edge + (m_narrow ? mark + 12 * scale : std::max(mark + 16 * scale, 60 * scale));
    m_notationX = m_model.showsValues() ? afterMark : edge;
    m_phraseX = m_notationX + notation + (m_narrow ? 12 : 20) * scale;
    m_phraseEnd = width - edge - (m_model.numbersName() ? (numberWidth + 10) * scale : 0);
    const bool results = !m_narrow && m_resultWidth > 0 && m_resultWidth < (m_phraseEnd - m_phraseX) * 0.5;
    if (!results) m_resultWidth = 0;
    if (results) m_phraseEnd -= m_resultWidth + 10 * scale;
    m_heights.clear();
    const int one = theme().target(m_narrow ? 30 : 34);
    const auto font = theme().font(Type::Body);
    for (int i = 0; i < m_model.rowCount(); ++i) {
        const auto& phrase = m_model.at(i).phrase;
        const double room = m_phraseEnd - m_phraseX;
        const double tall = plain.horizontalAdvance(phrase) <= room
                                ? 0
                                : phrases::bounds(font, {0, 0, room, 1e5}, phrase).height();
        m_heights.push_back(std::max(one, qCeil(tall) + theme().px(8)));
    }
}

int MovesDelegate::height() const {
    return std::accumulate(m_heights.begin(), m_heights.end(), 0);
}

QSize MovesDelegate::sizeHint(const QStyleOptionViewItem&, const QModelIndex& index) const {
    const auto row = static_cast<std::size_t>(index.row());
    return {0, row < m_heights.size() ? m_heights[row] : theme().target(34)};
}

void MovesDelegate::paintGround(QPainter& p, QRect rect, int row, bool lit, bool focused) const {
    const auto& entry = m_model.at(row);
    if (lit) p.fillRect(rect, theme().color(Hue::Sunk));
    if (entry.best) {
        if (!lit) p.fillRect(rect, theme().color(rowWash(entry.mark)));
        p.fillRect(QRect(rect.left(), rect.top(), theme().px(4), rect.height()),
                   theme().color(barOf(entry.mark)));
    }
    if (entry.groupEnds) {
        p.setPen(QPen(theme().color(Hue::Line), 1));
        const QPoint inset(theme().px(m_narrow ? narrowRowMargin : rowMargin), 0);
        p.drawLine(rect.bottomLeft() + inset, rect.bottomRight() - inset);
    }
    if (focused) paint::focusRing(p, QRectF(rect).adjusted(1, 1, -1, -1), theme().px(6));
}

void MovesDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                          const QModelIndex& index) const {
    auto& p = *painter;
    const auto& row = m_model.at(index.row());
    const double scale = theme().scale();
    const bool focused = option.state.testFlag(QStyle::State_HasFocus);
    const bool lit = option.state.testFlag(QStyle::State_MouseOver) || index.row() == m_highlighted;
    p.save();
    paintGround(p, option.rect, index.row(), lit, focused);
    const QRectF r(option.rect);
    const double edge = (m_narrow ? narrowRowMargin : rowMargin) * scale;
    if (row.verdict) {
        const auto width = marks::extent(row.mark, markSize, scale).width();
        marks::paint(p, {r.left() + edge + width / 2, r.center().y()}, row.mark, markSize, scale);
    }
    const auto text = [&](double from, double to, const QString& what, Type type, Hue hue, Qt::Alignment at) {
        p.setFont(theme().font(type));
        p.setPen(theme().color(hue));
        phrases::draw(p, {from, r.top(), to - from, r.height()}, int(at | Qt::AlignVCenter), what);
    };
    text(m_notationX, m_phraseX, row.notation, Type::Bold, Hue::Ink, Qt::AlignLeft);
    // The scroll bar takes its width from the margin, so that columns do not move when it comes and goes.
    const double right = option.widget->width() - edge;
    if (m_model.numbersName())
        text(right - numberWidth * scale, right, row.number, Type::Bold, Hue::Ink2, Qt::AlignRight);
    if (m_resultWidth > 0)
        text(m_phraseEnd, m_phraseEnd + m_resultWidth + 12 * scale, row.result, Type::Body, Hue::Ink2,
             Qt::AlignRight);
    text(m_phraseX, m_phraseEnd, row.phrase, Type::Body, row.best ? Hue::Ink : Hue::Ink2, Qt::AlignLeft);
    p.restore();
}

MovesList::MovesList(MovesModel& model, QWidget* parent) : QListView(parent) {
    setModel(&model);
    setModelColumn(MovesModel::Value);
    setFrameShape(QFrame::NoFrame);
    setMouseTracking(true);
    setSelectionMode(QAbstractItemView::SingleSelection);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBar(new ThinBar);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    viewport()->setAttribute(Qt::WA_Hover);
}

// Left and right travel through the match: they are the page's.
void MovesList::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Left || event->key() == Qt::Key_Right) return event->ignore();
    QListView::keyPressEvent(event);
}

void MovesList::mouseMoveEvent(QMouseEvent* event) {
    emit inside(true); // not on enter: the list may have come under a resting pointer
    emit pointed(indexAt(event->position().toPoint()).row());
    QListView::mouseMoveEvent(event);
}

void MovesList::leaveEvent(QEvent* event) {
    emit inside(false);
    emit pointed(-1);
    QListView::leaveEvent(event);
}

void MovesList::currentChanged(const QModelIndex& current, const QModelIndex& previous) {
    QListView::currentChanged(current, previous);
    if (hasFocus()) emit pointed(current.row());
}

void MovesList::focusOutEvent(QFocusEvent* event) {
    emit pointed(-1);
    QListView::focusOutEvent(event);
}

MovesPanel::MovesPanel(MovesModel& model, QWidget* parent)
    : QWidget(parent), m_model(model), m_list(new MovesList(model, this)),
      m_delegate(new MovesDelegate(model, m_list)), m_scope(new Segmented(this)) {
    m_list->setItemDelegate(m_delegate);
    named(m_list, [] { return tr("Moves"); });
    connect(&model, &MovesModel::refreshed, this, &MovesPanel::refresh);
    connect(&model, &QAbstractItemModel::modelReset, m_list, &QAbstractItemView::scrollToTop);
    connect(m_list, &MovesList::inside, &model, &MovesModel::setFrozen);
    connect(m_list, &MovesList::pointed, this, [this](int row) {
        emit moveHovered(row < 0 ? std::nullopt : std::optional(m_model.at(row).move));
    });
    connect(m_list, &QAbstractItemView::clicked, this, &MovesPanel::choose);
    connect(m_list, &QAbstractItemView::activated, this, &MovesPanel::choose);
    connect(m_scope, &Segmented::chosen, this,
            [this](int index) { m_model.setFilter(index == 0 ? m_selection : std::nullopt); });
    connect(&theme(), &Theme::changed, this, &MovesPanel::refresh);
    m_scope->hide();
    refresh();
}

void MovesPanel::highlight(std::optional<core::Move> move) {
    const int row = move ? m_model.indexOf(*move) : -1;
    m_delegate->setHighlighted(row);
    if (row >= 0) m_list->scrollTo(m_model.index(row, MovesModel::Value));
    m_list->viewport()->update();
}

void MovesPanel::setSelection(std::optional<std::vector<core::Move>> moves) {
    m_selection = std::move(moves);
    m_scope->setCurrent(0);
    m_model.setFilter(m_selection);
    refresh();
}

void MovesPanel::setPlayable(bool playable) {
    m_playable = playable;
}

// A double click both clicks and activates: the second finds the board already moving and does nothing.
void MovesPanel::choose(const QModelIndex& index) {
    if (m_playable && index.isValid()) emit moveChosen(m_model.at(index.row()).move);
}

void MovesPanel::refresh() {
    m_delegate->setNarrow(width() < theme().px(320));
    m_delegate->measure(width());
    m_list->scheduleLayout();
    if (m_selection)
        m_scope->setChoices({tr("from here %1").arg(m_selection->size()), tr("all %1").arg(m_model.total())});
    m_scope->setVisible(m_selection.has_value());
    setToolTip(wholeNote());
    m_list->setAccessibleDescription(wholeNote());
    arrange();
    m_list->viewport()->update();
    update();
}

void MovesPanel::resizeEvent(QResizeEvent*) {
    refresh();
}

// How the losing moves are sorted is left to who asks where it has no room on the line.
QString MovesPanel::note() const {
    const auto whole = wholeNote();
    const bool fits = QFontMetricsF(theme().font(Type::Body)).horizontalAdvance(whole) <= noteRoom().width();
    return fits || !sortsLosses() ? whole : tr("Best first");
}

bool MovesPanel::sortsLosses() const {
    return m_model.rowCount() > 0 && m_model.showsValues() && m_model.sorted() &&
           m_model.losses() != MovesModel::Losses::ByFigure;
}

QString MovesPanel::wholeNote() const {
    if (m_model.rowCount() == 0) return tr("No moves");
    if (!m_model.showsValues()) return tr("A click plays the move");
    if (!m_model.sorted()) return tr("Sorted again when the pointer leaves");
    switch (m_model.losses()) {
    case MovesModel::Losses::SmallestLead:
        return tr("Best first; losing moves: smallest loss first");
    case MovesModel::Losses::ByFigure:
        return tr("Best first");
    case MovesModel::Losses::Longest:
        break;
    }
    return tr("Best first; losing moves: longest fight first");
}

// Beside it the last column is named, where that has a name.
QRect MovesPanel::noteRoom() const {
    const int margin = theme().px(width() < theme().px(320) ? 12 : 20);
    QRect room(margin, m_list->height() + theme().px(6), width() - 2 * margin, height());
    if (const auto numbers = m_model.numbersName())
        room.adjust(0, 0,
                    -margin -
                        QFontMetrics(theme().font(Type::Body)).horizontalAdvance(language::spoken(*numbers)),
                    0);
    return room;
}

int MovesPanel::footHeight() const {
    if (m_selection) return m_scope->sizeHint().height() + theme().px(8);
    const QRectF room(0, 0, noteRoom().width(), 1e5);
    return qCeil(phrases::bounds(theme().font(Type::Body), room, note()).height()) + theme().px(12);
}

// The foot follows the last row where the list is short.
void MovesPanel::arrange() {
    const int tall = std::min(m_delegate->height(), std::max(0, height() - footHeight()));
    m_list->setGeometry(0, 0, width(), tall);
    const int margin = theme().px(12);
    const int wide = std::min(theme().px(240), width() - 2 * margin);
    m_scope->setGeometry(width() - margin - wide, tall + theme().px(4), wide, m_scope->sizeHint().height());
}

void MovesPanel::paintEvent(QPaintEvent*) {
    if (m_selection) return;
    QPainter p(this);
    p.setFont(theme().font(Type::Body));
    p.setPen(theme().color(Hue::Ink2));
    QRect foot = noteRoom();
    foot.setHeight(footHeight());
    if (const auto numbers = m_model.numbersName())
        p.drawText(QRect(0, foot.top(), width() - foot.left(), foot.height()), Qt::AlignTop | Qt::AlignRight,
                   language::spoken(*numbers));
    phrases::draw(p, foot, Qt::AlignTop | Qt::AlignLeft, note());
}
