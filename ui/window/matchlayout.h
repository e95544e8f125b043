#pragma once

#include <QRect>

#include "ui/window/matchparts.h"

class QWidget;
class Tabletop;

// Where the parts of the match page stand, after one of four plans: table mode, or by the size of the window
// and the projector mode; with the drawer open, closed, or on its way.
class MatchLayout {
public:
    MatchLayout(QWidget& page, const MatchParts& parts) : m_page(page), m_parts(parts) {}

    void arrange();
    void foldBar();                 // projector plan
    void setTable(Tabletop* table); // nothing: no table mode
    void setOver(bool over);        // the match: its values are known, and the bar shows them

private:
    enum class Plan { Regular, Compact, Projector, Table };
    // Of the regular and the compact plan; px.
    struct Places {
        QRect banner, board, bar, hints, drawer;
    };

    Plan plan() const;
    bool curved(bool open) const;
    void show(Plan plan) const;
    Places places(bool open) const;
    void arrangeColumns();
    void arrangeProjector();
    void placeHandle(const QRect& drawer) const;
    void placeResult() const;

    QWidget& m_page;
    const MatchParts& m_parts;
    Tabletop* m_table = nullptr;
    bool m_barOpen = false, m_over = false;
};
