#pragma once

#include "core/puzzle/maker.h"
#include "ui/look/language.h"
#include "ui/print/document.h"

#include <set>
#include <vector>

// A worksheet: puzzles for pencil and paper.
namespace sheet {

struct Wish {
    static constexpr int most = 12; // puzzles
    std::vector<const core::Kind*> games;
    std::vector<int> grades; // none: any
    int count = 4;
    std::uint64_t seed = 1;
    language::Id language = language::Id::English;
    std::set<core::Ask> asks = {}; // none: any
    int perPage = 4;               // or 2, or 1: the fewer, the larger are the boards
};

struct Sheet {
    Wish wish;
    std::vector<core::Puzzle> puzzles; // game by game, the easier ones first
};

// As many puzzles of each game and grade, as far as that is possible; fewer when stopped or when no more are
// found. The same wish gives the same sheet. `progress` hears how many there are.
Sheet make(const Wish& wish, const std::stop_token& stop, const std::function<void(int)>& progress);

} // namespace sheet

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
    QString named() const;
    QString numbers(int page) const;
    void paintQuestions(QPainter& painter, int page) const;
    void paintFoot(QPainter& painter, int page, const QString& said) const;
    void paintPuzzle(QPainter& painter, const QRectF& box, std::size_t number) const;
    double paintAsked(QPainter& painter, const QRectF& box,
                      std::size_t number) const; // returns where it ends
    void paintHowTo(QPainter& painter, const QRectF& foot, const core::Puzzle& puzzle) const;
    void paintAnswers(QPainter& painter) const;
    void paintAnswer(QPainter& painter, const QRectF& room, std::size_t number) const;
    // Text in as many lines as it takes; returns where it ends.
    double write(QPainter& painter, const QRectF& room, const QString& text, double px, bool bold = false,
                 bool quiet = false, Qt::AlignmentFlag height = Qt::AlignTop) const;

    Sheet m_sheet;
    mutable QStringList m_cut;
};

// All of it, ready for a file or the printer.
print::Document document(const std::shared_ptr<const Pages>& pages);

} // namespace sheet
