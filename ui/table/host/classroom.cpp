#include "ui/table/host/classroom.h"

#include <QStringList>

#include "core/kind.h"
#include "core/play/csv.h"
#include "core/verdictwords.h"

#include <algorithm>
#include <functional>
#include <numeric>
#include <utility>

using core::Outcome;

namespace {

// As answers are called.
constexpr std::array<std::pair<const char*, Outcome>, 3> outcomes{
    {{"win", Outcome::Win}, {"draw", Outcome::Draw}, {"loss", Outcome::Loss}}};

// Whether a move keeps what there is; nothing: not proven.
std::optional<bool> keeps(const core::Verdict& all, const core::Verdict& move) {
    if (move.upper.outcome < all.lower.outcome) return false;
    if (move.lower.outcome >= all.upper.outcome) return true;
    return {};
}

int countOf(const std::map<QString, Classroom::Answer>& said, std::size_t choice) {
    return static_cast<int>(
        std::ranges::count(said, choice, [](const auto& one) { return one.second.choice; }));
}

const char* resultFor(const core::Match& match, core::Player player) {
    const auto ending = match.ending();
    if (!ending) return "unfinished";
    if (!ending->winner) return Classroom::nameOf(Outcome::Draw);
    return Classroom::nameOf(ending->winner == player ? Outcome::Win : Outcome::Loss);
}

} // namespace

const char* Classroom::nameOf(Outcome outcome) {
    return std::ranges::find(outcomes, outcome, [](const auto& o) { return o.second; })->first;
}

std::vector<Classroom::Choice> Classroom::choicesOf(const Question& question) {
    std::vector<Choice> all;
    if (question.asks == Asks::Outcome) {
        for (const auto& [name, outcome] : outcomes)
            if (outcome != Outcome::Draw || question.game->kind().draws) all.push_back({name});
    } else {
        for (const auto move : question.game->moves(question.position))
            all.push_back({question.game->text(question.position, move)});
    }
    return all;
}

Outcome Classroom::Question::outcome(std::size_t choice) const {
    return std::ranges::find(outcomes, choices[choice].says, [](const auto& o) { return o.first; })->second;
}

core::Move Classroom::Question::move(std::size_t choice) const {
    return game->moves(position)[choice];
}

int Classroom::Question::count(std::size_t choice) const {
    return countOf(said, choice);
}

int Classroom::Question::countBefore(std::size_t choice) const {
    return countOf(before, choice);
}

int Classroom::Question::changed() const {
    return static_cast<int>(std::ranges::count_if(said, [this](const auto& one) {
        const auto first = before.find(one.first);
        return first != before.end() && first->second.choice != one.second.choice;
    }));
}

bool Classroom::Question::agreed() const {
    for (std::size_t i = 0; i < choices.size(); ++i)
        if (4 * count(i) >= 3 * static_cast<int>(said.size())) return true;
    return false;
}

QString Classroom::Question::who(std::size_t choice) const {
    QStringList names;
    for (const auto& [token, answer] : said)
        if (answer.choice == choice && !answer.name.isEmpty()) names << answer.name;
    names.sort();
    return names.join(QStringLiteral(", "));
}

void Classroom::ask(Question question) {
    question.number = static_cast<int>(m_asked.size()) + 1;
    question.choices = choicesOf(question);
    m_asked.push_back(std::move(question));
    m_open = true;
}

// What was known before stays.
void Classroom::Question::know(const core::Analysis& known) {
    const bool proven = known.verdict.proven();
    if (proven && known.why) why = *known.why;
    if (std::ranges::all_of(choices, [](const Choice& choice) { return choice.right.has_value(); })) return;
    if (asks == Asks::Outcome) {
        if (!proven) return;
        for (std::size_t i = 0; i < choices.size(); ++i)
            choices[i].right = outcome(i) == known.verdict.lower.outcome;
        return;
    }
    for (const auto& [move, verdict] : known.moves) {
        const auto choice = std::ranges::find(choices, game->text(position, move), &Choice::says);
        if (choice != choices.end()) choice->right = keeps(known.verdict, verdict);
    }
}

bool Classroom::Question::decides() const {
    return !std::ranges::all_of(choices, [](const Choice& choice) { return choice.right == true; });
}

std::vector<std::size_t> Classroom::Question::told() const {
    std::vector<std::size_t> all(choices.size());
    std::iota(all.begin(), all.end(), 0U);
    if (asks == Asks::Outcome) return all;
    const auto rank = [&](std::size_t i) { return std::pair(choices[i].right == true, count(i)); };
    int few = 3;
    std::erase_if(all, [&](std::size_t i) {
        const auto [right, times] = rank(i);
        return times == 0 && !(right && few-- > 0);
    });
    std::ranges::stable_sort(all, std::greater(), rank);
    return all;
}

