#include "ui/controls/choicecards.h"

#include <QKeyEvent>
#include <QMouseEvent>

#include "ui/controls/paint.h"
#include "ui/language.h"

#include <algorithm>

namespace {
constexpr int gap = 8, padding = 12;
} // namespace

ChoiceCards::ChoiceCards(const std::vector<core::Option::Choice>& choices, QWidget* parent)
    : QWidget(parent), m_choices(choices) {
    setFocusPolicy(Qt::TabFocus);
    setCursor(Qt::PointingHandCursor);
    auto policy = QSizePolicy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    setCurrent(0);
    connect(&theme(), &Theme::changed, this, [this] { updateGeometry(), update(); });
}

void ChoiceCards::setCurrent(int index) {
    if (index < 0 || index >= static_cast<int>(m_choices.size())) return;
    m_current = index;
    setAccessibleDescription(language::spoken(m_choices[static_cast<std::size_t>(index)].label));
    update();
}

QRectF ChoiceCards::card(int index) const {
    const auto n = static_cast<double>(m_choices.size());
    const double step = (width() + theme().px(gap)) / n;
    return {step * index, 0, step - theme().px(gap), static_cast<double>(height())};
}

int ChoiceCards::heightForWidth(int width) const {
    const auto n = static_cast<int>(m_choices.size());
    const int inner = (width + theme().px(gap)) / n - theme().px(gap + 2 * padding);
    const QFontMetrics title(theme().font(Type::Bold)), hint(theme().font(Type::Secondary));
    const auto tall = [&](const QFontMetrics& metrics, const core::Phrase& text) {
        return metrics.boundingRect(0, 0, inner, 1000, Qt::TextWordWrap, language::spoken(text)).height();
    };
    int most = 0;
    for (const auto& choice : m_choices)
        most = std::max(most, tall(title, choice.label) + tall(hint, choice.hint));
    return most + theme().px(2 * padding);
}

QSize ChoiceCards::sizeHint() const {
    const int width = theme().px(140) * static_cast<int>(m_choices.size());
    return {width, heightForWidth(width)};
}

void ChoiceCards::paintEvent(QPaintEvent*) {
    QPainter p(this);
    for (int i = 0; i < static_cast<int>(m_choices.size()); ++i) {
        const auto& choice = m_choices[static_cast<std::size_t>(i)];
        const bool on = i == m_current;
        paint::box(p, card(i), theme().px(10), theme().color(on ? Hue::Sunk : Hue::Surface),
                   theme().color(on ? Hue::Ink : Hue::Line2), on ? (hasFocus() ? 3 : 2) : 1);
        const double inset = theme().px(padding);
        auto inner = card(i).adjusted(inset, inset, -inset, -inset);
        p.setFont(theme().font(on ? Type::Bold : Type::Body));
        p.setPen(theme().color(Hue::Ink));
        QRectF used;
        p.drawText(inner, Qt::TextWordWrap, language::spoken(choice.label), &used);
        inner.setTop(used.bottom());
        p.setFont(theme().font(Type::Secondary));
        p.setPen(theme().color(Hue::Ink2));
        p.drawText(inner, Qt::TextWordWrap, language::spoken(choice.hint));
    }
}

void ChoiceCards::mousePressEvent(QMouseEvent* event) {
    for (int i = 0; i < static_cast<int>(m_choices.size()); ++i)
        if (card(i).contains(event->position())) choose(i);
}

void ChoiceCards::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Left || event->key() == Qt::Key_Up)
        choose(m_current - 1);
    else if (event->key() == Qt::Key_Right || event->key() == Qt::Key_Down)
        choose(m_current + 1);
    else
        QWidget::keyPressEvent(event);
}

void ChoiceCards::choose(int index) {
    if (index < 0 || index >= static_cast<int>(m_choices.size()) || index == m_current) return;
    setCurrent(index);
    emit chosen(index);
}
