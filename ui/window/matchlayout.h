#pragma once

#include <QRect>

class BoardView;
class Banner;
class Button;
class Depth;
class Drawer;
class DrawerHandle;
class Header;
class MatchBar;
class ProjectorLine;
class QWidget;
class ResultPlate;
class Tabletop;

// Where the parts of the match page stand, after one of four plans: table mode, or by the size of the window
// and the projector mode; with the drawer open, closed, or on its way.
class MatchLayout {
public:
    struct Parts {
        Header* header;
        BoardView* board;
        Banner* banner;
        Drawer* drawer;
        DrawerHandle* handle;
        Button* hints; // beside the bar while the drawer is closed
        MatchBar* bar;
        ProjectorLine* line;
        ResultPlate* result; // over the board
    };
    MatchLayout(QWidget& page, const Depth& depth, const Parts& parts)
        : m_page(page), m_depth(depth), m_parts(parts) {}

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
    const Depth& m_depth;
    Parts m_parts;
    Tabletop* m_table = nullptr;
    bool m_barOpen = false, m_over = false;
};
