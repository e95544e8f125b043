#pragma once

// The room of labs: the page chooses, LabView asks and shows what a game's lab finds (core/lab.h), as
// rows, a grid, a matrix or a heat map. Labs with a picture of their own have rooms: graph/, ring/.

#include <QWidget>

#include "core/kind.h"
#include "core/labs/winningset.h"
#include "ui/print/document.h"

#include <functional>
#include <memory>
#include <vector>

class Button;
class DropDown;
class GraphLab;
class LoopLab;
class PageHeader;
class QStackedLayout;
class Segmented;

// The page of a kind's labs: a header with a tab for each, and the lab chosen below. Where there is a graph
// of the positions or a ring to sow on, it comes first.
class LabPage final : public QWidget {
    Q_OBJECT
public:
    explicit LabPage(const core::Kind& kind, QWidget* parent = nullptr);

    // Where one came from, and goes back to.
    enum class Back { Shelf, Match };
    void setBack(Back to);
    // Looks at what a link from a match leads to (see core::LabLink), where the kind has a lab for that.
    void lookAt(const QString& place);

signals:
    void toShelf();
    void toMatch();
    void told(const QString& line); // to the user
    void playRequested(std::shared_ptr<const core::Game> game, const core::Position& position);
    void askRequested(std::shared_ptr<const core::Game> game, const core::Position& position); // the class
    void practiceRequested(const std::vector<core::AskedBoard>& boards);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    bool graphFirst() const;
    void addGraph();
    // `picture`: what is exported of it.
    int add(QWidget* lab, std::function<QString()> title, std::function<print::Picture()> picture);
    void showExports();
    QStringList titles() const; // of the labs, as they follow each other
    // On the projector the room is for what is looked at; the settings come when they are asked for.
    void showSettings();
    void fitTabs();

    const core::Kind& m_kind;
    Back m_to = Back::Shelf;
    PageHeader* m_header;
    Segmented* m_tabs;
    DropDown* m_list; // in their place where there is no room for them
    Button* m_fold;   // shows and hides the settings
    QStackedLayout* m_views;
    bool m_unfolded = false;
    GraphLab* m_graph = nullptr; // where the kind has one
    LoopLab* m_loops = nullptr;  // likewise
    int m_loopsTab = 0;
    Button* m_export;
    std::vector<std::function<QString()>> m_titles;          // in the order of the tabs
    std::vector<std::function<print::Picture()>> m_pictures; // by tab
};
