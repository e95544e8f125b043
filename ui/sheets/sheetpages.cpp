#include "ui/sheets/sheetpages.h"

#include "core/puzzle/sheet.h"
#include "ui/look/art.h"
#include "ui/look/phrases.h"
#include "ui/look/theme.h"
#include "ui/print/boardpicture.h"

#include <algorithm>
#include <cmath>
#include <set>

namespace sheet {

using core::text;
using language::spoken;

namespace {

// px, at 96 an inch
constexpr double margin = 53, gap = 22, footer = 22;
constexpr double large = 22, normal = 15, small = 12.5;
constexpr std::size_t upright = 6; // puzzles on a page

const QRectF paper{margin, margin, print::page.width() - 2 * margin, print::page.height() - 2 * margin};

core::Message turn(const core::Puzzle& puzzle) {
    return puzzle.game->mover(puzzle.position) == core::Player::First ? text("sheets", "First’s turn")
                                                                      : text("sheets", "Second’s turn");
}

std::array<QString, 2> names() {
    return {spoken(text("sheets", "First")), spoken(text("sheets", "Second"))};
}

// "normal · limit 4": what holds wherever one begins.
QString rules(const core::Puzzle& puzzle) {
    const auto usual = puzzle.game->summary(puzzle.game->start());
    QStringList all;
    for (const auto& part : puzzle.game->summary(puzzle.position))
        if (std::ranges::find(usual, part) != usual.end()) all << spoken(part);
    return all.join(QStringLiteral(" · "));
}

// The board of a puzzle as wide as there is room, from the top of it; `answered`: with the move that is asked
// for. Returns where it ends.
double paintBoard(QPainter& painter, const QRectF& room, const core::Puzzle& puzzle, bool answered) {
    auto model = std::make_shared<core::BoardState>(puzzle.game, puzzle.position);
    BoardPicture shown;
    shown.names = names();
    shown.lit.side = puzzle.game->mover(puzzle.position);
    if (answered && !puzzle.answers.empty()) shown.framed = puzzle.answers.front();
    constexpr double largest = 0.8; // of the size on the screen: few pieces are no giants
    const auto picture = print::closely(model, shown);
    const auto most = picture.size * largest;
    const auto size = picture.size.scaled(room.size().boundedTo(most), Qt::KeepAspectRatio);
    painter.save();
    painter.translate(room.center().x() - size.width() / 2, room.top());
    const double scale = size.width() / picture.size.width();
    painter.scale(scale, scale);
    picture.paint(painter);
    painter.restore();
    return room.top() + size.height();
}

void paintNumber(QPainter& painter, QPointF corner, std::size_t number) {
    const QRectF disc(corner, QSizeF(26, 26));
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme().color(Hue::Ink));
    painter.drawEllipse(disc);
    painter.setPen(Qt::white);
    painter.setFont(theme().boardFont(normal, true));
    painter.drawText(disc, Qt::AlignCenter, QString::number(number));
}

void paintLine(QPainter& painter, double from, double to, double y) {
    painter.setPen(QPen(theme().color(Hue::Ink2), 0.8));
    painter.drawLine(QPointF(from, y), QPointF(to, y));
}

} // namespace

struct Pages::Grid {
    std::size_t perPage, columns, rows;
};

Pages::Pages(Sheet sheet) : m_sheet(std::move(sheet)) {}

Pages::Grid Pages::grid() const {
    const auto all = std::max<std::size_t>(1, m_sheet.puzzles.size());
    const auto perPage = all <= upright ? all : (all + 1) / 2;
    const std::size_t columns = perPage <= 2 ? 1 : 2;
    return {perPage, columns, (perPage + columns - 1) / columns};
}

int Pages::questions() const {
    const auto per = grid().perPage;
    return std::max(1, static_cast<int>((m_sheet.puzzles.size() + per - 1) / per));
}

// The games that there are puzzles of.
QString Pages::named() const {
    QStringList all;
    for (const auto* kind : m_sheet.wish.games) all << spoken(kind->title);
    return all.join(QStringLiteral(" · "));
}

QString Pages::title() const {
    const language::Aside reader(m_sheet.wish.language);
    return spoken({text("sheets", "Puzzles: %1"), {named().toStdString()}});
}

