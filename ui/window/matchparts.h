#pragma once

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
