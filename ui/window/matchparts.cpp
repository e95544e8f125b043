#include "ui/window/matchparts.h"

#include "ui/board/boardview.h"
#include "ui/board/linewalk.h"
#include "ui/board/tubeview.h"
#include "ui/controls/button.h"
#include "ui/models/historymodel.h"
#include "ui/models/movesmodel.h"
#include "ui/panels/drawer.h"
#include "ui/panels/header.h"
#include "ui/panels/matchbar.h"
#include "ui/panels/plates/banner.h"
#include "ui/panels/plates/resultplate.h"
#include "ui/panels/verdict/projectorline.h"
#include "ui/window/advice.h"
#include "ui/window/depth.h"

MatchParts::MatchParts(Session& session, QWidget& page)
    : movesModel(new MovesModel(session, &page)), history(new HistoryModel(session, &page)),
      board(new BoardView(&page)), walk(new LineWalk(*board, &page)),
      bar(new MatchBar(session, *history, *walk, &page)), tube(new TubeView(*board)),
      banner(new Banner(session, &page)), hints(new Button(Button::Style::Outline, {}, &page)),
      drawer(new Drawer(session, *movesModel, *history, &page)), moves(&drawer->moves()), why(&drawer->why()),
      handle(new DrawerHandle(&page)), header(new Header(session, &page)),
      advice(new Advice(session, *board, *banner, *why, *walk, *bar, &page)),
      line(new ProjectorLine(session, *movesModel, &page)), result(new ResultPlate(session, &page)),
      depth(new Depth(session, &page)) {}