double Pages::write(QPainter& painter, const QRectF& room, const QString& text, double px, bool bold,
                    bool quiet) const {
    auto font = theme().boardFont(px, bold);
    font.setHintingPreference(QFont::PreferNoHinting);
    painter.setFont(font);
    painter.setPen(theme().color(quiet ? Hue::Ink2 : Hue::Ink));
    const auto used = phrases::draw(painter, room, Qt::AlignLeft | Qt::AlignTop, text);
    if (used.bottom() > room.bottom() + 1 || used.right() > room.right() + 1) m_cut << text;
    return used.bottom();
}

double Pages::paintHead(QPainter& painter, const QString& title) const {
    return write(painter, paper, title, large, true) + 6;
}

double Pages::paintGames(QPainter& painter, double top) const {
    for (const auto* kind : m_sheet.wish.games) {
        std::set<QString> goals;
        for (const auto& puzzle : m_sheet.puzzles)
            if (&puzzle.game->kind() == kind) goals.insert(spoken(puzzle.game->goal(puzzle.position)));
        core::Message line = kind->tagline;
        if (goals.size() == 1)
            line = {text("sheets", "%1 %2"), {line, core::Message::Argument(goals.begin()->toStdString())}};
        if (m_sheet.wish.games.size() > 1) line = {text("sheets", "%1: %2"), {kind->title, line}};
        top = write(painter, {paper.left(), top, paper.width(), 60}, spoken(line), normal) + 2;
    }
    return top;
}

void Pages::paintFoot(QPainter& painter, int page) const {
    QStringList grades;
    for (const int grade : m_sheet.wish.grades) grades << QString::number(grade);
    const auto& wish = m_sheet.wish;
    core::Message again{text("sheets", "Kachisuji · %1 puzzles · grade %2 · seed %3"),
                        {wish.count,
                         grades.isEmpty() ? core::Message::Argument(text("sheets", "any"))
                                          : core::Message::Argument(grades.join(u'–').toStdString()),
                         std::to_string(wish.seed)}};
    const double top = paper.bottom() - footer + 6;
    paintLine(painter, paper.left(), paper.right(), top - 4);
    write(painter, {paper.left(), top, paper.width() - 60, footer}, spoken(again), small, false, true);
    painter.drawText(QRectF(paper.right() - 60, top, 60, footer), Qt::AlignRight | Qt::AlignTop,
                     QStringLiteral("%1 / %2").arg(page + 1).arg(count()));
}

void Pages::paintPuzzle(QPainter& painter, const QRectF& room, std::size_t number) const {
    constexpr double indent = 34, crest = 18, answer = 46;
    const auto& puzzle = m_sheet.puzzles[number];
    paintNumber(painter, room.topLeft(), number + 1);
    auto line = room.adjusted(indent, 1, 0, 0);
    const double asked = write(painter, line, spoken(core::question(puzzle)), normal, true) + 3;
    const auto mover = puzzle.game->mover(puzzle.position);
    art::paintCrest(painter, {line.left(), asked + 1, crest, crest}, mover, true, theme().color(Hue::Ink),
                    Qt::white);
    auto said = turn(puzzle);
    // Where the two have different pieces, which are to be moved.
    if (*puzzle.game->kind().roles.front().english != '\0')
        said = {text("sheets", "%1: %2"), {said, puzzle.game->prompt(puzzle.position)}};
    line.setTop(asked);
    line.setLeft(line.left() + crest + 6);
    const double turned = write(painter, line, spoken(said), small) + 1;
    line.setTop(turned);
    const double told = write(painter, line, rules(puzzle), small, false, true) + 6;
    const QRectF board(room.left(), told, room.width(), room.bottom() - answer - told);
    const double end = paintBoard(painter, board, puzzle, false);
    const double y = std::min(end + answer - 6, room.bottom() - 4);
    write(painter, {room.left(), y - 16, 60, 20}, spoken(text("sheets", "Answer")), small, false, true);
    paintLine(painter, room.left() + 62, room.right(), y);
}

void Pages::paintAnswer(QPainter& painter, const QRectF& room, std::size_t number) const {
    const auto& puzzle = m_sheet.puzzles[number];
    paintNumber(painter, room.topLeft(), number + 1);
    const double board = room.width() * 0.46;
    paintBoard(painter, {room.left() + 34, room.top(), board - 34, room.height()}, puzzle, true);
    QRectF line(room.left() + board + 10, room.top(), room.width() - board - 10, room.height());
    QStringList moves;
    for (const auto move : puzzle.answers)
        moves << QString::fromStdString(puzzle.game->text(puzzle.position, move));
    if (!moves.isEmpty()) line.setTop(write(painter, line, moves.join(QStringLiteral(", ")), small, true));
    // Of equal moves the notation tells all, the words the first.
    const auto said =
        moves.isEmpty() ? core::answer(puzzle) : puzzle.game->phrase(puzzle.position, puzzle.answers.front());
    line.setTop(write(painter, line, spoken(said), small));
    const core::Message idea{text("sheets", "Idea: %1 (grade %2)"), {puzzle.idea, puzzle.grade}};
    write(painter, line, spoken(idea), small, false, true);
}

