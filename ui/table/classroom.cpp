#include "ui/table/classroom.h"

#include "core/play/csv.h"

#include <algorithm>
#include <array>

using core::Outcome;

namespace {

constexpr std::array outcomes{Outcome::Loss, Outcome::Draw, Outcome::Win};

} // namespace

const char* nameOf(Outcome outcome) {
    return outcome == Outcome::Win ? "win" : outcome == Outcome::Draw ? "draw" : "loss";
}

std::optional<Outcome> outcomeNamed(const std::string& name) {
    for (const auto outcome : outcomes)
        if (name == nameOf(outcome)) return outcome;
    return {};
}

void Classroom::ask(const QString& game, const QString& position) {
    m_asked.push_back({static_cast<int>(m_asked.size()) + 1, game, position, {}, false, {}, {}});
    m_open = true;
}

void Classroom::know(std::optional<Outcome> right) {
    if (m_open && right) m_asked.back().right = right;
}

bool Classroom::answer(int number, const QString& token, const QString& name, Outcome says) {
    if (!m_open) return false;
    auto& question = m_asked.back();
    if (question.number != number || question.shown || question.said.contains(token)) return false;
    question.said[token] = says;
    question.names[token] = name;
    return true;
}

void Classroom::show() {
    if (m_open) m_asked.back().shown = true;
}

std::optional<Outcome> Classroom::answerOf(const QString& token) const {
    if (!m_open) return {};
    const auto& said = m_asked.back().said;
    const auto found = said.find(token);
    return found == said.end() ? std::nullopt : std::optional(found->second);
}

int Classroom::count(Outcome says) const {
    if (!m_open) return 0;
    return static_cast<int>(
        std::ranges::count(m_asked.back().said, says, [](const auto& one) { return one.second; }));
}

std::string Classroom::csv() const {
    auto lines = core::csvLine({"question", "game", "position", "name", "answer", "right"});
    for (const auto& question : m_asked)
        for (const auto& [token, says] : question.said)
            lines += core::csvLine({std::to_string(question.number), question.game.toStdString(),
                                    question.position.toStdString(), question.names.at(token).toStdString(),
                                    nameOf(says), question.right ? nameOf(*question.right) : ""});
    return lines;
}
