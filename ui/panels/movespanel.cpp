#include "ui/panels/movespanel.h"

#include <QMouseEvent>
#include <QPainter>

#include "ui/controls/forms/segmented.h"
#include "ui/controls/says.h"
#include "ui/controls/scrolling.h"
#include "ui/look/language.h"
#include "ui/look/phrases.h"
#include "ui/look/theme.h"
#include "ui/models/movesmodel.h"
#include "ui/panels/movesdelegate.h"

MovesList::MovesList(MovesModel& model, QWidget* parent) : QListView(parent) {
    setModel(&model);
    setModelColumn(MovesModel::Value);
    setFrameShape(QFrame::NoFrame);
    setUniformItemSizes(true);
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
    : Card(parent), m_model(model), m_list(new MovesList(model, this)), m_scope(new Segmented(this)) {
    auto* delegate = new MovesDelegate(model, m_list);
    m_list->setItemDelegate(delegate);
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
    connect(&theme(), &Theme::changed, this, [this] { arrange(), refresh(); });
    m_scope->hide();
    refresh();
}

void MovesPanel::highlight(std::optional<core::Move> move) {
    const int row = move ? m_model.indexOf(*move) : -1;
    static_cast<MovesDelegate*>(m_list->itemDelegate())->setHighlighted(row);
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
    auto* delegate = static_cast<MovesDelegate*>(m_list->itemDelegate());
    delegate->setNarrow(width() < theme().px(320));
    delegate->measure();
    if (m_selection)
        m_scope->setChoices({tr("from here %1").arg(m_selection->size()), tr("all %1").arg(m_model.total())});
    m_scope->setVisible(m_selection.has_value());
    m_list->viewport()->update();
    update();
}

void MovesPanel::resizeEvent(QResizeEvent* event) {
    Card::resizeEvent(event);
    arrange();
    refresh();
}

void MovesPanel::arrange() {
    const int head = Segmented::rowHeight(), foot = theme().px(32);
    m_list->setGeometry(1, head, width() - 2, std::max(0, height() - head - foot));
    const int scopeWidth = std::min(theme().px(220), width() - theme().px(24));
    m_scope->setGeometry(width() - theme().px(12) - scopeWidth, height() - foot + theme().px(2), scopeWidth,
                         foot - theme().px(4));
}

void MovesPanel::paintEvent(QPaintEvent* event) {
    Card::paintEvent(event);
    QPainter p(this);
    const int head = Segmented::rowHeight(), foot = theme().px(32), margin = theme().px(16);
    p.setPen(QPen(theme().color(Hue::Line), 1));
    p.drawLine(1, head - 1, width() - 2, head - 1);
    p.drawLine(1, height() - foot, width() - 2, height() - foot);
    if (m_selection) return;
    p.setFont(theme().font(Type::Note));
    const auto note =
        m_model.rowCount() == 0                      ? tr("No moves")
        : m_model.showsValues() && !m_model.sorted() ? tr("Sorted again when the pointer leaves")
        : m_model.showsValues() ? m_model.countsLead() ? tr("Best first; losing moves: smallest loss first")
                                                       : tr("Best first; losing moves: longest fight first")
                                : tr("A click plays the move");
    p.setPen(theme().color(Hue::Ink2));
    QRect bottom(margin, height() - foot, width() - 2 * margin, foot);
    if (const auto numbers = m_model.numbersName()) { // of the last column
        const auto name = language::spoken(*numbers);
        p.drawText(bottom, Qt::AlignVCenter | Qt::AlignRight, name);
        bottom.adjust(0, 0, -p.fontMetrics().horizontalAdvance(name) - margin, 0);
    }
    phrases::line(p, bottom, Qt::AlignLeft, note);
}
