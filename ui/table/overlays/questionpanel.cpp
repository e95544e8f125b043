#include "ui/table/overlays/questionpanel.h"

#include <QDate>
#include <QFileDialog>
#include <QPointer>
#include <QVBoxLayout>

#include "ui/controls/button.h"
#include "ui/controls/flowlayout.h"
#include "ui/controls/forms/checkbox.h"
#include "ui/controls/label.h"
#include "ui/controls/says.h"
#include "ui/keep/savefile.h"
#include "ui/look/theme.h"
#include "ui/match/session.h"
#include "ui/table/host/host.h"
#include "ui/table/host/quiz.h"
#include "ui/table/overlays/answerbars.h"

QuestionPanel::QuestionPanel(Host& host, QWidget* parent)
    : QWidget(parent), m_host(host), m_line(new Label(Type::Bold)),
      m_who(new Button(Button::Style::Outline, {})), m_move(new Button(Button::Style::Outline, {})),
      m_quiz(new Button(Button::Style::Outline, {})), m_pair(new Button(Button::Style::Outline, {})),
      m_goOn(new Button(Button::Style::Outline, {})), m_stop(new Button(Button::Style::Outline, {})),
      m_tables(new Button(Button::Style::Outline, {})), m_save(new Button(Button::Style::Outline, {})) {
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins({});
    m_line->setWordWrap(true);
    rows->addWidget(m_line);
    rows->addWidget(new AnswerBars(host));
    auto* buttons = new QWidget;
    auto* flow = new FlowLayout(8, buttons);
    for (auto* button : {m_who, m_move, m_quiz, m_goOn, m_stop, m_pair, m_tables, m_save})
        flow->addWidget(button);
    rows->addWidget(buttons);
    says(m_who, [] { return tr("Who wins?"); });
    says(m_move, [] { return tr("Your move?"); });
    says(m_quiz, [] { return tr("Quiz of %n questions", nullptr, Quiz::length); });
    says(m_pair, [] { return tr("All against each other"); });
    says(m_tables, [] { return tr("See the tables"); });
    says(m_save, [] { return tr("Save all answers …"); });
    auto* names = says(new CheckBox({}), [] { return tr("Show and save names"); });
    rows->addWidget(names);
    names->setChecked(host.classroom().named());
    connect(names, &CheckBox::toggled, &host, &Host::setNamed);
    // They lead to values, or tell them.
    const auto forTeacher = [this](Button* button, const std::function<void()>& action) {
        connect(button, &Button::clicked, this, [this, action] { asTeacher(action); });
    };
    forTeacher(m_who, [this] { m_host.ask(Classroom::Asks::Outcome); });
    forTeacher(m_move, [this] { askMove(); });
    forTeacher(m_quiz, [this] { m_host.beginQuiz(); });
    forTeacher(m_goOn, [this] { goOn(); });
    forTeacher(m_save, [this] { askSave(); });
    connect(m_pair, &Button::clicked, this, &QuestionPanel::pairUp);
    connect(m_stop, &Button::clicked, this, &QuestionPanel::stop);
    connect(m_tables, &Button::clicked, this, &QuestionPanel::tablesRequested);
    connect(&host, &Host::changed, this, &QuestionPanel::refresh);
    inAnyLanguage(this, [this] { refresh(); });
}

// While the hints are locked the PIN is asked for, once as long as this is open.
void QuestionPanel::asTeacher(const std::function<void()>& action) {
    if (m_teacher || !m_host.session().hints().lockClosed()) return action();
    emit m_host.teacherNeeded([self = QPointer(this), action] {
        if (!self) return;
        self->m_teacher = true;
        action();
    });
}

void QuestionPanel::askMove() {
    if (m_warned || !m_host.topic().anyMoveIsRight()) return m_host.ask(Classroom::Asks::Move);
    m_warned = true;
    m_line->setText(
        tr("Here no move is better than another: there is nothing to get right. Press again to ask "
           "all the same; it will not count."));
}

void QuestionPanel::goOn() {
    if (m_host.quiz() != nullptr) return m_host.goOnWithQuiz();
    const auto* question = m_host.classroom().question();
    if (question == nullptr) return;
    if (question->shown) return m_host.endQuestion();
    m_host.showAnswers();
}

void QuestionPanel::stop() {
    if (m_host.quiz() != nullptr) return m_host.endQuiz();
    m_host.pairs().end();
}

void QuestionPanel::pairUp() {
    if (m_host.pairUp())
        emit tablesRequested();
    else
        m_line->setText(tr("For this two who watch must be there."));
}

QString QuestionPanel::line() const {
    const auto& classroom = m_host.classroom();
    const auto* quiz = m_host.quiz();
    if (quiz != nullptr && quiz->waiting()) return tr("The next question is being found …");
    auto answered = tr("%n have answered", nullptr, classroom.answered());
    if (quiz != nullptr)
        return tr("Question %1 of %2").arg(quiz->asked()).arg(Quiz::length) + QStringLiteral(" · ") +
               answered;
    if (classroom.question() != nullptr) return answered;
    int right = 0, of = 0;
    for (const auto& [token, score] : classroom.scores()) right += score.right, of += score.of;
    if (of > 0) return tr("Right so far: %1 of %2 answers").arg(right).arg(of);
    if (m_host.topic().fromElsewhere()) return tr("Ask everybody about the position on this page");
    return tr("Ask everybody about the position on the board");
}

QString QuestionPanel::nextStep() const {
    if (const auto* quiz = m_host.quiz()) return quiz->last() ? tr("Results") : tr("Next question");
    const auto* question = m_host.classroom().question();
    return question != nullptr && question->shown ? tr("Done") : tr("Show the answers");
}

void QuestionPanel::refresh() {
    m_warned = false;
    m_line->setText(line());
    m_goOn->setText(nextStep());
    const bool quiz = m_host.quiz() != nullptr, pairs = !m_host.pairs().empty();
    const bool asks = quiz || m_host.classroom().question() != nullptr;
    m_stop->setText(quiz ? tr("Stop the quiz") : tr("Back to one table"));
    for (auto* button : {m_who, m_move, m_quiz}) button->setVisible(!asks);
    m_goOn->setVisible(asks);
    m_goOn->setEnabled(!quiz || !m_host.quiz()->waiting());
    m_stop->setVisible(quiz || (pairs && !asks));
    m_pair->setVisible(!asks && !pairs);
    m_tables->setVisible(pairs);
    m_save->setEnabled(!m_host.classroom().empty());
    setAccessibleName(m_line->text());
}

void QuestionPanel::askSave() {
    const auto path = speakingPath({tr("Answers of the class"), QDate::currentDate().toString(Qt::ISODate)},
                                   QStringLiteral("csv"));
    auto* dialog = new QFileDialog(window(), tr("Save all answers"), path, tr("Tables (*.csv)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(QStringLiteral("csv"));
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString& to) {
        const auto trouble = saveFile(to, QByteArray::fromStdString(m_host.classroom().csv()));
        m_line->setText(trouble.isEmpty() ? tr("Saved as %1.").arg(to) : trouble);
    });
    dialog->open();
}
