#include "ui/labs/ring/picklist.h"

#include <QPainter>
#include <QStyledItemDelegate>

#include "ui/controls/paint.h"
#include "ui/controls/says.h"
#include "ui/controls/scrolling.h"
#include "ui/labs/ring/loopmodel.h"
#include "ui/labs/ring/ringpaint.h"
#include "ui/labs/ring/stepmodel.h"
#include "ui/look/language.h"
#include "ui/look/phrases.h"
#include "ui/look/theme.h"

#include <numeric>

PickList::PickList(QAbstractItemModel* model, QWidget* parent) : QListView(parent) {
    setModel(model);
    setFrameShape(QFrame::NoFrame);
    setSelectionMode(SingleSelection);
    setEditTriggers(NoEditTriggers);
    setVerticalScrollMode(ScrollPerPixel);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBar(new ThinBar);
    viewport()->setAttribute(Qt::WA_Hover);
    connect(&theme(), &Theme::changed, this, &QListView::doItemsLayout);
}

void PickList::setCurrent(int row) {
    m_setting = true;
    setCurrentIndex(row < 0 ? QModelIndex() : model()->index(row, 0));
    m_setting = false;
}

void PickList::currentChanged(const QModelIndex& current, const QModelIndex& previous) {
    QListView::currentChanged(current, previous);
    if (!m_setting && current.isValid()) emit chosen(current.row());
}

namespace {

constexpr int loopHeight = 36, headHeight = 44, loopDisc = 22;

// Where the columns are: the name, the board in what is left, four figures on the right.
struct Columns {
    explicit Columns(QRectF row)
        : name(row.left() + theme().px(12), row.top(), theme().px(50), row.height()),
          figure(std::min(theme().px(58) * 1.0, row.width() * 0.125)), right(row.right() - theme().px(8)) {
        board = {name.right(), row.center().y() - theme().px(loopDisc) / 2.0,
                 right - 4 * figure - name.right() - theme().px(2), theme().px(loopDisc) * 1.0};
    }
    QRectF number(int column, QRectF row) const { // 0 … 3
        return {right - (4 - column) * figure, row.top(), figure, row.height()};
    }
    QRectF name, board;
    double figure, right;
};

class LoopDelegate final : public QStyledItemDelegate {
public:
    LoopDelegate(const core::RingLab& lab, const LoopModel& model, QObject* parent)
        : QStyledItemDelegate(parent), m_lab(lab), m_model(model) {}

    QSize sizeHint(const QStyleOptionViewItem&, const QModelIndex&) const override {
        return {0, theme().target(loopHeight)};
    }

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override {
        auto& p = *painter;
        p.save();
        const auto& t = theme();
        const QRectF row(option.rect);
        const bool current = option.state.testFlag(QStyle::State_Selected);
        if (current || option.state.testFlag(QStyle::State_MouseOver)) p.fillRect(row, t.color(Hue::Sunk));
        if (current) p.fillRect(QRectF(row.left(), row.top(), t.px(4), row.height()), t.color(Hue::Ink));
        p.setPen(t.color(Hue::Line));
        p.drawLine(row.bottomLeft() + QPointF(t.px(16), -0.5), row.bottomRight() + QPointF(-t.px(16), -0.5));
        const Columns columns(row);
        paintName(p, columns.name, index.row());
        const auto& loop = m_model.at(index.row());
        ringpaint::paint(p, {m_lab.look, columns.board}, loop.board);
        p.setPen(t.color(Hue::Ink));
        p.setFont(t.font(Type::Body));
        const int stones = std::accumulate(loop.board.begin(), loop.board.end(), 0);
        int column = 0;
        for (const int figure : {stones, loop.lays, loop.period, loop.shift})
            p.drawText(columns.number(column++, row), Qt::AlignVCenter | Qt::AlignRight,
                       QString::number(figure));
        if (option.state.testFlag(QStyle::State_HasFocus))
            paint::focusRing(p, row.adjusted(2, 2, -2, -2), t.px(6));
        p.restore();
    }

private:
    void paintName(QPainter& p, QRectF place, int row) const {
        const auto& t = theme();
        const auto name = m_model.name(row);
        p.setFont(t.font(Type::Bold));
        if (m_model.fresh(row)) {
            p.setFont(t.font(Type::Body));
            const double width = p.fontMetrics().horizontalAdvance(name) + t.px(14), height = t.px(22);
            const QRectF pill(place.left() - t.px(6), place.center().y() - height / 2, width, height);
            paint::box(p, pill, height / 2, t.color(Hue::Ink));
            p.setPen(t.color(Hue::Surface));
            return p.drawText(pill, Qt::AlignCenter, name);
        }
        p.setPen(t.color(m_model.at(row).name.empty() ? Hue::Ink2 : Hue::Ink));
        p.drawText(place, Qt::AlignVCenter | Qt::AlignLeft, name);
    }

    const core::RingLab& m_lab;
    const LoopModel& m_model;
};

} // namespace

