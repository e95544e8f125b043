#pragma once

class BoardView;
class Banner;
class Button;
class GoalLine;
class Header;
class Legend;
class MatchBar;
class MoveTabs;
class OfferBar;
class ProjectorLine;
class QRect;
class QWidget;
class Tabletop;
class VerdictCard;
class WhyPanel;

// Where the parts of the match page stand, after one of four plans: table mode, or by the size of the window
// and the projector mode.
class MatchLayout {
public:
    struct Parts {
        Header* header;
        BoardView* board;
        Banner* banner;
        VerdictCard* verdict;
        MoveTabs* moves;
        WhyPanel* why;
        OfferBar* offers;
        GoalLine* goal;
        MatchBar* bar;
        ProjectorLine* line;
        Button* legendButton; // compact plan: opens the legend over the board
        Legend* legend;
    };
    MatchLayout(const QWidget& page, const Parts& parts) : m_page(page), m_parts(parts) {}

    void arrange();
    void foldLegend();              // compact plan
    void foldBar();                 // projector plan
    void setTable(Tabletop* table); // nothing: no table mode

private:
    enum class Plan { Regular, Compact, Projector, Table };

    Plan plan() const;
    void show(Plan plan) const;
    // Of the regular and the compact plan, at scale 1.
    struct Sizes {
        int margin, gap, header, banner, side;
        int foot, underBoard; // free below everything, and between board and bar
    };
    QRect arrangeColumns(const Sizes& sizes);
    void arrangeRegular();
    void arrangeCompact();
    void arrangeProjector();
    void arrangeSide(QRect column) const;
    void arrangeDrawer(QRect column) const;
    void placeDrawer(QRect column) const;
    void placeBoard(QRect place) const;

    const QWidget& m_page;
    Parts m_parts;
    Tabletop* m_table = nullptr;
    bool m_legendOpen = false, m_barOpen = false;
};
