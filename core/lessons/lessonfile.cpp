#include "core/lessons/lessonfile.h"

#include "core/joined.h"
#include "core/lessons/exercise.h"
#include "core/lessons/lessonform.h"
#include "core/lessons/lessontext.h"
#include "core/ownwords.h"
#include "core/play/untrusted.h"

#include <algorithm>
#include <array>
#include <set>
#include <span>
#include <utility>

namespace core {

using lessonform::checkCount, lessonform::notAllowed, lessonform::withoutHelp;
using lessontext::Entry, lessontext::failAt, lessontext::inLine, lessontext::Section;

namespace {

// Makes a lesson of the sections of a file.
class LessonReader {
public:
    LessonReader(std::string_view text, std::string id) : m_sections(lessontext::sectionsOf(text)) {
        m_made->lesson.id = keep(std::move(id));
    }

    std::shared_ptr<const LessonFile> made() {
        readHead(m_sections.front());
        auto* part = &m_made->lesson.steps;
        for (auto section = m_sections.begin() + 1; section != m_sections.end(); ++section) {
            if (section->name == withoutHelp) {
                if (part == &m_made->lesson.exit) failAt(section->line, notAllowed(withoutHelp, "—"));
                if (!section->entries.empty())
                    failAt(section->entries.front().line, text("core", "a question is missing before this"));
                part = &m_made->lesson.exit;
                continue;
            }
            if (m_made->lines.size() == mostLessonSteps)
                failAt(section->line, {text("core", "there are too many steps; allowed: %1"),
                                       {Message::Argument(static_cast<int>(mostLessonSteps))}});
            part->push_back(readStep(*section, part == &m_made->lesson.exit));
            m_made->lines.push_back(section->line);
        }
        if (m_made->lesson.steps.empty() || m_made->lesson.exit.empty())
            failAt(m_sections.back().line,
                   {text("core", "a lesson needs a step, a line “[%1]”, and a question after it"),
                    {std::string(withoutHelp)}});
        return m_made;
    }

private:
    std::string_view keep(std::string words) { return m_made->words.emplace_back(std::move(words)); }
    Phrase phrase(const Entry& entry) {
        if (entry.words.empty()) untrusted::fail({text("core", "“%1” says nothing"), {entry.key}});
        return ownPhrase(m_made->words.emplace_back(entry.words.carried()));
    }
    // Of what is no text in some language.
    static const std::string& value(const Entry& entry) {
        const auto& [all, english, japanese, kana] = entry.words;
        if (!english.empty() || !japanese.empty() || !kana.empty())
            untrusted::fail({text("core", "“%1” is the same in all languages"), {entry.key}});
        return all;
    }
    static bool truth(const Entry& entry) {
        if (value(entry) == "yes") return true;
        if (value(entry) == "no") return false;
        throw badValue(entry.key, value(entry), Message::plain("yes, no"));
    }

    void readHead(const Section& head) {
        std::set<std::string_view> given;
        for (const auto& entry : head.entries)
            inLine(entry.line, [&] {
                if (!given.insert(entry.key).second) checkCount(entry.key, 2, 1);
                if (entry.key == "game")
                    m_made->kind = &kindOf(value(entry));
                else if (entry.key == "title")
                    m_made->lesson.title = phrase(entry);
                else if (entry.key == "columns")
                    m_made->lesson.columns = truth(entry);
                else
                    untrusted::fail(notAllowed(entry.key, "game, title, columns"));
            });
        for (const auto* needed : {"game", "title"})
            if (!given.contains(needed)) failAt(head.line, {text("core", "“%1” is missing"), {needed}});
    }

    Step readStep(const Section& section, bool exit) {
        Step step{.task = lessonform::taskOf(section, exit), .say = {}};
        inLine(section.line, [&] {
            const auto* rules = find(section, "rules");
            inLine(rules != nullptr ? rules->line : section.line, [&] {
                if (rules != nullptr) step.rules = keep(value(*rules));
                m_game = m_made->kind->game(step.rules);
            });
            // The board first: moves are read on it.
            for (const auto* key : {"position", "board"})
                for (const auto& entry : section.entries)
                    if (entry.key == key) inLine(entry.line, [&] { readBoard(entry, step); });
            for (const auto& entry : section.entries) inLine(entry.line, [&] { readEntry(entry, step); });
            checkWhole(step);
        });
        return step;
    }

    static const Entry* find(const Section& section, std::string_view key) {
        const auto found = std::ranges::find(section.entries, key, &Entry::key);
        return found == section.entries.end() ? nullptr : &*found;
    }

