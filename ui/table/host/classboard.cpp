#include "ui/table/host/classboard.h"

#include "core/kind.h"
#include "ui/match/words.h"
#include "ui/table/host/matchmessage.h"
#include "ui/table/seats/reception.h"

#include <algorithm>

using core::Player;
using table::Json;
using table::utf8;
namespace talk = core::tabletalk;

ClassBoard::ClassBoard(Classroom& classroom, Reception& reception)
    : m_classroom(classroom), m_reception(reception) {}

void ClassBoard::startOver() {
    m_shared.clear();
    m_own.clear();
    m_meant.clear();
}

QString ClassBoard::task() const {
    if (m_classroom.question()->asks == Classroom::Asks::Move)
        return tr("What would you play? Point at your move.");
    return tr("Who wins if both play as well as they can?");
}

QString ClassBoard::inWords(std::size_t choice) const {
    const auto& question = *m_classroom.question();
    if (question.asks == Classroom::Asks::Move)
        return language::spoken(question.game->phrase(question.position, question.move(choice)));
    const auto says = question.outcome(choice);
    if (says == core::Outcome::Draw) return words::draw();
    const auto mover = question.game->mover(question.position);
    const auto winner = says == core::Outcome::Win ? mover : core::other(mover);
    return tr("%1 wins").arg(words::name(winner, question.seats[static_cast<std::size_t>(winner)]));
}

QString ClassBoard::why() const {
    const auto& question = *m_classroom.question();
    return question.shown ? language::spoken(question.why.first()) : QString();
}

bool ClassBoard::open(const Device& device) const {
    return m_classroom.question()->open() && !m_classroom.answerOf(device.token);
}

View ClassBoard::viewIn(language::Id language) const {
    const auto& question = *m_classroom.question();
    View view(question.game, question.start, {}, language);
    view.show(question.position);
    view.board().setInteractive(question.asks == Classroom::Asks::Move);
    return view;
}

const ClassBoard::Shared& ClassBoard::shared(language::Id language) {
    const auto found = m_shared.find(language);
    if (found != m_shared.end()) return found->second;
    const auto view = viewIn(language);
    return m_shared.emplace(language, Shared{view.layout(), view.scene()}).first->second;
}

void ClassBoard::hear(Device& device, const talk::Said& said) {
    const auto* question = m_classroom.question();
    if (question == nullptr) return;
    if (const auto* answer = std::get_if<talk::Answer>(&said)) {
        take(device, answer->question, answer->says);
    } else if (const auto* consent = std::get_if<talk::Consent>(&said)) {
        const auto meant = m_meant.find(device.token);
        if (meant != m_meant.end() && meant->second.first == consent->question && consent->yes)
            take(device, question->number, question->game->text(question->position, meant->second.second));
    } else if (question->asks == Classroom::Asks::Move && open(device)) {
        point(device, said);
    }
}

void ClassBoard::point(Device& device, const talk::Said& said) {
    const auto& question = *m_classroom.question();
    auto own = m_own.find(device.token);
    if (own == m_own.end()) own = m_own.emplace(device.token, viewIn(device.language)).first;
    auto& view = own->second;
    const auto answer = view.board().hear(said);
    if (!answer) return;
    if (std::holds_alternative<talk::Turn>(said)) device.send(view.layout());
    if (!answer->refused.empty())
        device.tell([&] {
            return language::spoken(
                question.game->refusal(question.start, question.position, answer->refused));
        });
    if (answer->move) {
        const int number = m_reception.newQuestion();
        m_meant[device.token] = {number, *answer->move};
        device.ask(number, [&] {
            return tr("Your answer: %1?")
                .arg(language::spoken(question.game->phrase(question.position, *answer->move)));
        });
    }
    show(device);
}

void ClassBoard::take(Device& device, int number, const std::string& says) {
    const auto* guest = m_reception.seating().find(device.token);
    if (guest == nullptr || !m_classroom.answer(number, guest->token, guest->name, says)) return;
    emit changed();
    showTo(device);
}

void ClassBoard::showTo(Device& device) {
    m_own.erase(device.token); // it begins anew
    if (!device.wantsMatch) device.send(shared(device.language).layout);
    show(device);
}

void ClassBoard::showAll() {
    m_reception.each([this](Device& device) {
        if (device.looksAt == this) show(device);
    });
}

void ClassBoard::show(Device& device) {
    device.show(device.wantsMatch ? told(device) : board(device));
}

// Before answers are shown only one's own, that of the first vote too; then those that were given, and what
// is right.
Json ClassBoard::choices(const QString& token) const {
    const auto& question = *m_classroom.question();
    const auto mine = m_classroom.answerOf(token);
    const auto first = question.before.find(token);
    const auto before = first == question.before.end() ? std::nullopt : std::optional(first->second.choice);
    auto all = Json::array();
    const bool asked = question.asks == Classroom::Asks::Outcome;
    std::vector<std::size_t> told;
    if (asked || question.shown)
        told = question.told();
    else
        for (const auto& one : {before, mine})
            if (one && (told.empty() || told.back() != *one)) told.push_back(*one);
    for (const auto i : told) {
        const bool right = question.shown && question.choices[i].right == true;
        auto text = inWords(i);
        if (question.shown) text += QStringLiteral(": %1").arg(question.count(i));
        all.push_back({{"says", question.choices[i].says},
                       {"text", utf8(text)},
                       {"chosen", mine == i},
                       {"before", before == i},
                       {"right", right},
                       {"open", asked && question.open() && !mine}});
    }
    return all;
}

Json ClassBoard::asked(const Device& device) const {
    return {{"number", m_classroom.question()->number},
            {"text", utf8(now(device.token))},
            {"choices", choices(device.token)},
            {"why", utf8(why())}};
}

// What there is to do at a device.
QString ClassBoard::now(const QString& token) const {
    const auto& question = *m_classroom.question();
    if (question.shown) return task();
    if (question.counted) return tr("Talk about it: why is your answer right?");
    if (m_classroom.answerOf(token)) return tr("You have answered. The others are still thinking.");
    return question.before.empty() ? task() : tr("Now answer once more. %1").arg(task());
}

std::string ClassBoard::told(const Device& device) const {
    const language::Aside aside(device.language);
    return table::questionMessage(*m_classroom.question(), asked(device), open(device));
}

std::string ClassBoard::board(const Device& device) {
    const auto& question = *m_classroom.question();
    const auto own = m_own.find(device.token);
    auto scene = own == m_own.end() ? shared(device.language).scene : own->second.scene();
    const language::Aside aside(device.language);
    const auto& game = *question.game;
    const auto mover = game.mover(question.position);
    const auto name = [&](Player p) {
        return utf8(words::name(p, question.seats[static_cast<std::size_t>(p)]));
    };
    const bool points = question.asks == Classroom::Asks::Move && open(device);
    const Json json{{"type", "board"},
                    {"ply", 0},
                    {"mine", points},
                    {"over", false},
                    {"lit", nameOf(placeOf(mover))},
                    {"turn", utf8(tr("%1 to move").arg(QString::fromStdString(name(mover))))},
                    {"title", utf8(language::spoken(game.kind().title))},
                    {"goal", utf8(language::spoken(game.goal(question.position)))},
                    {"names", {name(Player::First), name(Player::Second)}},
                    {"takesBack", false},
                    {"givesUp", false},
                    {"question", asked(device)},
                    {"scene", std::move(scene)}};
    return json.dump();
}
