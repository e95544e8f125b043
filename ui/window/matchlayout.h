#pragma once

#include <QRect>

class Advice;
class Banner;
class BoardView;
class Button;
class Depth;
class Drawer;
class DrawerHandle;
class Header;
class HistoryModel;
class LineWalk;
class MatchBar;
class MovesModel;
class MoveTabs;
class ProjectorLine;
class QWidget;
class ResultPlate;
class Session;
class Tabletop;
class TubeView;
class WhyPanel;

// All that stands on the page of a match, made in the order in which Tab goes: board, bar, hints, drawer,
// header.
struct MatchParts {
    MatchParts(Session& session, QWidget& page);

    MovesModel* movesModel;
    HistoryModel* history;
    BoardView* board;
    LineWalk* walk; // best play on it
    MatchBar* bar;
    TubeView* tube; // over the board
    Banner* banner;
    Button* hints; // beside the bar while the drawer is closed
    Drawer* drawer;
    MoveTabs* moves; // in the drawer
    WhyPanel* why;   // as well
    DrawerHandle* handle;
    Header* header;
    Advice* advice;
    ProjectorLine* line;
    ResultPlate* result; // over the board
    Depth* depth;
};

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
