#include "ui/labs/ring/steplist.h"

#include <QPainter>
#include <QStyledItemDelegate>

#include "ui/controls/paint.h"
#include "ui/labs/ring/ringpaint.h"
#include "ui/labs/ring/stepmodel.h"
#include "ui/look/language.h"

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
        p.setFont(t.font(Type::Secondary));
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
