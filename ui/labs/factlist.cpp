#include "ui/labs/factlist.h"

#include <QHBoxLayout>
#include <QVBoxLayout>

#include "ui/controls/label.h"
#include "ui/controls/paint.h"
#include "ui/language.h"

namespace {

// ✓ in a filled disc, or – in a hollow one.
class Sign final : public QWidget {
public:
    Sign(bool holds, QWidget* parent) : QWidget(parent), m_holds(holds) {
        setFixedSize(theme().px(20), theme().px(22));
    }

protected:
    void paintEvent(QPaintEvent*) override {
        QPainter p(this);
        const double side = theme().px(18);
        const QRectF disc(0, (height() - side) / 2, side, side);
        const auto ink = theme().color(m_holds ? Hue::Ink : Hue::Ink2);
        paint::box(p, disc, side / 2, m_holds ? ink : QColor(), ink, 1.5);
        p.setPen(QPen(m_holds ? theme().color(Hue::Surface) : ink, side * 0.11, Qt::SolidLine, Qt::RoundCap,
                      Qt::RoundJoin));
        const auto at = [&](double x, double y) { return disc.topLeft() + QPointF(x, y) * side; };
        if (m_holds)
            p.drawPolyline(QPolygonF{at(0.28, 0.52), at(0.44, 0.68), at(0.73, 0.35)});
        else
            p.drawLine(at(0.3, 0.5), at(0.7, 0.5));
    }

private:
    bool m_holds;
};

} // namespace

FactList::FactList(QWidget* parent) : QWidget(parent) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(theme().px(8));
}

void FactList::setFacts(const std::vector<core::Fact>& facts) {
    while (auto* item = layout()->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    for (const auto& fact : facts) add(fact);
    setVisible(!facts.empty());
}

void FactList::add(const core::Fact& fact) {
    auto* line = new QWidget(this);
    auto* row = new QHBoxLayout(line);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(theme().px(10));
    auto* text = new Label(Type::Body, language::spoken(fact.text), line);
    text->setWordWrap(true);
    text->setAccessibleName((fact.holds ? tr("It holds: %1") : tr("It does not hold: %1")).arg(text->text()));
    row->addWidget(new Sign(fact.holds, line), 0, Qt::AlignTop);
    row->addWidget(text, 1);
    layout()->addWidget(line);
}
