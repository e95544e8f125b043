#include "ui/controls/choicecards.h"

#include <QKeyEvent>
#include <QMouseEvent>

#include "ui/controls/announcer.h"
#include "ui/controls/paint.h"
#include "ui/language.h"
#include "ui/phrases.h"

#include <algorithm>

namespace {
constexpr int cardGap = 8, padding = 10;
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

bool ChoiceCards::stacked(int width) const {
    return width / static_cast<int>(m_choices.size()) < theme().px(narrowest);
}

int ChoiceCards::cardHeight(int index, int width) const {
    const auto n = stacked(width) ? 1 : static_cast<int>(m_choices.size());
    const int inner = (width + theme().px(cardGap)) / n - theme().px(cardGap + 2 * padding);
    const auto tall = [&](Type type, const core::Phrase& text) {
        if (*text.english == '\0') return 0;
        const QRectF room(0, 0, inner, 1000);
        return qCeil(phrases::bounds(theme().font(type), room, language::spoken(text)).height());
    };
    const auto& choice = m_choices[static_cast<std::size_t>(index)];
    return tall(Type::Bold, choice.label) + tall(Type::Secondary, choice.hint) + theme().px(2 * padding);
}

QRectF ChoiceCards::card(int index) const {
    if (!stacked(width())) {
        const auto n = static_cast<double>(m_choices.size());
        const double step = (width() + theme().px(cardGap)) / n;
        return {step * index, 0, step - theme().px(cardGap), static_cast<double>(height())};
    }
    int top = 0;
    for (int i = 0; i < index; ++i) top += cardHeight(i, width()) + theme().px(cardGap);
    return {0.0, double(top), double(width()), double(cardHeight(index, width()))};
}

int ChoiceCards::heightForWidth(int width) const {
    int most = 0, sum = -theme().px(cardGap);
    for (int i = 0; i < static_cast<int>(m_choices.size()); ++i) {
        most = std::max(most, cardHeight(i, width));
        sum += cardHeight(i, width) + theme().px(cardGap);
    }
    return stacked(width) ? sum : most;
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
        inner.setTop(phrases::draw(p, inner, Qt::AlignLeft, language::spoken(choice.label)).bottom());
        p.setFont(theme().font(Type::Secondary));
        p.setPen(theme().color(Hue::Ink2));
        phrases::draw(p, inner, Qt::AlignLeft, language::spoken(choice.hint));
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
