#include "ui/labs/graph/graphlegend.h"

#include <QPainter>

#include "ui/controls/says.h"
#include "ui/labs/graph/graphitems.h"
#include "ui/look/theme.h"

namespace {
constexpr int sample = 58, node = 26, between = 8, apart = 22, tall = 24;
} // namespace

GraphLegend::GraphLegend(QWidget* parent) : QWidget(parent) {
    setAttribute(Qt::WA_TransparentForMouseEvents);
    connect(&theme(), &Theme::changed, this, QOverload<>::of(&QWidget::update));
    inAnyLanguage(this, [this] {
        m_texts = {tr("first chooses"), tr("second chooses"), tr("finished")};
        setAccessibleName(m_texts.join(QStringLiteral(", ")));
        update();
    });
}

QSize GraphLegend::sizeHint() const {
    const QFontMetrics metrics(theme().font(Type::Secondary));
    int width = theme().px(2 * sample + node + 3 * between + 2 * apart + 2);
    for (const auto& text : m_texts) width += metrics.horizontalAdvance(text);
    return {width, theme().px(tall)};
}

void GraphLegend::paintEvent(QPaintEvent*) {
    const auto& t = theme();
    QPainter p(this);
    p.setRenderHint(QPainter::Antialiasing);
    p.setFont(t.font(Type::Secondary));
    const QFontMetrics metrics(p.font());
    double x = 1;
    const double y = height() / 2.0;
    for (int i = 0; i < 3; ++i) {
        const auto player = i == 0 ? core::Player::First : core::Player::Second;
        const bool finished = i == 2;
        const auto colour = t.color(finished ? fillOf(player) : hueOf(player));
        const QSizeF size(t.px(node), t.px(16));
        p.setPen(QPen(colour, 2));
        p.setBrush(finished ? QBrush(colour) : QBrush(t.color(Hue::Surface)));
        p.drawPath(
            graphOutline(finished ? core::Player::First : player, size).translated(x + size.width() / 2, y));
        if (!finished) {
            const QPointF from(x + size.width() + 1, y), to(x + t.px(sample), y);
            QPainterPath line(from);
            line.lineTo(to);
            paintChoice(p, line, player, 2);
        }
        x += t.px(finished ? node : sample) + t.px(between);
        p.setPen(t.color(Hue::Ink));
        p.drawText(QRectF(x, 0, width(), height()), Qt::AlignVCenter, m_texts[i]);
        x += metrics.horizontalAdvance(m_texts[i]) + t.px(apart);
    }
}
