#include "ui/table/host/saidrules.h"

#include "core/kind.h"
#include "core/play/untrusted.h"
#include "core/play/words.h"
#include "ui/match/words.h"
#include "ui/table/page/view.h"
#include "ui/table/seats/reception.h"
#include "ui/table/wire/world.h"

#include <algorithm>
#include <stop_token>

using core::Player;
using table::Json;
using table::utf8;
namespace talk = core::tabletalk;
namespace limits = core::untrusted::table;

namespace {

// Children wait for what comes of it.
constexpr std::chrono::seconds longestTrial{10};

std::string speakUtf8(const core::Message& message) {
    return utf8(language::spoken(message));
}

} // namespace

SaidRules::SaidRules(Reception& reception) : m_reception(reception) {}

SaidRules::~SaidRules() = default;

// Which parts there are is found out aside.
void SaidRules::ask(std::shared_ptr<const core::Game> game, const core::Position& start) {
    end();
    m_background.run([this, game, start](const std::stop_token&, const Background::Tell& tell) {
        tell([this, game, start, form = core::ruleForm(*game, start)] {
            m_game = game;
            m_start = start;
            m_form = form;
            m_state = State::Open;
            m_number = m_reception.newQuestion();
            m_reception.welcomeAll();
            emit changed();
        });
    });
}

void SaidRules::choose() {
    if (m_state != State::Open) return;
    m_state = State::Choosing;
    std::ranges::stable_sort(m_rules, std::greater(), [](const Rule& rule) { return rule.who.size(); });
    showAll();
    emit changed();
}

void SaidRules::end() {
    m_background.cancel();
    m_rules.clear();
    m_times.clear();
    m_scenes.clear();
    m_played.reset();
    m_trial.reset();
    if (std::exchange(m_state, State::None) == State::None) return;
    m_reception.welcomeAll();
    emit changed();
}

int SaidRules::said() const {
    int all = 0;
    for (const auto& rule : m_rules) all += static_cast<int>(rule.who.size());
    return all;
}

const SaidRules::Rule* SaidRules::ruleOf(const QString& token) const {
    const auto found = std::ranges::find_if(
        m_rules, [&](const Rule& rule) { return std::ranges::find(rule.who, token) != rule.who.end(); });
    return found == m_rules.end() ? nullptr : &*found;
}

void SaidRules::setShown(std::size_t rule, bool shown) {
    if (m_state != State::Choosing || rule >= m_rules.size()) return;
    m_rules[rule].shown = shown;
    showAll();
    emit changed();
}

QString SaidRules::sentence(const Rule& rule) const {
    return rule.parts.empty() ? rule.words : language::spoken(core::sentence(m_form, rule.parts));
}

QString SaidRules::task() const {
    return tr("How does one win? Say your rule.");
}

// Only what can be read as a rule. It is shown from then on.
void SaidRules::play(std::size_t rule) {
    if (m_state != State::Choosing || rule >= m_rules.size() || m_rules[rule].parts.empty()) return;
    m_played = rule;
    m_trial.reset();
    m_scenes.clear();
    m_rules[rule].shown = true;
    const auto parts = m_rules[rule].parts;
    auto late = std::make_shared<std::stop_source>();
    m_reception.world().after(longestTrial, this, [late] { late->request_stop(); });
    m_background.run([this, parts, late, form = m_form, game = m_game,
                      start = m_start](const std::stop_token& stop, const Background::Tell& tell) {
        const std::stop_callback also(stop, [late] { late->request_stop(); });
        const auto trial = core::tryRule(form, parts, *game, start, late->get_token());
        tell([this, trial] {
            m_trial = trial;
            m_scenes.clear();
            showAll();
            emit changed();
        });
    });
    showAll();
    emit changed();
}

QString SaidRules::verdict() const {
    if (!m_played) return {};
    return m_trial ? language::spoken(core::trialMessage(*m_trial, *m_game))
                   : tr("The computer is looking for a position where it fails …");
}

void SaidRules::hear(Device& device, const talk::Said& said) {
    if (const auto* rule = std::get_if<talk::SayRule>(&said)) take(device, *rule);
}