    // Something can be played there, unless it is only looked at.
    Position position(const Entry& entry, Task task) const {
        const auto p = m_game->parse(value(entry));
        if (task != Task::Look && m_game->moves(p).empty())
            untrusted::fail({text("core", "the match is over in the position “%1”"), {value(entry)}});
        return p;
    }

    void readBoard(const Entry& entry, Step& step) {
        position(entry, step.task);
        if (entry.key == "position") return void(step.position = keep(value(entry)));
        if (!step.position.empty())
            untrusted::fail(text("core", "“position” and “board” exclude each other"));
        step.boards.push_back(keep(value(entry)));
        checkCount("board", step.boards.size(), mostLessonBoards);
    }

    Position boardOf(const Step& step, std::size_t turn) const {
        if (!step.boards.empty()) return m_game->parse(step.boards[turn % step.boards.size()]);
        return step.position.empty() ? m_game->start() : m_game->parse(step.position);
    }

    void readEntry(const Entry& entry, Step& step) {
        const auto& key = entry.key;
        if (key == "say")
            step.say = phrase(entry);
        else if (key == "right")
            step.right = phrase(entry);
        else if (key == "wrong")
            step.wrong = phrase(entry);
        else if (key == "win" || key == "draw" || key == "loss")
            step.calls.push_back({phrase(entry), key == "win"    ? Outcome::Win
                                                 : key == "draw" ? Outcome::Draw
                                                                 : Outcome::Loss});
        else if (key == "turns")
            step.turns = numberIn(key, value(entry), 1, mostLessonTurns);
        else if (key == "side")
            step.side = truth(entry);
        else if (key == "again")
            step.again = truth(entry);
        else if (key == "exact")
            step.exact = truth(entry);
        else if (key == "facts")
            step.facts = truth(entry);
        else if (step.task == Task::Claim && key != "rules" && key != "position")
            readPart(entry, step);
        else
            readMore(entry, step);
    }

    void readMore(const Entry& entry, Step& step) {
        const auto& key = entry.key;
        if (key == "figure")
            step.figure = figure(value(entry));
        else if (key == "move")
            readMoves(entry, step);
        else if (key == "beside")
            position(entry, Task::Look), step.beside = keep(value(entry));
        else if (key == "lab")
            step.lab = lab(value(entry)).id;
        else if (key == "with")
            step.with = keep(value(entry));
        else if (key == "diagram")
            step.diagram = value(entry) == "full" ? Diagram::Full
                           : value(entry) == "dots"
                               ? Diagram::Dots
                               : throw badValue(key, value(entry), Message::plain("full, dots"));
        else if (key == "chart")
            readChart(entry, step);
        else if (key == "cells")
            step.cells = keep(value(entry));
        else if (key == "graph")
            readGraph(entry, step);
    }

    void readChart(const Entry& entry, Step& step) const {
        static constexpr std::array<std::string_view, 4> names{"columns", "table", "answers", "clock"};
        const auto charts = std::span(names).first(m_made->kind->ring ? 4 : 3);
        const auto found = std::ranges::find(charts, value(entry));
        if (found == charts.end())
            throw badValue(entry.key, value(entry), Message::plain(joined(charts, ", ")));
        step.chart = static_cast<Chart>(found - charts.begin());
    }

    void readMoves(const Entry& entry, Step& step) {
        std::string all(step.moves);
        std::size_t turn = 0; // each board may have a move of its own
        for (const auto& move : split(value(entry), ' ')) {
            if (move.empty()) continue;
            m_game->parse(boardOf(step, turn++), move);
            all += (all.empty() ? "" : " ") + move;
        }
        step.moves = keep(std::move(all));
    }

    // A gap begins with what is true; where what is false fails, and by which move, stands behind it.
    void readPart(const Entry& entry, Step& step) {
        auto& gaps = step.gaps;
        const bool afterPart = !gaps.empty() && (entry.key == "false" || gaps.back().size() > 1);
        if (entry.key != "true" && !afterPart)
            untrusted::fail({text("core", "“%1” stands before what it belongs to"), {entry.key}});
        if (entry.key == "true") {
            gaps.push_back({{phrase(entry)}});
            checkCount("true", gaps.size(), mostLessonGaps);
        } else if (entry.key == "false") {
            gaps.back().push_back({phrase(entry)});
            checkCount("false", gaps.back().size() - 1, mostLessonParts - 1);
        } else if (entry.key == "fails") {
            position(entry, step.task);
            gaps.back().back().position = keep(value(entry));
        } else {
            auto& part = gaps.back().back();
            if (part.position.empty())
                untrusted::fail({text("core", "“%1” stands before what it belongs to"), {entry.key}});
            m_game->parse(m_game->parse(part.position), value(entry));
            part.move = keep(value(entry));
        }
    }