void Classroom::know(const core::Analysis& known) {
    if (m_open) m_asked.back().know(known);
}

void Classroom::know(const std::vector<std::string>& right) {
    if (!m_open) return;
    for (auto& choice : m_asked.back().choices)
        choice.right = std::ranges::find(right, choice.says) != right.end();
}

bool Classroom::answer(int number, const QString& token, const QString& name, const std::string& says) {
    if (!m_open) return false;
    auto& question = m_asked.back();
    if (question.number != number || !question.open() || question.said.contains(token)) return false;
    const auto choice = std::ranges::find(question.choices, says, &Choice::says);
    if (choice == question.choices.end()) return false;
    question.said[token] = {name, static_cast<std::size_t>(choice - question.choices.begin())};
    return true;
}

void Classroom::count() {
    if (m_open) m_asked.back().counted = true;
}

void Classroom::askAgain() {
    if (!m_open || m_asked.back().shown) return;
    auto& question = m_asked.back();
    question.before = std::exchange(question.said, {});
    question.counted = false;
}

void Classroom::show() {
    if (m_open) m_asked.back().shown = true;
}

void Classroom::note(const core::Match& match, const std::array<QString, 2>& names) {
    m_matches.push_back({match, names});
}

void Classroom::note(const core::Game& game, const core::Position& from, const QString& name,
                     const QString& rule) {
    m_rules.push_back({std::string(game.kind().id), game.rules(), game.text(from), name, rule});
}

std::optional<std::size_t> Classroom::answerOf(const QString& token) const {
    if (!m_open) return {};
    const auto& said = m_asked.back().said;
    const auto found = said.find(token);
    return found == said.end() ? std::nullopt : std::optional(found->second.choice);
}

std::map<QString, Classroom::Score> Classroom::scores(int from) const {
    std::map<QString, Score> all;
    for (const auto& question : m_asked) {
        if (question.number < from || (m_open && !question.shown && question.number == asked())) continue;
        if (!question.decides()) continue;
        for (const auto& [token, answer] : question.said) {
            const auto right = question.choices[answer.choice].right;
            if (!right) continue;
            ++all[token].of;
            if (*right) ++all[token].right;
        }
    }
    return all;
}

std::string Classroom::csv() const {
    auto lines = core::csvLine({"number", "asked", "game", "rules", "position", "name", "answer", "right",
                                "first answer", "all right answers"});
    const auto row = [&](int number, const char* asked, const core::Game& game, const core::Position& p,
                         std::vector<std::string> more) {
        std::vector<std::string> cells{std::to_string(number), asked, std::string(game.kind().id),
                                       game.rules(), game.text(p)};
        std::ranges::move(more, std::back_inserter(cells));
        lines += core::csvLine(cells);
    };
    for (const auto& q : m_asked) {
        std::string best;
        for (const auto& choice : q.choices)
            if (choice.right == true) best += (best.empty() ? "" : " ") + choice.says;
        auto everybody = q.before; // who answered at all
        for (const auto& one : q.said) everybody.insert_or_assign(one.first, one.second);
        const auto in = [&q](const std::map<QString, Answer>& said, const QString& token) {
            const auto found = said.find(token);
            return found == said.end() ? std::string() : q.choices[found->second.choice].says;
        };
        for (const auto& [token, answer] : everybody) {
            const auto& right = q.choices[answer.choice].right;
            const bool judged = q.decides() && q.said.contains(token);
            row(q.number, q.asks == Asks::Outcome ? "outcome" : "move", *q.game, q.position,
                {called(answer.name), in(q.said, token),
                 judged && right == true    ? "yes"
                 : judged && right == false ? "no"
                                            : "",
                 in(q.before, token), best});
        }
    }
    int played = 0;
    for (const auto& [match, names] : m_matches) {
        ++played;
        for (const auto player : {core::Player::First, core::Player::Second})
            row(played, "match", match.game(), match.position(),
                {called(names[static_cast<std::size_t>(player)]), resultFor(match, player), "", "", ""});
    }
    int said = 0;
    for (const auto& [game, rules, position, name, rule] : m_rules)
        lines += core::csvLine({std::to_string(++said), "rule", game, rules, position, called(name),
                                rule.toStdString(), "", "", ""});
    return core::csvFile(std::move(lines));
}
