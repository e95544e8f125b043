#include "ui/table/host/topic.h"

#include "ui/match/analyst.h"
#include "ui/match/shownmatch.h"

#include <utility>

Topic::Topic(const ShownMatch& session) : m_session(session) {}

Topic::~Topic() = default;

void Topic::set(std::shared_ptr<const core::Game> game, const core::Position& position) {
    m_elsewhere.reset();
    if (game)
        m_elsewhere = Classroom::Question{.game = std::move(game), .start = position, .position = position};
}

std::optional<Classroom::Question> Topic::question() const {
    if (m_elsewhere) return m_elsewhere;
    if (!m_session.active() || m_session.match().ending()) return {};
    const auto& match = m_session.match();
    return Classroom::Question{.game = match.sharedGame(),
                               .start = match.start(),
                               .position = match.position(),
                               .seats = m_session.players().seats()};
}

bool Topic::isHere(const Classroom::Question& question) const {
    return m_session.active() && m_session.match().sharedGame() == question.game &&
           m_session.match().position() == question.position;
}

void Topic::study() {
    if (m_elsewhere) study(*m_elsewhere);
}

void Topic::study(const Classroom::Question& question) {
    m_analyst = std::make_unique<Analyst>();
    connect(m_analyst.get(), &Analyst::improved, this, [this](const core::Analysis& known) {
        m_known = known;
        emit improved();
    });
    m_analyst->study(question.game, question.position);
}

void Topic::forget() {
    m_analyst.reset();
    m_known.reset();
}

const core::Analysis* Topic::known(const Classroom::Question& question) const {
    if (m_known) return &*m_known;
    return isHere(question) ? m_session.studies().here() : nullptr;
}

bool Topic::anyMoveIsRight() const {
    auto asked = question();
    const auto* all = asked ? known(*asked) : nullptr;
    if (all == nullptr) return false;
    asked->asks = Classroom::Asks::Move;
    asked->choices = Classroom::choicesOf(*asked);
    asked->know(*all);
    return !asked->decides();
}
