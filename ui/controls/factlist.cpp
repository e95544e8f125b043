#include "ui/controls/factlist.h"

#include <QHBoxLayout>
#include <QVBoxLayout>

#include "ui/controls/button.h"
#include "ui/controls/label.h"
#include "ui/controls/paint.h"
#include "ui/controls/scaled.h"
#include "ui/look/language.h"

Sign::Sign(core::Check::Sign sign, QWidget* parent) : QWidget(parent), m_sign(sign) {
    keepSize(this, 20, 22);
}

void Sign::paintEvent(QPaintEvent*) {
    using enum core::Check::Sign;
    QPainter p(this);
    const double side = theme().px(18);
    const QRectF disc(0, (height() - side) / 2, side, side);
    const bool filled = m_sign != Silent;
    const auto ink = theme().color(filled ? Hue::Ink : Hue::Ink2);
    paint::box(p, disc, side / 2, filled ? ink : QColor(), ink, 1.5);
    p.setPen(QPen(filled ? theme().color(Hue::Surface) : ink, side * 0.11, Qt::SolidLine, Qt::RoundCap,
                  Qt::RoundJoin));
    const auto at = [&](double x, double y) { return disc.topLeft() + QPointF(x, y) * side; };
    if (m_sign == Holds) {
        p.drawPolyline(QPolygonF{at(0.28, 0.52), at(0.44, 0.68), at(0.73, 0.35)});
    } else if (m_sign == Fails) {
        p.drawLine(at(0.5, 0.26), at(0.5, 0.56));
        p.drawPoint(at(0.5, 0.75));
    } else {
        p.drawLine(at(0.3, 0.5), at(0.7, 0.5));
    }
}

FactList::FactList(QWidget* parent) : QWidget(parent) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    keepSpacing(column, 8);
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
    keepSpacing(row, 10);
    auto* text = new Label(Type::Body, language::spoken(fact.text), line);
    text->setWordWrap(true);
    text->setAccessibleName(fact.holds ? tr("It holds: %1").arg(text->text()) : text->text());
    row->addWidget(new Sign(fact.holds ? core::Check::Sign::Holds : core::Check::Sign::Silent, line), 0,
                   Qt::AlignTop);
    text->setAlignment(Qt::AlignTop); // beside its sign
    row->addWidget(text, 1);
    if (!fact.rows.empty()) {
        auto* show = new Button(Button::Style::Link, tr("Show"), line);
        show->setAccessibleName(tr("Show: %1").arg(text->text()));
        row->addWidget(show, 0, Qt::AlignTop);
        connect(show, &Button::clicked, this, [this, rows = fact.rows] { emit rowsRequested(rows); });
    }
    layout()->addWidget(line);
}
