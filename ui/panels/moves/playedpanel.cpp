#include "ui/panels/moves/playedpanel.h"

#include <QKeyEvent>
#include <QPainter>

#include "ui/controls/forms/segmented.h"
#include "ui/controls/paint.h"
#include "ui/controls/says.h"
#include "ui/controls/scrolling.h"
#include "ui/look/art.h"
#include "ui/look/phrases.h"
#include "ui/look/theme.h"
#include "ui/match/session.h"
#include "ui/models/playedmodel.h"

#include <algorithm>

namespace {

// Left and right travel through the match: they are the page's.
class PlayedList final : public QListView {
public:
    using QListView::QListView;
    using QListView::scheduleDelayedItemsLayout;

protected:
    void keyPressEvent(QKeyEvent* event) override {
        const auto key = event->key();
        if (key == Qt::Key_Left || key == Qt::Key_Right) return event->ignore();
        QListView::keyPressEvent(event);
    }
};

} // namespace

PlayedDelegate::PlayedDelegate(const PlayedModel& model, const Session& session, QObject* parent)
    : QStyledItemDelegate(parent), m_model(model), m_session(session) {}

void PlayedDelegate::measure() {
    const QFontMetricsF bold(theme().font(Type::Bold));
    m_notation = 0;
    for (int i = 0; i < m_model.rowCount(); ++i)
        if (const auto& row = m_model.at(i); !row.branch)
            m_notation = std::max(m_notation, bold.horizontalAdvance(row.notation));
}

namespace {

constexpr int rowHeight = 34, textLeft = 70, textRight = 20, leastWords = 104; // at scale 1

QString betterOf(const PlayedModel::Row& row) {
    return row.better.isEmpty() ? QString() : PlayedPanel::tr("better: %1").arg(row.better);
}

// Below the move played, as many lines as it takes.
int betterHeight(const PlayedModel::Row& row, int width) {
    if (row.better.isEmpty()) return 0;
    const auto font = theme().font(Type::Body);
    const QRectF room(0, 0, std::max(1, width - theme().px(textLeft + textRight)), 1e5);
    const QFontMetricsF metrics(font);
    if (metrics.horizontalAdvance(betterOf(row)) <= room.width()) return qCeil(metrics.lineSpacing());
    return qCeil(phrases::bounds(font, room, betterOf(row)).height());
}

} // namespace

QSize PlayedDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
    const auto* view = qobject_cast<const QAbstractItemView*>(option.widget);
    const int width = view != nullptr ? view->viewport()->width() : option.rect.width();
    const auto& row = m_model.at(index.row());
    return {0, lineHeight(index.row(), width) + betterHeight(row, width)};
}

// Of the mark, the notation and the words, which take as many lines as they need.
int PlayedDelegate::lineHeight(int index, double width) const {
    const auto& row = m_model.at(index);
    const int one = theme().target(rowHeight);
    if (row.branch) return one;
    const auto words = wordsOf(index);
    const auto font = theme().font(Type::Body);
    const auto at = columns(row, {0, 0, width, 0});
    const double room = std::max(1.0, at.end - at.words);
    if (at.above == 0 && QFontMetricsF(font).horizontalAdvance(words) <= room) return one;
    const double tall = at.above + phrases::bounds(font, {0, 0, room, 1e5}, words).height();
    return std::max(one, qCeil(tall) + theme().px(8));
}

QString PlayedDelegate::wordsOf(int index) const {
    const auto& row = m_model.at(index);
    return row.mover ? row.phrase : m_model.index(index, PlayedModel::Phrase).data().toString();
}

PlayedDelegate::Columns PlayedDelegate::columns(const PlayedModel::Row& row, QRectF r) const {
    const double s = theme().scale();
    Columns at{r.left() + textLeft * s, 0, r.right() - textRight * s, 0};
    if (row.verdict) at.end -= marks::extent(row.mark, marks::Size::S, s).width() + 8 * s;
    at.words = row.mover ? at.text + std::min(m_notation, (at.end - at.text) * 0.5) + 12 * s : at.text;
    // In a narrow list words a syllable wide beside a long notation would stand below each other.
    if (row.mover && at.end - at.words < leastWords * s) {
        at.words = at.text;
        at.above = QFontMetricsF(theme().font(Type::Bold)).lineSpacing();
    }
    return at;
}

void PlayedDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                           const QModelIndex& index) const {
    auto& p = *painter;
    const auto& row = m_model.at(index.row());
    p.save();
    const bool here = !row.branch && row.ply == m_session.match().ply();
    if (here || option.state.testFlag(QStyle::State_MouseOver))
        p.fillRect(option.rect, theme().color(Hue::Sunk));
    if (here)
        p.fillRect(QRect(option.rect.topLeft(), QSize(theme().px(4), option.rect.height())),
                   theme().color(Hue::Ink));
    if (option.state.testFlag(QStyle::State_HasFocus))
        paint::focusRing(p, QRectF(option.rect).adjusted(1, 1, -1, -1), theme().px(6));
    if (row.branch)
        paintBranch(p, option.rect, index.row());
    else
        paintMove(p, option.rect, index.row());
    p.restore();
}

