#include "ui/controls/forms/choicecards.h"

#include <QKeyEvent>
#include <QMouseEvent>

#include "ui/controls/announcer.h"
#include "ui/controls/paint.h"
#include "ui/look/language.h"
#include "ui/look/phrases.h"

#include <algorithm>
#include <utility>

namespace {
constexpr int cardGap = 12, padding = 10;
constexpr int focusEdge = 5;   // around all, for that of the focus
constexpr int narrowest = 124; // of a card beside others
} // namespace

ChoiceCards::ChoiceCards(std::vector<core::Option::Choice> choices, QWidget* parent)
    : QWidget(parent), m_choices(std::move(choices)) {
    setRole(this, QAccessible::ComboBox);
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

// None so narrow that a word breaks.
int ChoiceCards::columns(int width) const {
    const auto& t = theme();
    double least = t.px(narrowest);
    for (const auto& choice : m_choices)
        for (const auto& [type, text] : {std::pair(Type::Bold, choice.label), {Type::Body, choice.hint}})
            if (*text.english != '\0')
                least = std::max(least, phrases::widest(t.font(type), language::spoken(text)) +
                                            2 * t.px(padding) + t.px(cardGap));
    const int most = std::clamp(static_cast<int>(width / least), 1, static_cast<int>(m_choices.size()));
    int best = most;
    for (int fewer = most - 1; fewer > 0; --fewer)
        if (heightOf(width, fewer) < heightOf(width, best)) best = fewer;
    return best;
}

int ChoiceCards::cardWidth(int width, int columns) const {
    return (width - theme().px(2 * focusEdge) + theme().px(cardGap)) / columns - theme().px(cardGap);
}

int ChoiceCards::cardHeight(int index, int width) const {
    const int inset = theme().px(padding); // as it is painted
    const QRectF room(0, 0, width - 2 * inset, 1000);
    const auto tall = [&](Type type, const core::Phrase& text) {
        if (*text.english == '\0') return 0;
        return qCeil(phrases::bounds(theme().font(type), room, language::spoken(text)).height());
    };
    const auto& choice = m_choices[static_cast<std::size_t>(index)];
    return tall(Type::Bold, choice.label) + tall(Type::Body, choice.hint) + 2 * inset;
}

int ChoiceCards::rowHeight(int row, int width, int columns) const {
    int most = 0;
    const int end = std::min(columns * (row + 1), static_cast<int>(m_choices.size()));
    for (int i = columns * row; i < end; ++i) most = std::max(most, cardHeight(i, cardWidth(width, columns)));
    return most;
}

int ChoiceCards::heightOf(int width, int columns) const {
    const int gap = theme().px(cardGap);
    int sum = theme().px(2 * focusEdge) - gap;
    for (int row = 0; row * columns < static_cast<int>(m_choices.size()); ++row)
        sum += rowHeight(row, width, columns) + gap;
    return sum;
}

QRect ChoiceCards::card(int index) const {
    const int n = columns(width()), wide = cardWidth(width(), n), gap = theme().px(cardGap);
    int top = theme().px(focusEdge);
    for (int row = 0; row < index / n; ++row) top += rowHeight(row, width(), n) + gap;
    return {theme().px(focusEdge) + index % n * (wide + gap), top, wide, rowHeight(index / n, width(), n)};
}

int ChoiceCards::heightForWidth(int width) const {
    return heightOf(width, columns(width));
}

QSize ChoiceCards::sizeHint() const {
    constexpr int mostBeside = 3;
    const int width = theme().px(140) * std::min(mostBeside, static_cast<int>(m_choices.size()));
    return {width, heightForWidth(width)};
}

void ChoiceCards::paintEvent(QPaintEvent*) {
    QPainter p(this);
    const double gap = theme().px(focusEdge);
    for (int i = 0; i < static_cast<int>(m_choices.size()); ++i) {
        const auto& choice = m_choices[static_cast<std::size_t>(i)];
        const bool on = i == m_current;
        paint::box(p, card(i), theme().px(10), theme().color(on ? Hue::Sunk : Hue::Surface),
                   theme().color(on ? Hue::Ink : Hue::Line2), on ? 3 : 1);
        if (on && hasFocus())
            paint::focusRing(p, QRectF(card(i)).adjusted(-gap, -gap, gap, gap), theme().px(10) + gap);
        const double inset = theme().px(padding);
        auto inner = QRectF(card(i)).adjusted(inset, inset, -inset, -inset);
        p.setFont(theme().font(on ? Type::Bold : Type::Body));
        p.setPen(theme().color(Hue::Ink));
        inner.setTop(phrases::draw(p, inner, Qt::AlignLeft, language::spoken(choice.label)).bottom());
        p.setFont(theme().font(Type::Body));
        p.setPen(theme().color(Hue::Ink2));
        phrases::draw(p, inner, Qt::AlignLeft, language::spoken(choice.hint));
    }
}

void ChoiceCards::mousePressEvent(QMouseEvent* event) {
    for (int i = 0; i < static_cast<int>(m_choices.size()); ++i)
        if (card(i).contains(event->position().toPoint())) choose(i);
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
