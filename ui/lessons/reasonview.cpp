#include "ui/lessons/reasonview.h"

#include <QPainter>

#include "ui/look/language.h"
#include "ui/look/phrases.h"
#include "ui/look/theme.h"
#include "ui/panels/verdict/binarycolumns.h"

#include <algorithm>

ReasonView::ReasonView(QWidget* parent) : QWidget(parent) {
    auto policy = QSizePolicy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    connect(&theme(), &Theme::changed, this, &QWidget::updateGeometry);
}

void ReasonView::explain(const core::Explanation& why) {
    m_why = why;
    setVisible(!why.first().empty() || !why.columns.empty());
    setAccessibleName(words());
    updateGeometry();
    update();
}

QString ReasonView::words() const {
    return m_why.first().empty() ? QString() : language::spoken(m_why.first());
}

bool ReasonView::stacked(int width) const {
    return width < theme().px(2 * binarycolumns::width);
}

QRectF ReasonView::textBox(int width) const {
    constexpr double endless = 1e5;
    const bool beside = !m_why.columns.empty() && !stacked(width);
    const double left = beside ? binarycolumns::width * theme().scale() : 0;
    const double top = m_why.columns.empty() || beside ? 0 : binarycolumns::height(m_why);
    return phrases::bounds(theme().font(Type::Body), QRectF(left, top, width - left, endless), words());
}

int ReasonView::heightForWidth(int width) const {
    const double columns = m_why.columns.empty() ? 0 : binarycolumns::height(m_why);
    return qRound(std::max(columns, textBox(width).bottom()));
}

QSize ReasonView::sizeHint() const {
    const int width = theme().px(480);
    return {width, heightForWidth(width)};
}

void ReasonView::paintEvent(QPaintEvent*) {
    QPainter p(this);
    if (!m_why.columns.empty()) binarycolumns::paint(p, m_why);
    p.setFont(theme().font(Type::Body));
    p.setPen(theme().color(Hue::Ink2));
    phrases::draw(p, textBox(width()), Qt::AlignLeft, words());
}