// The headings above the rows.
class LoopList::Head final : public QWidget {
public:
    using QWidget::QWidget;

protected:
    void paintEvent(QPaintEvent*) override {
        QPainter p(this);
        p.setFont(theme().font(Type::Body));
        p.setPen(theme().color(Hue::Ink2));
        const QRectF row(rect());
        const Columns columns(row);
        const auto write = [&](QRectF place, Qt::Alignment side, const QString& text) {
            phrases::line(p, place, side, text);
        };
        write(columns.name, Qt::AlignLeft, LoopList::tr("name"));
        write({columns.board.left(), row.top(), columns.board.width(), row.height()}, Qt::AlignLeft,
              LoopList::tr("board, hand first"));
        int number = 0;
        for (const auto& head :
             {LoopList::tr("stones"), LoopList::tr("lays"), LoopList::tr("period"), LoopList::tr("shift")})
            write(columns.number(number++, row), Qt::AlignRight, head);
        p.setPen(theme().color(Hue::Line));
        p.drawLine(rect().bottomLeft(), rect().bottomRight());
    }
};

LoopList::LoopList(const core::RingLab& lab, LoopModel* model, QWidget* parent)
    : PickList(model, parent), m_head(new Head(this)) {
    setItemDelegate(new LoopDelegate(lab, *model, this));
    setUniformItemSizes(true);
    named(this, [] { return tr("Loops found"); });
    inAnyLanguage(this, [this] { m_head->update(), viewport()->update(); });
}

void LoopList::resizeEvent(QResizeEvent* event) {
    setViewportMargins(0, theme().px(headHeight), 0, 0);
    PickList::resizeEvent(event);
    m_head->setGeometry(0, 0, viewport()->width(), theme().px(headHeight));
}

namespace {

constexpr int layHeight = 37, messageHeight = 30, discSide = 24, apartGap = 14;

class StepDelegate final : public QStyledItemDelegate {
public:
    StepDelegate(const core::RingLab& lab, const StepModel& model, QObject* parent)
        : QStyledItemDelegate(parent), m_lab(lab), m_model(model) {}

    QSize sizeHint(const QStyleOptionViewItem&, const QModelIndex& index) const override {
        const int gap = m_model.apart(index.row()) ? apartGap : 0;
        return {0, theme().target((m_model.messages() ? messageHeight : layHeight) + gap)};
    }

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override {
        auto& p = *painter;
        p.save();
        const auto& t = theme();
        const int row = index.row();
        const double height = t.px(m_model.messages() ? messageHeight : layHeight);
        const QRectF all(option.rect.left() + 1, option.rect.bottom() + 1 - height, option.rect.width() - 2,
                         height);
        const bool current = option.state.testFlag(QStyle::State_Selected);
        const auto box = all.adjusted(2, 2, -2, -2);
        if (m_model.returning(row))
            paint::box(p, box, t.px(6), t.color(Hue::DrawWash), t.color(Hue::DrawLine), current ? 3 : 1.5);
        else if (current || option.state.testFlag(QStyle::State_MouseOver))
            paint::box(p, box, t.px(6), t.color(Hue::Sunk));
        if (option.state.testFlag(QStyle::State_HasFocus)) paint::focusRing(p, box, t.px(6));
        if (m_model.messages())
            paintMessage(p, all, row, current);
        else
            paintLay(p, all, row, current);
        p.restore();
    }

private:
    static void write(QPainter& p, QRectF all, double left, double width, const QString& text,
                      Qt::Alignment side = Qt::AlignLeft) {
        p.drawText(QRectF(all.left() + left, all.top(), width, all.height()), int(Qt::AlignVCenter | side),
                   text);
    }

    void paintLay(QPainter& p, QRectF all, int row, bool current) const {
        const auto& t = theme();
        p.setPen(t.color(Hue::Ink));
        p.setFont(t.font(current ? Type::Bold : Type::Body));
        write(p, all, t.px(2), t.px(30), m_model.number(row), Qt::AlignRight);
        p.setFont(t.font(Type::Bold));
        write(p, all, t.px(46), t.px(24), m_model.pit(row));
        const double side = t.px(discSide), left = t.px(72);
        const auto& step = m_model.step(row);
        auto sign = step.sign; // the list begins with the hand
        const auto pits = static_cast<int>(step.board.stones.size());
        sign.first = (sign.first - step.board.hand + pits) % pits;
        ringpaint::paint(
            p,
            {m_lab.look,
             {all.left() + left, all.center().y() - side / 2, all.width() - left - t.px(6), side},
             true,
             true,
             sign},
            ringpaint::seenFromHand(step.board));
    }

    void paintMessage(QPainter& p, QRectF all, int row, bool current) const {
        const auto& t = theme();
        const auto& message = m_model.message(row);
        p.setPen(t.color(Hue::Ink));
        p.setFont(t.font(current ? Type::Bold : Type::Body));
        write(p, all, t.px(12), t.px(40), QString::fromStdString(message.from));
        write(p, all, t.px(46), t.px(24), QStringLiteral("→"));
        write(p, all, t.px(72), t.px(40), QString::fromStdString(message.to));
        write(p, all, t.px(112), t.px(96), language::spoken(message.message));
        p.setFont(t.font(Type::Body));
        p.setPen(t.color(Hue::Ink2));
        const double left = t.px(200);
        write(p, all, left, all.width() - left - t.px(8), m_model.holds(row), Qt::AlignRight);
    }

    const core::RingLab& m_lab;
    const StepModel& m_model;
};

} // namespace

StepList::StepList(const core::RingLab& lab, StepModel* model, QWidget* parent) : PickList(model, parent) {
    setItemDelegate(new StepDelegate(lab, *model, this));
}
