#pragma once

#include "ui/print/document.h"
#include "ui/sheets/sheet.h"

namespace sheet {

// The pages of a worksheet: the puzzles, then the answers on a page of their own.
class Pages {
public:
    explicit Pages(Sheet sheet);

    int questions() const; // pages of them
    int count() const { return questions() + 1; }
    // In the sheet's language and the look of paper; anywhere, also on the screen.
    void paint(QPainter& painter, int page) const;
    QString title() const;
    // What has found no room on its page; empty: all has.
    const QStringList& cut() const { return m_cut; }

private:
    struct Grid;
    Grid grid() const;
    QString named() const;
    double paintHead(QPainter& painter, const QString& title) const; // returns where it ends
    double paintGames(QPainter& painter, double top) const;
    void paintFoot(QPainter& painter, int page) const;
    void paintPuzzle(QPainter& painter, const QRectF& room, std::size_t number) const;
    void paintAnswers(QPainter& painter) const;
    void paintAnswer(QPainter& painter, const QRectF& room, std::size_t number) const;
    // Text in as many lines as it takes; returns where it ends.
    double write(QPainter& painter, const QRectF& room, const QString& text, double px, bool bold = false,
                 bool quiet = false) const;

    Sheet m_sheet;
    mutable QStringList m_cut;
};

// All of it, ready for a file or the printer.
print::Document document(const std::shared_ptr<const Pages>& pages);

} // namespace sheet