    // Of those that lessons of the game ask for.
    const Figure* figure(const std::string& key) const {
        std::vector<const Figure*> all;
        for (const auto& lesson : m_made->kind->lessons)
            for (const auto* part : {&lesson.steps, &lesson.exit})
                for (const auto& step : *part)
                    if (step.figure != nullptr && std::ranges::count(all, step.figure) == 0)
                        all.push_back(step.figure);
        for (const auto* known : all)
            if (known->key == key) return known;
        throw badValue("figure", key, Message::plain(all.empty() ? "—" : joined(all, ", ", &Figure::key)));
    }

    const Lab& lab(const std::string& id) const {
        const auto& labs = m_made->kind->labs;
        const auto found = std::ranges::find(labs, id, &Lab::id);
        if (found == labs.end()) throw badValue("lab", id, Message::plain(joined(labs, ", ", &Lab::id)));
        return *found;
    }

    void readGraph(const Entry& entry, Step& step) const {
        static constexpr std::array<std::string_view, 3> names{"first", "second", "endless"};
        constexpr std::span shows(names);
        const auto found = std::ranges::find(shows, value(entry));
        if (!m_made->kind->graphed || found == shows.end())
            throw badValue(entry.key, value(entry),
                           Message::plain(m_made->kind->graphed ? joined(shows, ", ") : "—"));
        step.graph = static_cast<GraphQuery::Show>(found - shows.begin());
    }

    void checkWhole(const Step& step) const {
        const auto need = [](bool there, const char* key) {
            if (!there) untrusted::fail({text("core", "“%1” is missing"), {key}});
        };
        need(*step.say.english != '\0', "say");
        need(step.task != Task::Mark || step.boards.size() > 1, "board");
        const bool spot = step.task == Task::Where || step.task == Task::Origin;
        const auto turns = std::max<std::size_t>(1, step.boards.size());
        const auto moves = static_cast<std::size_t>(std::ranges::count(step.moves, ' ')) + 1;
        need(!spot || (!step.moves.empty() && (moves == 1 || moves >= turns)), "move");
        if (spot) checkCount("move", moves, turns);
        need(!step.lab.empty() || (step.with.empty() && !step.facts), "lab");
        need(step.chart == Chart::Columns || step.diagram != Diagram::None, "diagram");
        need(step.chart != Chart::Table || step.cells.find("%1") != std::string_view::npos, "cells");
        if (!step.lab.empty()) parseValues(lab(std::string(step.lab)).options, step.with);
        if (step.task == Task::Claim) checkClaim(step);
        for (std::size_t turn = 0; turn < turns; ++turn)
            if (!Exercise(*m_made->kind, step, turn).spot() && step.task == Task::Where)
                untrusted::fail(text("core", "where this move ends cannot be asked"));
    }

    static void checkClaim(const Step& step) {
        if (step.gaps.empty()) untrusted::fail({text("core", "“%1” is missing"), {"true"}});
        const auto words = ownWords(step.say);
        for (std::size_t gap = 0; gap < step.gaps.size(); ++gap) {
            if (step.gaps[gap].size() < 2) untrusted::fail({text("core", "“%1” is missing"), {"false"}});
            const auto place = "%" + std::to_string(gap + 1);
            for (const auto* said : {&words.any, &words.english, &words.japanese, &words.kana})
                if (!said->empty() && said->find(place) == std::string::npos)
                    untrusted::fail({text("core", "“%1” has no place %2 for a part"), {*said, place}});
        }
    }

    std::vector<Section> m_sections;
    std::shared_ptr<LessonFile> m_made = std::make_shared<LessonFile>();
    std::shared_ptr<const Game> m_game; // of the step that is read
};

} // namespace

std::shared_ptr<const LessonFile> readLesson(std::string_view file, std::string id) {
    return LessonReader(file, std::move(id)).made();
}

bool isLesson(std::string_view file) {
    const auto begun = file.find("game:"); // of a line, perhaps behind a byte order mark
    return begun != std::string_view::npos && (begun == 0 || begun == 3 || file[begun - 1] == '\n');
}

const Kind* gameNamed(std::string_view file) {
    for (const auto& line : split(file.substr(0, mostLessonBytes), '\n'))
        if (line.starts_with("game:"))
            for (const auto* kind : catalogue())
                if (lessontext::trimmed(std::string_view(line).substr(5)) == kind->id) return kind;
    return nullptr;
}

} // namespace core
