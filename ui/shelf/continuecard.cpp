#include "ui/shelf/continuecard.h"

#include "ui/controls/paint.h"
#include "ui/controls/says.h"
#include "ui/shelf/matchcard.h"

ContinueCard::ContinueCard(MatchStore::Kept match, QWidget* parent)
    : QAbstractButton(parent), m_match(std::move(match)) {
    setFocusPolicy(Qt::TabFocus);
    setCursor(Qt::PointingHandCursor);
    setAttribute(Qt::WA_Hover);
    inAnyLanguage(this, [this] {
        setAccessibleName(matchcard::described(m_match));
        update();
    });
}

QSize ContinueCard::sizeHint() const {
    return {theme().px(matchcard::width), theme().px(matchcard::height)};
}

void ContinueCard::paintEvent(QPaintEvent*) {
    const auto& t = theme();
    QPainter p(this);
    paint::box(p, rect(), t.px(12), t.color(underMouse() ? Hue::Sunk : Hue::Surface), t.color(Hue::Line), 1);
    if (hasFocus()) paint::focusRing(p, rect(), t.px(12));
    matchcard::paint(p, rect(), m_match);
}
