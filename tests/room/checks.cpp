#include "tests/room/room.h"

#include <QJsonDocument>
#include <QJsonObject>

#include "core/play/untrusted.h"

#include <algorithm>
#include <set>
#include <utility>

using core::Player;
namespace limits = core::untrusted::table;

// Whether all is well, after every event and in all that the host says.

Room::Seen Room::look() const {
    Seen seen;
    seen.matches = m_matches;
    if (!m_host) return seen;
    const auto& match = m_session->match();
    seen.lines = match.lines();
    seen.line = match.line();
    seen.ply = match.ply();
    seen.givenUp = match.givenUp();
    seen.mover = match.mover();
    seen.last = match.game().mover(match.at(match.plies()));
    for (int ply = 0; ply < match.plies(); ++ply) seen.moves.push_back(match.move(ply));
    const auto& seating = m_host->reception().seating();
    for (const auto player : players)
        if (const auto* guest = seating.at(Seating::mainTable, player))
            seen.owners[static_cast<std::size_t>(player)] = *guest;
    if (const auto* question = m_host->asking().classroom().question()) {
        seen.question = question->number;
        seen.shown = question->shown;
        for (const auto& [token, answer] : question->said) seen.answers[token] = answer.choice;
    }
    return seen;
}

void Room::check(const Seen& before) {
    const auto now = look();
    if (!m_taught) {
        checkMatch(before, now);
        checkAnswers(before, now);
    }
    checkSeats(before, now);
    checkLimits();
    if (m_session->hints().asked() != m_asked) wrong(QStringLiteral("hints are held back for nothing"));
    const bool changed = now.matches != before.matches || now.moves != before.moves ||
                         now.line != before.line || now.ply != before.ply || now.givenUp != before.givenUp;
    if (changed) keep();
}

// Without the teacher a match goes on by a move of whoever is on move, or goes back because the other player
// has allowed it; nothing else happens to it.
void Room::checkMatch(const Seen& before, const Seen& now) {
    if (now.matches != before.matches) return wrong(QStringLiteral("another match"));
    const auto says = [&](Player player) {
        const auto& owner = before.owners[static_cast<std::size_t>(player)];
        return owner && owner->token == m_speaker;
    };
    if (m_said.contains(QLatin1String("takeBack")) && (says(Player::First) || says(Player::Second)))
        m_asker = m_speaker;
    // Whoever makes a move once more, on this line or another one, comes back to where the match was given
    // up.
    const bool again = now.lines == before.lines && now.ply > before.ply &&
                       (now.line != before.line || now.moves == before.moves);
    if (now.givenUp && !before.givenUp && !again && !says(before.last))
        return wrong(QStringLiteral("given up by another"));
    if (now.givenUp || m_said.contains(QLatin1String("giveUp"))) return; // at the end, perhaps with a move
    if (now.ply == before.ply && now.moves == before.moves) return;
    const auto both = std::min(before.ply, now.ply);
    if (!std::equal(now.moves.begin(), now.moves.begin() + both, before.moves.begin()))
        return wrong(QStringLiteral("a ply is lost"));
    if (now.ply > before.ply + 1) return wrong(QStringLiteral("two moves at once"));
    if (now.ply > before.ply && !says(before.mover)) return wrong(QStringLiteral("a move of another"));
    if (now.ply < before.ply && !(m_said.contains(QLatin1String("consent")) && m_speaker != m_asker &&
                                  (says(Player::First) || says(Player::Second))))
        return wrong(QStringLiteral("taken back without asking"));
}

void Room::checkSeats(const Seen& before, const Seen& now) {
    const auto& guests = m_host->reception().seating().guests();
    std::set<QString> tokens;
    std::set<std::pair<int, Player>> seats;
    for (const auto& guest : guests) {
        if (!tokens.insert(guest.token).second) return wrong(QStringLiteral("a guest twice"));
        const auto player = playerAt(guest.place);
        if (player && !seats.emplace(guest.table, *player).second)
            return wrong(QStringLiteral("two owners of a seat"));
    }
    if (m_taught) return;
    for (const auto player : players) {
        const auto& owner = before.owners[static_cast<std::size_t>(player)];
        const auto& next = now.owners[static_cast<std::size_t>(player)];
        if (!owner || (next && next->token == owner->token)) continue;
        const bool itself = m_speaker == owner->token;
        const bool kept = owner->present || m_all.now() - owner->since < limits::seatKept;
        if (kept && !itself) return wrong(QStringLiteral("a seat is lost that was kept"));
    }
}

void Room::checkAnswers(const Seen& before, const Seen& now) {
    if (before.question != now.question) return wrong(QStringLiteral("another question"));
    if (before.shown && now.answers != before.answers) return wrong(QStringLiteral("answered too late"));
    for (const auto& [token, choice] : before.answers)
        if (const auto found = now.answers.find(token); found == now.answers.end() || found->second != choice)
            return wrong(QStringLiteral("an answer has changed"));
    for (const auto& [token, choice] : now.answers)
        if (!before.answers.contains(token) && m_speaker != token)
            return wrong(QStringLiteral("an answer of another"));
}

void Room::checkLimits() {
    const auto& seating = m_host->reception().seating();
    if (seating.guests().size() > limits::mostGuests || seating.thrownOut().size() > limits::mostThrownOut)
        return wrong(QStringLiteral("too many guests"));
    if (m_computer->m_kept.size() > static_cast<qsizetype>(limits::mostKeptBytes))
        return wrong(QStringLiteral("too much is kept"));
    if (m_all.linesTo(*m_computer) > limits::mostWithCode + limits::mostWithoutCode + 1)
        return wrong(QStringLiteral("too many lines"));
}

bool Room::maySee() const {
    return m_help != Help::Off && m_shares && !m_asked;
}

void Room::checkSaid(int line, const QString& text) {
    tell(line, "says", text);
    for (const auto c : text) m_digest = (m_digest ^ c.unicode()) * 1099511628211U;
    const auto is = [&](const char* type) {
        return text.startsWith(QStringLiteral("{\"type\":\"%1\"").arg(QLatin1String(type)));
    };
    if (is("welcome"))
        m_tokens[line] = QJsonDocument::fromJson(text.toUtf8()).object()[QStringLiteral("token")].toString();
    const auto* guest = m_host ? m_host->reception().seating().find(m_tokens[line]) : nullptr;
    const bool apart = guest != nullptr && guest->table != Seating::mainTable;
    if (is("board") && text.contains(QLatin1String("\"mark\":{")) && (!maySee() || apart))
        wrong(QStringLiteral("a value is told"));
    if (is("match") && text.contains(QLatin1String("\"result\":null")) &&
        !text.contains(QLatin1String("\"help\":0")) && (!maySee() || apart))
        wrong(QStringLiteral("help is told"));
    if (m_asked && text.contains(QLatin1String("\"right\":true")))
        wrong(QStringLiteral("what is right is told"));
}
