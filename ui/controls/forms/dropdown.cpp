#include "ui/controls/forms/dropdown.h"

#include <QAccessible>
#include <QActionGroup>
#include <QKeyEvent>
#include <QMenu>
#include <QWheelEvent>

#include "ui/controls/announcer.h"
#include "ui/controls/paint.h"

#include <algorithm>

namespace {
constexpr int textInset = 14, arrowRoom = 26; // px at scale 1
} // namespace

DropDown::DropDown(QWidget* parent) : QAbstractButton(parent) {
    setRole(this, QAccessible::ComboBox);
    setFocusPolicy(Qt::TabFocus);
    setCursor(Qt::PointingHandCursor);
    connect(this, &QAbstractButton::clicked, this, &DropDown::open);
    connect(&theme(), &Theme::changed, this, [this] { updateGeometry(), update(); });
}

void DropDown::setChoices(const QStringList& texts, const QStringList& hints) {
    m_texts = texts;
    m_hints = hints;
    setCurrent(std::clamp(m_current, 0, std::max(0, static_cast<int>(texts.size()) - 1)));
    updateGeometry();
}

void DropDown::setCurrent(int index) {
    if (index < 0 || index >= m_texts.size()) return;
    m_current = index;
    setText(m_texts[index]);
    setAccessibleDescription(m_texts[index]);
    setToolTip(m_hints.value(index));
    update();
}

void DropDown::setMore(const QString& text) {
    m_more = text;
}

void DropDown::setBaseHeight(int height, bool large) {
    m_height = height;
    m_large = large;
    updateGeometry();
}

QFont DropDown::written() const {
    return theme().font(m_large ? Type::Verdict : Type::Bold);
}

// As wide as the longest of them.
QSize DropDown::sizeHint() const {
    const QFontMetrics metrics(written());
    int widest = 0;
    for (const auto& text : m_texts) widest = std::max(widest, metrics.horizontalAdvance(text));
    return {widest + theme().px(2 * textInset + arrowRoom), theme().target(m_height)};
}

void DropDown::paintEvent(QPaintEvent*) {
    QPainter p(this);
    const auto frame = paint::focusable(p, *this);
    paint::box(p, frame, frame.height() * 0.22, theme().color(underMouse() ? Hue::Sunk : Hue::Surface),
               theme().color(Hue::Line2), 1);
    p.setFont(written());
    p.setPen(theme().color(Hue::Ink));
    p.drawText(QRectF(rect()).adjusted(theme().px(textInset), 0, 0, 0), Qt::AlignVCenter | Qt::AlignLeft,
               text());
    p.setPen(QPen(theme().color(Hue::Ink), 2 * theme().scale(), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    const QPointF at(width() - theme().px(textInset + 6), height() / 2.0);
    const double arm = 5 * theme().scale();
    p.drawPolyline(
        QPolygonF{at + QPointF(-arm, -arm / 2), at + QPointF(0, arm / 2), at + QPointF(arm, -arm / 2)});
}

void DropDown::open() {
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    auto* group = new QActionGroup(menu);
    for (int i = 0; i < m_texts.size(); ++i) {
        const auto hint = m_hints.value(i);
        auto* one =
            group->addAction(hint.isEmpty() ? m_texts[i] : m_texts[i] + QStringLiteral("  –  ") + hint);
        one->setCheckable(true);
        one->setChecked(i == m_current);
        connect(one, &QAction::triggered, this, [this, i] { choose(i); });
        if (i == m_current) menu->setActiveAction(one);
    }
    menu->addActions(group->actions());
    if (!m_more.isEmpty()) {
        menu->addSeparator();
        connect(menu->addAction(m_more), &QAction::triggered, this, &DropDown::moreRequested);
    }
    menu->popup(mapToGlobal(QPoint(0, height())));
}

void DropDown::choose(int index) {
    if (index < 0 || index >= m_texts.size() || index == m_current) return;
    setCurrent(index);
    emit chosen(index);
}

void DropDown::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Left || event->key() == Qt::Key_Up)
        choose(m_current - 1);
    else if (event->key() == Qt::Key_Right ||
             (event->key() == Qt::Key_Down && !(event->modifiers() & Qt::AltModifier)))
        choose(m_current + 1);
    else if (event->key() == Qt::Key_Down || event->key() == Qt::Key_F4)
        open();
    else
        QAbstractButton::keyPressEvent(event);
}

void DropDown::wheelEvent(QWheelEvent* event) {
    if (hasFocus())
        choose(m_current + (event->angleDelta().y() > 0 ? -1 : 1));
    else
        event->ignore();
}
