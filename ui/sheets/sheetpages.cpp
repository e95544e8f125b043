#include "ui/sheets/sheetpages.h"

#include "core/puzzle/sheet.h"
#include "ui/look/art.h"
#include "ui/look/phrases.h"
#include "ui/look/theme.h"
#include "ui/print/boardpicture.h"

#include <algorithm>

namespace sheet {

using core::text;
using language::spoken;

namespace {

constexpr double mm = 96 / 25.4; // px
constexpr double margin = 10 * mm, gap = 2.4 * mm, footer = 9 * mm;
constexpr double large = 6.5 * mm, name = 5 * mm, normal = 4 * mm, small = 3.5 * mm; // of type

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

// The board of a puzzle, for a pencil and in the middle of its room; `answered`: in colours, at the top, with
// the move that is asked for. `largest`: of the size on the screen, for few pieces are no giants.
void paintBoard(QPainter& painter, const QRectF& room, const core::Puzzle& puzzle, bool answered,
                double largest) {
    auto model = std::make_shared<core::BoardState>(puzzle.game, puzzle.position);
    BoardPicture shown;
    shown.names = names();
    if (answered) {
        shown.lit.side = puzzle.game->mover(puzzle.position);
        if (!puzzle.answers.empty()) shown.framed = puzzle.answers.front();
    }
    const auto picture = answered ? print::closely(model, shown) : print::forPencil(model, shown);
    const auto size = picture.size.scaled(room.size().boundedTo(picture.size * largest), Qt::KeepAspectRatio);
    painter.save();
    painter.translate(room.center().x() - size.width() / 2,
                      answered ? room.top() : room.center().y() - size.height() / 2);
    const double scale = size.width() / picture.size.width();
    painter.scale(scale, scale);
    picture.paint(painter);
    painter.restore();
}

void paintNumber(QPainter& painter, QPointF corner, std::size_t number) {
    const QRectF disc(corner, QSizeF(8 * mm, 8 * mm));
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

Pages::Pages(Sheet sheet) : m_sheet(std::move(sheet)) {}

int Pages::questions() const {
    const auto all = static_cast<int>(m_sheet.puzzles.size()), per = m_sheet.wish.perPage;
    return std::max(1, (all + per - 1) / per);
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
                    bool quiet, Qt::AlignmentFlag height) const {
    auto font = theme().boardFont(px, bold);
    font.setHintingPreference(QFont::PreferNoHinting);
    painter.setFont(font);
    painter.setPen(theme().color(quiet ? Hue::Ink2 : Hue::Ink));
    const auto used = phrases::draw(painter, room, Qt::AlignLeft | height, text);
    if (used.bottom() > room.bottom() + 1 || used.right() > room.right() + 1) m_cut << text;
    return used.bottom();
}

void Pages::paintFoot(QPainter& painter, int page, const QString& said) const {
    const double top = paper.bottom() - 5 * mm;
    write(painter, {paper.left(), top, paper.width() - 60, footer}, said, small, false, true);
    painter.drawText(QRectF(paper.right() - 60, top, 60, footer), Qt::AlignRight | Qt::AlignTop,
                     QStringLiteral("%1 / %2").arg(page + 1).arg(count()));
}

// What is asked, of whom, and under which rules.
double Pages::paintAsked(QPainter& painter, const QRectF& box, std::size_t number) const {
    constexpr double crest = 4.5 * mm;
    const auto& puzzle = m_sheet.puzzles[number];
    paintNumber(painter, box.topLeft(), number + 1);
    auto line = box.adjusted(10.5 * mm, 0.6 * mm, 0, 0);
    const double named = write(painter, line, spoken(puzzle.game->kind().title), name, true) + 1.6 * mm;
    line = QRectF(box.left(), std::max(named, box.top() + 9.5 * mm), box.width(), box.height());
    line.setTop(write(painter, line, spoken(core::question(puzzle)), normal, true) + 1 * mm);
    const auto mover = puzzle.game->mover(puzzle.position);
    art::paintCrest(painter, {line.left(), line.top(), crest, crest}, mover, true, theme().color(Hue::Ink),
                    Qt::white);
    auto said = turn(puzzle);
    // Where the two have different pieces, which are to be moved.
    if (*puzzle.game->kind().roles.front().english != '\0')
        said = {text("sheets", "%1: %2"), {said, puzzle.game->prompt(puzzle.position)}};
    line.setTop(write(painter, line.adjusted(crest + 1.5 * mm, 0, 0, 0), spoken(said), small) + 0.6 * mm);
    QStringList holds(spoken(puzzle.game->goal(puzzle.position)));
    if (const auto more = rules(puzzle); !more.isEmpty()) holds << more;
    return write(painter, line, holds.join(QLatin1Char('\n')), small, false, true);
}

// How the answer is written, with an example.
void Pages::paintHowTo(QPainter& painter, const QRectF& foot, const core::Puzzle& puzzle) const {
    painter.setPen(QPen(theme().color(Hue::Ink), 0.3 * mm));
    painter.drawLine(foot.topLeft(), foot.topRight());
    const auto room = foot.adjusted(4 * mm, 2 * mm, -4 * mm, -2 * mm);
    const auto& kind = puzzle.game->kind();
    const bool drawn = puzzle.ask != core::Ask::WhoWins && *kind.drawn.english != '\0';
    auto words = room.adjusted(0, 0, -22 * mm, 0);
    if (puzzle.ask == core::Ask::WhoWins) {
        constexpr double side = 7 * mm;
        auto at = QPointF(room.right() - 2 * side - 8 * mm, room.center().y() - side / 2);
        for (const auto player : {core::Player::First, core::Player::Second}) {
            art::paintCrest(painter, {at.x(), at.y(), side, side}, player, true, theme().color(Hue::Ink),
                            Qt::white);
            at.rx() += side + 8 * mm;
        }
    } else if (drawn) {
        painter.save();
        painter.translate(room.right() - 9 * mm, room.center().y());
        art::paintPiece(painter, kind.id, "drawn", 18 * mm);
        painter.restore();
    } else {
        paintLine(painter, room.left() + 22 * mm, room.right(), room.bottom());
    }
    write(painter, words,
          spoken(puzzle.ask == core::Ask::WhoWins ? text("sheets", "Ring who wins.")
                 : drawn                          ? kind.drawn
                                                  : text("sheets", "Answer")),
          small, true, false, Qt::AlignVCenter);
}

void Pages::paintPuzzle(QPainter& painter, const QRectF& box, std::size_t number) const {
    constexpr double padding = 4 * mm, foot = 15 * mm;
    painter.setPen(QPen(theme().color(Hue::Ink), 0.5 * mm));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(box, 3 * mm, 3 * mm);
    const double told = paintAsked(painter, box.adjusted(padding, padding, -padding, -foot), number);
    const QRectF board(box.left() + 2 * mm, told + 2 * mm, box.width() - 4 * mm,
                       box.bottom() - foot - told - 4 * mm);
    const auto& puzzle = m_sheet.puzzles[number];
    paintBoard(painter, board, puzzle, false,
               m_sheet.wish.perPage == 1   ? 2
               : m_sheet.wish.perPage == 2 ? 1.4
                                           : 1);
    paintHowTo(painter, {box.left(), box.bottom() - foot, box.width(), foot}, puzzle);
}

void Pages::paintQuestions(QPainter& painter, int page) const {
    const auto& wish = m_sheet.wish;
    double top = write(painter, paper, wish.games.size() == 1 ? title() : spoken(text("sheets", "Puzzles")),
                       large, true);
    const double line = paper.top() + 7 * mm, from = paper.left() + paper.width() * 0.63;
    write(painter, {from, line - 5 * mm, 20 * mm, 8 * mm}, spoken(text("sheets", "Name")), small);
    paintLine(painter, from + 13 * mm, paper.right(), line);
    top = write(painter, {paper.left(), top + 1 * mm, paper.width(), 10 * mm},
                spoken(text("sheets", "Draw your answers into the pictures with a pencil.")), small);
    top += 3 * mm;
    paintFoot(painter, page,
              spoken({text("sheets", "Done: %1      The answers are on another sheet."),
                      {numbers(page).toStdString()}}));
    const int columns = wish.perPage == 4 ? 2 : 1, rows = wish.perPage == 1 ? 1 : 2;
    const double width = (paper.width() - gap * (columns - 1)) / columns;
    const double height = (paper.bottom() - footer - top - gap * (rows - 1)) / rows;
    for (int i = 0; i < wish.perPage; ++i) {
        const auto number = static_cast<std::size_t>(page * wish.perPage + i);
        if (number >= m_sheet.puzzles.size()) break;
        const QRectF box(paper.left() + i % columns * (width + gap), top + i / columns * (height + gap),
                         width, height);
        paintPuzzle(painter, box, number);
    }
}

void Pages::paintAnswer(QPainter& painter, const QRectF& room, std::size_t number) const {
    const auto& puzzle = m_sheet.puzzles[number];
    paintNumber(painter, room.topLeft(), number + 1);
    const double board = room.width() * 0.5;
    paintBoard(painter, {room.left() + 9 * mm, room.top(), board - 9 * mm, room.height()}, puzzle, true, 0.8);
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
    const auto& wish = m_sheet.wish;
    QStringList grades;
    for (const int grade : wish.grades) grades << QString::number(grade);
    paintFoot(painter, questions(),
              spoken({text("sheets", "Kachisuji · %1 puzzles · grade %2 · seed %3"),
                      {wish.count,
                       grades.isEmpty() ? core::Message::Argument(text("sheets", "any"))
                                        : core::Message::Argument(grades.join(u'–').toStdString()),
                       std::to_string(wish.seed)}}));
    const auto title = wish.games.size() == 1
                           ? core::Message(text("sheets", "Answers: %1"), {named().toStdString()})
                           : core::Message(text("sheets", "Answers"));
    const double top = write(painter, paper, spoken(title), large, true) + 5 * mm;
    const auto rows = std::max<std::size_t>(3, (m_sheet.puzzles.size() + 1) / 2);
    const double width = (paper.width() - gap) / 2;
    const double height = (paper.bottom() - footer - top) / static_cast<double>(rows);
    for (std::size_t i = 0; i < m_sheet.puzzles.size(); ++i) {
        const auto row = i / 2, column = i % 2;
        paintAnswer(painter,
                    {paper.left() + static_cast<double>(column) * (width + gap),
                     top + static_cast<double>(row) * height, width, height - 3 * mm},
                    i);
    }
}

// Of the puzzles on a page.
QString Pages::numbers(int page) const {
    QStringList all;
    const int from = page * m_sheet.wish.perPage;
    const int to = std::min(from + m_sheet.wish.perPage, static_cast<int>(m_sheet.puzzles.size()));
    for (int i = from; i < to; ++i) all << QString::number(i + 1);
    return all.join(QStringLiteral("   "));
}

void Pages::paint(QPainter& painter, int page) const {
    const bool asks = page < questions();
    const Theme::OnPaper look(asks ? Theme::Paper::Pencil : Theme::Paper::Coloured);
    const language::Aside reader(m_sheet.wish.language);
    m_cut.clear();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(QRectF(QPointF(), print::page), Qt::white);
    if (asks)
        paintQuestions(painter, page);
    else
        paintAnswers(painter);
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
            for (auto& puzzle :
                 core::collectPuzzles(*wish.games[g], {part, wish.seed, grades[i], wish.asks}, stop))
                ofGame.push_back(std::move(puzzle));
            progress(static_cast<int>(made.puzzles.size() + ofGame.size()));
        }
        std::ranges::stable_sort(ofGame, {}, &core::Puzzle::grade);
        std::ranges::move(ofGame, std::back_inserter(made.puzzles));
    }
    return made;
}

} // namespace sheet
