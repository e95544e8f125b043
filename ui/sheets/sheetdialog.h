#pragma once

// The room of worksheets: the dialog wishes, puzzles are made, SheetPages puts them on paper.

#include <QPixmap>
#include <QTimer>

#include "ui/controls/overlay.h"
#include "ui/match/background.h"
#include "ui/sheets/sheetpages.h"

#include <functional>
#include <memory>

class Button;
class Chip;
class Label;
class Segmented;
class Stepper;
class QLayout;

namespace sheet {

// Shows a page of a worksheet as large as it has room; arrow keys and clicks turn the pages.
class Preview final : public QWidget {
    Q_OBJECT
public:
    explicit Preview(QWidget* parent = nullptr);

    void show(std::shared_ptr<const Pages> pages); // nothing: there are none yet
    int page() const { return m_page; }
    QSize sizeHint() const override { return {420, 594}; }

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void turn(int by);

    std::shared_ptr<const Pages> m_pages;
    int m_page = 0;
    QPixmap m_picture; // of the page; null: to be painted
};

// Puzzles to print: which, how many, in which language; with the first page as it will be.
class Dialog final : public Overlay {
    Q_OBJECT
public:
    explicit Dialog(QWidget* window);

    Wish wish() const;
    bool ready() const { return m_pages != nullptr && !m_background.running(); }
    std::shared_ptr<const Pages> pages() const { return m_pages; }

signals:
    void made(); // the sheet asked for is shown

private:
    QWidget* wishes();
    QWidget* games();
    QWidget* anyOrSome(std::vector<Chip*>& chips, const std::vector<std::function<QString()>>& names);
    QLayout* foot();
    void connectParts();
    void make();
    void took(const Sheet& sheet);
    void cancel();
    void showAnew();
    void showState(const QString& text);
    void save();

    std::vector<Chip*> m_games, m_kinds, m_grades; // of kinds and grades the first: any
    Stepper *m_count, *m_seed;
    Segmented *m_perPage, *m_language;
    Label* m_state;
    Button *m_cancel, *m_save, *m_print;
    Preview* m_preview;
    QTimer m_soon; // after the last change
    Sheet m_sheet;
    std::shared_ptr<const Pages> m_pages;
    Background m_background; // last, so that its thread ends before what it uses
};

} // namespace sheet
