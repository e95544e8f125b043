#include "ui/table/host/asking.h"

#include "ui/match/session.h"
#include "ui/table/host/quiz.h"
#include "ui/table/seats/reception.h"
#include "ui/table/wire/world.h"

Asking::Asking(const Session& session, Reception& reception)
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

void Asking::end() {
    knowAnswer();
    m_topic.forget();
    m_classroom.end();
    startOver();
}

void Asking::forget() {
    m_quiz.reset();
    m_classroom.end();
    m_topic.forget();
}

void Asking::beginQuiz() {
    const auto about = m_topic.question();
    if (!about && !m_session.active()) return;
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