// The one said last counts.
void SaidRules::take(Device& device, const talk::SayRule& said) {
    Rule rule{core::RuleParts(said.parts), {}, {device.token}};
    if (m_state != State::Open || said.question != m_number) return;
    if (rule.parts.empty()) rule.words = QString::fromStdString(core::unturned(said.words)).simplified();
    if (rule.parts.empty() ? rule.words.isEmpty() : !core::fits(m_form, rule.parts)) return;
    if (++m_times[device.token] > limits::mostRulesOfOne)
        return device.tell([] { return tr("You have said enough rules: the last one counts."); });
    for (auto& other : m_rules) std::erase(other.who, device.token);
    std::erase_if(m_rules, [](const Rule& other) { return other.who.empty(); });
    const auto same = std::ranges::find_if(
        m_rules, [&](const Rule& other) { return other.parts == rule.parts && other.words == rule.words; });
    if (same == m_rules.end())
        m_rules.push_back(std::move(rule));
    else
        same->who.push_back(device.token);
    show(device);
    emit changed();
}

void SaidRules::showTo(Device& device) {
    const View view(m_game, m_start, {}, device.language);
    device.send(view.layout());
    show(device);
}

void SaidRules::showAll() {
    m_reception.each([this](Device& device) {
        if (device.looksAt == this) show(device);
    });
}

// The start; or where the rule fails, framed what it allows there.
Json SaidRules::scene(language::Id language) {
    const auto found = m_scenes.find(language);
    if (found != m_scenes.end()) return found->second;
    core::BoardState board(m_game, m_start);
    std::optional<core::LastMove> wrong;
    if (m_trial && m_trial->failure) {
        const auto& [position, move, before, after] = *m_trial->failure;
        board.setPosition(position);
        wrong = {core::traceOf(*m_game, m_start, position, move), m_game->mover(position)};
    }
    return m_scenes.emplace(language, core::page::sceneJson(board, wrong, speakUtf8)).first->second;
}

Json SaidRules::asked(const QString& token) const {
    auto gaps = Json::array();
    for (const auto& gap : m_form.step.gaps) {
        auto parts = Json::array();
        for (const auto& part : gap) parts.push_back(utf8(language::spoken(part.text)));
        gaps.push_back(std::move(parts));
    }
    auto shown = Json::array();
    for (std::size_t i = 0; i < m_rules.size(); ++i)
        if (m_rules[i].shown)
            shown.push_back({{"text", utf8(sentence(m_rules[i]))}, {"played", m_played == i}});
    const auto* own = ruleOf(token);
    return {{"sentence", utf8(language::spoken(m_form.step.say))},
            {"gaps", std::move(gaps)},
            {"said", own == nullptr ? "" : utf8(sentence(*own))},
            {"open", m_state == State::Open},
            {"shown", std::move(shown)}};
}

void SaidRules::show(Device& device) {
    const language::Aside aside(device.language);
    const auto position = m_trial && m_trial->failure ? m_trial->failure->position : m_start;
    const auto mover = m_game->mover(position);
    const auto name = [](Player p) { return utf8(words::name(p, core::Seat{})); };
    const auto now = m_state == State::Open ? task() : tr("Which of these rules is right? Talk about it.");
    device.show(Json{{"type", "board"},
                     {"ply", 0},
                     {"mine", false},
                     {"over", false},
                     {"lit", nameOf(placeOf(mover))},
                     {"turn", utf8(tr("%1 to move").arg(words::name(mover, core::Seat{})))},
                     {"title", utf8(language::spoken(m_game->kind().title))},
                     {"goal", utf8(language::spoken(m_game->goal(position)))},
                     {"names", {name(Player::First), name(Player::Second)}},
                     {"takesBack", false},
                     {"givesUp", false},
                     {"question",
                      {{"number", m_number},
                       {"text", utf8(now)},
                       {"choices", Json::array()},
                       {"why", utf8(verdict())},
                       {"rule", asked(device.token)}}},
                     {"scene", scene(device.language)}}
                    .dump());
}
