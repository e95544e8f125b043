#include "app/web/firstscreen.h"

#include "app/web/common/speech.h"
#include "app/web/lessonlist.h"
#include "app/web/records.h"
#include "core/play/untrusted.h"
#include "core/shelf/cards.h"

#include <algorithm>

namespace web {

namespace untrusted = core::untrusted;

namespace {

constexpr int latestDay = 10'000'000; // year 22,666
// What is seen comes first: the search begins when the screen has been drawn. A slow device is spared it.
constexpr FirstScreen::Time pause{250}, longest{10'000};

} // namespace

std::vector<FirstScreen::Json> FirstScreen::show(const Json& said) {
    const auto& kinds = core::catalogue();
    const auto* lessons = untrusted::find(said, "lessons");
    const auto learnt = [&](const core::Kind& kind) {
        const auto id = std::string(kind.id);
        return learntIn(lessons == nullptr ? nullptr : untrusted::find(*lessons, id.c_str()));
    };
    auto games = Json::array();
    for (const auto* kind : kinds)
        games.push_back({{"id", std::string(kind->id)},
                         {"title", speak(kind->title)},
                         {"native", std::string(kind->nativeTitle)},
                         {"tagline", speak(kind->tagline)}});
    const auto& taught = core::nextTaught(kinds, learnt);
    auto lesson = cardJson(core::lessonCard(taught, learnt(taught)));
    lesson["game"] = std::string(taught.id);
    lesson["lesson"] = core::nextLesson(taught, learnt(taught));
    auto newcomer = cardJson(core::newcomerCard(*kinds.front()));
    newcomer["game"] = std::string(kinds.front()->id);
    Json shelf{{"type", "shelf"},
               {"games", std::move(games)},
               {"newcomer", std::move(newcomer)},
               {"lesson", std::move(lesson)}};
    std::vector<Json> told{std::move(shelf)};
    m_seen = true;
    if (const auto* day = untrusted::find(said, "day")) {
        begin(static_cast<std::uint64_t>(untrusted::number(*day, "day", 0, latestDay)));
        told.push_back(todayJson());
    }
    return told;
}

void FirstScreen::begin(std::uint64_t day) {
    m_begun = Clock::now();
    if (m_kind != nullptr && m_day == day) return;
    m_day = day;
    m_kind = &core::kindOfDay(core::catalogue(), day);
    m_puzzle.reset();
    m_search.emplace(*m_kind, day);
    m_patience = {};
}

FirstScreen::Json FirstScreen::todayJson() const {
    auto json = cardJson(core::dayCard(*m_kind, m_puzzle ? &*m_puzzle : nullptr));
    json["type"] = "today";
    json["game"] = std::string(m_kind->id);
    if (!m_puzzle) return json;
    core::BoardState board(m_puzzle->game, m_puzzle->position);
    json["layout"] = core::page::layoutJson(board, speak);
    json["scene"] = core::page::sceneJson(board, {}, speak);
    return json;
}

std::vector<FirstScreen::Json> FirstScreen::work() {
    core::StopSource source([end = Clock::now() + m_patience.now()] { return Clock::now() >= end; });
    const auto token = source.get_token();
    m_puzzle = m_search->find(token);
    m_patience.spend();
    if (!m_puzzle && token.stop_requested() && m_patience.spent() < longest) return {};
    m_search.reset();
    if (!m_puzzle) return {};
    return {todayJson()};
}

std::optional<FirstScreen::Time> FirstScreen::idle() const {
    if (!seeks()) return {};
    const auto left = std::chrono::duration_cast<Time>(m_begun + pause - Clock::now());
    return std::max(left, Time(0));
}

} // namespace web
