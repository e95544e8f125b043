#pragma once

#include <QPointF>
#include <QRect>
#include <QString>

#include "core/picture/boardstate.h"

// What a widget that shows a board tells a screen reader of its spots, and does for it.
class SpotButtons {
public:
    SpotButtons() = default;
    SpotButtons(const SpotButtons&) = delete;
    SpotButtons& operator=(const SpotButtons&) = delete;
    virtual ~SpotButtons() = default;

    virtual const core::BoardState& model() const = 0;
    virtual QRect spotRect(core::SpotId spot) const = 0;  // its place in the widget
    virtual core::SpotId spotAt(QPointF point) const = 0; // the one at a point of the widget, or −1
    virtual core::SpotId focusSpot() const = 0;           // the one that the arrow keys have reached, or −1
    virtual QString tip(core::SpotId spot) const = 0;     // what pointing there leads to
    virtual void click(core::SpotId spot) = 0;            // whatever device it comes from
};

// Lets screen readers see the spots of all such widgets as buttons. May be called more than once.
void installAccessibleBoard();
