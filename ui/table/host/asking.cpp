#include "ui/table/host/asking.h"

#include "core/play/words.h"
#include "ui/match/shownmatch.h"
#include "ui/match/words.h"
#include "ui/table/host/quiz.h"
#include "ui/table/seats/reception.h"
#include "ui/table/wire/world.h"

Asking::Asking(const ShownMatch& session, Reception& reception)
    : m_session(session), m_reception(reception), m_board(m_classroom, reception), m_topic(session) {
    connect(&m_topic, &Topic::improved, this, &Asking::judge);
    connect(&m_board, &ClassBoard::changed, this, &Asking::changed);
}

Asking::~Asking() = default;

void Asking::setTopic(std::shared_ptr<const core::Game> game, const core::Position& position) {
    m_topic.set(std::move(game), position);
    if (m_classroom.question() == nullptr) {
        m_topic.forget();
        m_topic.study();
    }
    emit changed();
}

void Asking::ask(Classroom::Asks asks) {
    auto question = m_topic.question();
    if (!question) return;
    m_through.reset();
    question->asks = asks;
    ask(*std::move(question), {});
    m_topic.study();
    knowAnswer();
}

void Asking::judge() {
    if (m_classroom.question() == nullptr || !m_classroom.question()->shown) return;
    knowAnswer();
    m_board.showAll();
    emit changed();
}

void Asking::ask(Classroom::Question question, const std::vector<std::string>& right) {
    emit asks();
    m_topic.forget();
    m_classroom.ask(std::move(question));
    if (!right.empty()) m_classroom.know(right);
    startOver();
}

void Asking::startOver() {
    m_board.startOver();
    emit turned();
    emit changed();
}

void Asking::knowAnswer() {
    const auto* question = m_classroom.question();
    if (const auto* all = question != nullptr ? m_topic.known(*question) : nullptr) m_classroom.know(*all);
}

void Asking::setNamed(bool named) {
    m_classroom.setNamed(named);
    emit changed();
}

void Asking::count() {
    m_classroom.count();
    m_board.showAll();
    emit changed();
}

void Asking::askAgain() {
    m_classroom.askAgain();
    startOver();
}

void Asking::show() {
    knowAnswer();
    m_classroom.show();
    m_board.showAll();
    emit changed();
}

void Asking::playThrough() {
    const auto* question = m_classroom.question();
    if (question == nullptr || !question->counted || question->shown) return;
    m_through.emplace(question->game, question->position);
    m_seats = question->seats;
    askOn();
}

// Of those that as many have said the first in the order of the rules, which knows of no values.
void Asking::playMost() {
    const auto* question = m_classroom.question();
    if (!m_through || question == nullptr || question->said.empty()) return;
    std::size_t most = 0;
    for (std::size_t i = 1; i < question->choices.size(); ++i)
        if (question->count(i) > question->count(most)) most = i;
    m_through->play(question->move(most));
    if (!m_through->ending() && !m_through->pending()) return askOn();
    const auto through = m_through;
    end();
    m_through = through;
    m_reception.each([&](Device& device) {
        if (device.seated()) device.tell([&] { return outcome(); });
    });
    emit changed();
}

// How what was played together has ended; empty: nothing was, or it goes on.
QString Asking::outcome() const {
    if (!m_through || m_classroom.question() != nullptr) return {};
    const auto ending = m_through->ending();
    const core::Names called{words::name(core::Player::First, m_seats[0]).toStdString(),
                             words::name(core::Player::Second, m_seats[1]).toStdString()};
    if (!ending) return tr("Played through together: the last move perhaps never ends.");
    return tr("Played through together: %1").arg(language::spoken(core::resultMessage(*ending, called)));
}

void Asking::askOn() {
    ask(Classroom::Question{.asks = Classroom::Asks::Move,
                            .game = m_through->sharedGame(),
                            .start = m_through->start(),
                            .position = m_through->position(),
                            .seats = m_seats},
        {});
}

void Asking::end() {
    m_through.reset();
    knowAnswer();
    m_topic.forget();
    m_classroom.end();
    startOver();
}

void Asking::forget() {
    m_through.reset();
    m_quiz.reset();
    m_classroom.end();
    m_topic.forget();
}

void Asking::beginQuiz() {
    const auto about = m_topic.question();
    if (!about && !m_session.active()) return;
    m_through.reset();
    const auto& game = about ? *about->game : m_session.match().game();
    m_quizFrom = m_classroom.asked() + 1;
    m_quiz = std::make_unique<Quiz>(game.kind(), m_reception.world().random());
    connect(m_quiz.get(), &Quiz::asks, this,
            [this](const Classroom::Question& question, const std::vector<std::string>& right) {
                ask(question, right);
                m_topic.study(question); // it is told why, too
            });
    connect(m_quiz.get(), &Quiz::exhausted, this, &Asking::endQuiz);
    goOnWithQuiz();
}

void Asking::setQuizTells(bool tells) {
    m_quizTells = tells;
    emit changed();
}

bool Asking::nextTells() const {
    const auto* question = m_classroom.question();
    return m_quiz && m_quizTells && !m_quiz->waiting() && question != nullptr && !question->shown;
}

void Asking::goOnWithQuiz() {
    if (nextTells()) return show();
    if (m_quiz->last()) return endQuiz();
    m_quiz->next();
    emit changed();
}

void Asking::endQuiz() {
    if (!m_quiz) return;
    m_quiz.release()->deleteLater(); // perhaps it says itself that there is no more
    end();
    const auto scores = m_classroom.scores(m_quizFrom);
    m_reception.each([&](Device& device) {
        const auto found = scores.find(device.token);
        if (found != scores.end())
            device.tell(
                [&] { return tr("You had %1 of %2 right.").arg(found->second.right).arg(found->second.of); });
    });
}
