#pragma once

#include <QWidget>

#include "core/kind.h"
#include "core/labs/winningset.h"
#include "ui/match/background.h"
#include "ui/print/document.h"

#include <QElapsedTimer>

class Card;
class CloserLook;
class FactList;
class HeatLegend;
class Label;
class LabGrid;
class LabMatrix;
class LabModel;
class LabSettings;
class LabTable;
class QHBoxLayout;
class QStackedLayout;

// One lab: its settings on the left, what it finds in the middle. A map stands above its settings, and the
// board of the cell that is chosen takes the rest.
class LabView final : public QWidget {
    Q_OBJECT
public:
    LabView(const core::Kind& kind, const core::Lab& lab, QWidget* parent = nullptr);

    LabModel* model() const { return m_model; }
    print::Picture picture() const; // of what was found
    void run();
    void cancel();

signals:
    void playRequested(std::shared_ptr<const core::Game> game, const core::Position& position);
    void askRequested(std::shared_ptr<const core::Game> game, const core::Position& position); // the class
    void practiceRequested(const std::vector<core::AskedBoard>& boards);

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    bool event(QEvent* event) override;

private:
    void ask(double memory);
    QWidget* found();
    void arrange(bool map);
    void shareRoom(); // between what is found and what is said of it
    void show(const core::Table& table);
    void lookCloser(int row);
    void showHeading();
    void tellEmpty(double done = 0);
    void save(const QString& suffix);
    std::string exported(const QString& suffix) const;

    const core::Kind& m_kind;
    const core::Lab& m_lab;
    std::optional<core::Values> m_values; // of the run shown
    bool m_asked = false;                 // whether they may take so much memory
    QElapsedTimer m_clock;
    qint64 m_took = 0; // ms
    LabModel* m_model;
    LabSettings* m_settings;
    Label* m_heading;
    Label* m_empty;
    LabTable* m_table;
    LabGrid* m_grid;
    LabMatrix* m_matrix;
    HeatLegend* m_legend;
    CloserLook* m_closer; // at the row chosen, where rows have pictures
    std::optional<int> m_looked;
    QWidget* m_aside; // it scrolls in
    FactList* m_facts;
    QWidget* m_said; // the facts scroll in
    QStackedLayout* m_views;
    QWidget* m_found; // heading, views and legend
    bool m_map = false;
    Card *m_side, *m_middle, *m_below; // with a map, without one, and for the facts beside a map
    QHBoxLayout* m_columns;
    Background m_background;
};