void Pages::paintAnswers(QPainter& painter) const {
    const core::Message title{text("sheets", "Answers: %1"), {named().toStdString()}};
    const double top = paintHead(painter, spoken(title)) + gap / 2;
    const auto rows = std::max<std::size_t>(3, (m_sheet.puzzles.size() + 1) / 2);
    const double width = (paper.width() - gap) / 2;
    const double height = (paper.bottom() - footer - top) / static_cast<double>(rows);
    for (std::size_t i = 0; i < m_sheet.puzzles.size(); ++i) {
        const auto row = i / 2, column = i % 2;
        paintAnswer(painter,
                    {paper.left() + static_cast<double>(column) * (width + gap),
                     top + static_cast<double>(row) * height, width, height - gap / 2},
                    i);
    }
}

void Pages::paint(QPainter& painter, int page) const {
    const Theme::OnPaper look;
    const language::Aside reader(m_sheet.wish.language);
    m_cut.clear();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(QRectF(QPointF(), print::page), Qt::white);
    paintFoot(painter, page);
    if (page >= questions()) return paintAnswers(painter);
    double top = paintHead(painter, spoken({text("sheets", "Puzzles: %1"), {named().toStdString()}}));
    if (page == 0) top = paintGames(painter, top);
    const double name = top + 34;
    write(painter, {paper.left(), name - 18, 100, 24}, spoken(text("sheets", "Name")), small);
    paintLine(painter, paper.left() + 60, paper.left() + paper.width() * 0.6, name);
    write(painter, {paper.left() + paper.width() * 0.63, name - 18, 100, 24}, spoken(text("sheets", "Date")),
          small);
    paintLine(painter, paper.left() + paper.width() * 0.63 + 60, paper.right(), name);
    top = name + gap;
    const auto [perPage, columns, rows] = grid();
    const double width =
        (paper.width() - gap * static_cast<double>(columns - 1)) / static_cast<double>(columns);
    const double height = (paper.bottom() - footer - top) / static_cast<double>(rows);
    const auto first = static_cast<std::size_t>(page) * perPage;
    for (std::size_t i = 0; i < perPage && first + i < m_sheet.puzzles.size(); ++i) {
        const auto row = i / columns, column = i % columns;
        paintPuzzle(painter,
                    {paper.left() + static_cast<double>(column) * (width + gap),
                     top + static_cast<double>(row) * height, width, height - gap},
                    first + i);
    }
}

print::Document document(const std::shared_ptr<const Pages>& pages) {
    return {pages->title(), pages->count(),
            [pages](QPainter& painter, int page) { pages->paint(painter, page); }};
}

namespace {

// The share of the part number `i` when `whole` is shared among so many.
int share(int whole, std::size_t i, std::size_t parts) {
    const auto n = static_cast<int>(parts);
    return whole / n + (static_cast<int>(i) < whole % n ? 1 : 0);
}

} // namespace

Sheet make(const Wish& wish, const std::stop_token& stop, const std::function<void(int)>& progress) {
    Sheet made{wish, {}};
    const auto grades = wish.grades.empty() ? std::vector<int>{0} : wish.grades;
    for (std::size_t g = 0; g < wish.games.size(); ++g) {
        std::vector<core::Puzzle> ofGame;
        const int count = share(wish.count, g, wish.games.size());
        for (std::size_t i = 0; i < grades.size(); ++i) {
            const int part = share(count, i, grades.size());
            if (part == 0 || stop.stop_requested()) continue;
            for (auto& puzzle : core::collectPuzzles(*wish.games[g], {part, wish.seed, grades[i]}, stop))
                ofGame.push_back(std::move(puzzle));
            progress(static_cast<int>(made.puzzles.size() + ofGame.size()));
        }
        std::ranges::stable_sort(ofGame, {}, &core::Puzzle::grade);
        std::ranges::move(ofGame, std::back_inserter(made.puzzles));
    }
    return made;
}

} // namespace sheet