namespace {

void write(QPainter& p, QRectF box, const QString& text, Type type, Hue hue, Qt::Alignment at) {
    p.setFont(theme().font(type));
    p.setPen(theme().color(hue));
    phrases::draw(p, box, int(at | Qt::AlignVCenter), text);
}

} // namespace

// A twig that leaves the moves played.
void PlayedDelegate::paintBranch(QPainter& p, QRectF r, int index) const {
    const double s = theme().scale(), x = 54 * s;
    p.setRenderHint(QPainter::Antialiasing);
    p.setPen(QPen(theme().color(Hue::Line2), 2 * s, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    p.drawPolyline(QPolygonF{{{x, r.top() + 2 * s}, {x, r.center().y()}, {x + 12 * s, r.center().y()}}});
    write(p, r.adjusted(74 * s, 0, -textRight * s, 0), m_model.branchText(m_model.at(index)), Type::Body,
          Hue::Ink2, Qt::AlignLeft);
}

void PlayedDelegate::paintMove(QPainter& p, QRectF r, int index) const {
    const auto& row = m_model.at(index);
    const double s = theme().scale(), crest = 12 * s;
    if (const int below = betterHeight(row, qRound(r.width())); below > 0) {
        const QRectF box(r.left() + textLeft * s, r.bottom() - below - 5 * s,
                         r.width() - (textLeft + textRight) * s, below);
        p.setFont(theme().font(Type::Body));
        p.setPen(theme().color(Hue::LossLine));
        phrases::draw(p, box, Qt::AlignLeft, betterOf(row));
        r.setBottom(r.bottom() - below);
    }
    const bool later = row.ply > m_session.match().ply();
    write(p, {r.left(), r.top(), 42 * s, r.height()}, QString::number(row.ply), Type::Body, Hue::Ink2,
          Qt::AlignRight);
    const auto at = columns(row, r);
    const Hue ink = later ? Hue::Ink3 : Hue::Ink;
    if (row.mover)
        p.drawPixmap(QPointF(r.left() + 54 * s - crest / 2, r.center().y() - crest / 2),
                     art::crest(*row.mover, true, crest, p.device()->devicePixelRatioF(),
                                theme().color(hueOf(*row.mover))));
    if (row.verdict)
        marks::paint(p, {(at.end + r.right() - textRight * s + 8 * s) / 2, r.center().y()}, row.mark,
                     marks::Size::S, s);
    const double rise = at.above > 0 ? 4 * s : 0;
    const QRectF head(at.text, r.top() + rise, (at.above > 0 ? at.end : at.words) - at.text,
                      at.above > 0 ? at.above : r.height());
    if (row.mover) write(p, head, row.notation, Type::Bold, ink, Qt::AlignLeft);
    write(p, {at.words, r.top() + rise + at.above, at.end - at.words, r.height() - 2 * rise - at.above},
          wordsOf(index), Type::Body, later ? Hue::Ink3 : Hue::Ink2, Qt::AlignLeft);
}

PlayedPanel::PlayedPanel(Session& session, PlayedModel& model, QWidget* parent)
    : QWidget(parent), m_session(session), m_model(model), m_list(new PlayedList(this)) {
    named(m_list, [] { return tr("Moves played"); });
    m_list->setModel(&model);
    m_list->setModelColumn(PlayedModel::Phrase);
    m_list->setItemDelegate(new PlayedDelegate(model, session, m_list));
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_list->setResizeMode(QListView::Adjust); // narrower, what was better takes more lines
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setVerticalScrollBar(new ThinBar);
    m_list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_list->viewport()->setAttribute(Qt::WA_Hover);
    connect(m_list, &QAbstractItemView::clicked, this, &PlayedPanel::go);
    connect(m_list, &QAbstractItemView::activated, this, &PlayedPanel::go);
    connect(&model, &PlayedModel::refreshed, this, &PlayedPanel::refresh);
    connect(&theme(), &Theme::changed, this, [this] { refresh(); });
    refresh();
}

void PlayedPanel::go(const QModelIndex& index) {
    if (!index.isValid()) return;
    const auto& row = m_model.at(index.row());
    m_session.goTo(row.ply, row.line);
}

void PlayedPanel::refresh() {
    static_cast<PlayedDelegate*>(m_list->itemDelegate())->measure();
    static_cast<PlayedList*>(m_list)
        ->scheduleDelayedItemsLayout(); // what was better takes lines of its own, once it is known
    if (m_session.active())
        if (const int row = m_model.rowOfPly(m_session.match().ply()); row >= 0)
            m_list->scrollTo(m_model.index(row, PlayedModel::Phrase));
    m_list->viewport()->update();
    update();
}

void PlayedPanel::resizeEvent(QResizeEvent*) {
    m_list->setGeometry(rect());
}
