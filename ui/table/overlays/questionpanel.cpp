#include "ui/table/overlays/questionpanel.h"

#include <QDate>
#include <QFileDialog>
#include <QPainter>
#include <QPointer>
#include <QVBoxLayout>

#include "ui/controls/button.h"
#include "ui/controls/flowlayout.h"
#include "ui/controls/forms/checkbox.h"
#include "ui/controls/label.h"
#include "ui/controls/says.h"
#include "ui/keep/savefile.h"
#include "ui/look/phrases.h"
#include "ui/look/theme.h"
#include "ui/match/session.h"
#include "ui/table/host/host.h"
#include "ui/table/host/quiz.h"

#include <algorithm>
#include <utility>

namespace {

constexpr int barHeight = 30; // at scale 1
constexpr std::size_t mostBars = 6;

// Before what is right is told the players' own colours say who is meant.
Hue hueOf(const Classroom::Question& question, std::size_t choice) {
    if (!question.shown) {
        if (question.asks == Classroom::Asks::Move) return Hue::Unknown;
        const auto outcome = question.outcome(choice);
        if (outcome == core::Outcome::Draw) return Hue::Unknown;
        const auto mover = question.game->mover(question.position);
        return core::fillOf(outcome == core::Outcome::Win ? mover : core::other(mover));
    }
    if (question.asks == Classroom::Asks::Outcome) {
        const auto outcome = question.outcome(choice);
        if (outcome == core::Outcome::Draw) return Hue::Draw;
        return outcome == core::Outcome::Win ? Hue::Win : Hue::Loss;
    }
    const auto right = question.choices[choice].right;
    return !right ? Hue::Unknown : *right ? Hue::Win : Hue::Loss;
}

} // namespace

AnswerBars::AnswerBars(Host& host, QWidget* parent) : QWidget(parent), m_host(host) {
    connect(&host, &Host::changed, this, &AnswerBars::refresh);
    refresh();
}

std::vector<std::size_t> AnswerBars::rows() const {
    const auto* question = m_host.asking().classroom().question();
    if (question == nullptr || question->open()) return {};
    auto all = question->told();
    all.resize(std::min(all.size(), mostBars));
    return all;
}

QSize AnswerBars::sizeHint() const {
    return {theme().px(360), theme().px(barHeight) * static_cast<int>(rows().size())};
}

// "✓ Anna wins"
QString AnswerBars::named(std::size_t choice) const {
    const auto& question = *m_host.asking().classroom().question();
    const auto words = m_host.asking().board().inWords(choice);
    return question.shown && question.choices[choice].right == true ? QStringLiteral("✓ ") + words : words;
}

// "Anna wins: 2 (Ben, Mio)"
QString AnswerBars::line(std::size_t choice) const {
    const auto& classroom = m_host.asking().classroom();
    const auto& question = *classroom.question();
    auto said = QStringLiteral("%1: %2").arg(named(choice)).arg(question.count(choice));
    if (!question.before.empty())
        said = QStringLiteral("%1: %2 → %3")
                   .arg(named(choice))
                   .arg(question.countBefore(choice))
                   .arg(question.count(choice));
    const auto who = classroom.named() && question.shown ? question.who(choice) : QString();
    return who.isEmpty() ? said : said + QStringLiteral(" (%1)").arg(who);
}

void AnswerBars::refresh() {
    QStringList said;
    for (const auto i : rows()) said << line(i);
    setAccessibleName(said.join(QStringLiteral(", ")));
    setToolTip(m_host.asking().classroom().named() ? said.join(QLatin1Char('\n'))
                                                   : QString()); // names may find no room
    setFixedHeight(sizeHint().height());
    update();
}

void AnswerBars::paintEvent(QPaintEvent*) {
    const auto all = rows();
    if (all.empty()) return;
    const auto& classroom = m_host.asking().classroom();
    const auto& question = *classroom.question();
    int most = 1;
    for (const auto i : all) most = std::max({most, question.count(i), question.countBefore(i)});
    const bool tells = classroom.named() && question.shown;
    QPainter p(this);
    p.setRenderHint(QPainter::Antialiasing);
    p.setFont(theme().font(Type::Body));
    const double gap = theme().px(8), label = width() * 0.4, names = tells ? width() * 0.3 : 0;
    QRectF row(0, 0, width(), theme().px(barHeight));
    for (const auto i : all) {
        const int count = question.count(i);
        auto bar = row.adjusted(label, theme().px(2), -theme().px(40) - names, -theme().px(2));
        const double longest = bar.width();
        bar.setWidth(longest * count / most);
        p.setPen(theme().color(Hue::Ink));
        phrases::line(p, QRectF(row.topLeft(), QSizeF(label - gap, row.height())), Qt::AlignLeft, named(i));
        const double end = bar.left() + longest * std::max(count, question.countBefore(i)) / most;
        const QRectF beside(QPointF(end + gap, row.top()), row.bottomRight());
        auto said = QString::number(count);
        if (tells && count > 0) said += QStringLiteral(" · ") + question.who(i);
        p.drawText(beside, Qt::AlignLeft | Qt::AlignVCenter,
                   p.fontMetrics().elidedText(said, Qt::ElideRight, static_cast<int>(beside.width())));
        const bool right = question.shown && question.choices[i].right == true;
        p.setPen(right ? QPen(theme().color(Hue::Ink), theme().px(3)) : QPen(Qt::NoPen));
        const auto colour = theme().color(hueOf(question, i));
        if (!question.before.empty()) {
            auto first = bar;
            first.setWidth(longest * question.countBefore(i) / most);
            first.setHeight(bar.height() * 0.4);
            bar.setTop(first.bottom());
            auto faded = colour;
            faded.setAlphaF(0.55F);
            p.setBrush(faded);
            p.save();
            p.setPen(Qt::NoPen);
            p.drawRoundedRect(first.adjusted(1, 1, 1, 0), theme().px(3), theme().px(3));
            p.restore();
        }
        p.setBrush(colour);
        p.drawRoundedRect(bar.adjusted(1, 1, 1, -1), theme().px(5), theme().px(5));
        row.translate(0, row.height());
    }
}

QuestionPanel::QuestionPanel(Host& host, QWidget* parent)
    : QWidget(parent), m_host(host), m_line(new Label(Type::Bold)), m_why(new Label(Type::Body)),
      m_who(new Button(Button::Style::Outline, {})), m_move(new Button(Button::Style::Outline, {})),
      m_rule(new Button(Button::Style::Outline, {})), m_quiz(new Button(Button::Style::Outline, {})),
      m_pair(new Button(Button::Style::Outline, {})), m_all(new Button(Button::Style::Outline, {})),
      m_goOn(new Button(Button::Style::Primary, {})), m_again(new Button(Button::Style::Outline, {})),
      m_through(new Button(Button::Style::Outline, {})), m_done(new Button(Button::Style::Outline, {})),
      m_stop(new Button(Button::Style::Outline, {})), m_tables(new Button(Button::Style::Outline, {})),
      m_save(new Button(Button::Style::Outline, {})), m_last(m_who), m_proposed(m_who) {
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins({});
    for (auto* label : {m_line, m_why}) label->setWordWrap(true);
    rows->addWidget(m_line);
    rows->addWidget(new AnswerBars(host));
    rows->addWidget(m_why);
    auto* buttons = new QWidget;
    auto* flow = new FlowLayout(8, buttons);
    for (auto* button : {m_who, m_move, m_rule, m_quiz, m_goOn, m_again, m_through, m_done, m_stop, m_pair,
                         m_all, m_tables, m_save})
        flow->addWidget(button);
    rows->addWidget(buttons);
    says(m_who, [] { return tr("Who wins?"); });
    says(m_move, [] { return tr("Your move?"); });
    says(m_rule, [] { return tr("Say your rule"); });
    says(m_quiz, [] { return tr("Quiz of %n questions", nullptr, Quiz::length); });
    says(m_again, [] { return tr("Talk, then answer again"); });
    says(m_through, [] { return tr("Play it through together"); });
    says(m_done, [] { return tr("Done"); });
    says(m_pair, [] { return tr("All against each other"); });
    says(m_all, [] { return tr("One against all …"); });
    says(m_tables, [] { return tr("See the tables"); });
    says(m_save, [] { return tr("Save all answers …"); });
    auto* names = says(new CheckBox({}), [] { return tr("Show and save names"); });
    rows->addWidget(names);
    names->setChecked(host.asking().classroom().named());
    connect(names, &CheckBox::toggled, &host.asking(), &Asking::setNamed);
    auto* tells =
        says(new CheckBox({}), [] { return tr("Tell after each question of a quiz what was right"); });
    rows->addWidget(tells);
    tells->setChecked(host.asking().quizTells());
    connect(tells, &CheckBox::toggled, &host.asking(), &Asking::setQuizTells);
    // They lead to values, or tell them.
    const auto forTeacher = [this](Button* button, const std::function<void()>& action) {
        connect(button, &Button::clicked, this, [this, action] { asTeacher(action); });
    };
    forTeacher(m_who, [this] {
        m_last = m_who;
        m_host.asking().ask(Classroom::Asks::Outcome);
    });
    forTeacher(m_move, [this] { askMove(); });
    forTeacher(m_rule, [this] {
        if (m_host.askRules()) emit rulesRequested();
    });
    forTeacher(m_quiz, [this] { m_host.asking().beginQuiz(); });
    forTeacher(m_goOn, [this] { goOn(); });
    connect(m_again, &Button::clicked, &host.asking(), &Asking::askAgain);
    connect(m_through, &Button::clicked, &host.asking(), &Asking::playThrough);
    forTeacher(m_done, [this] { m_host.asking().end(); }); // then right answers are counted
    forTeacher(m_save, [this] { askSave(); });
    connect(m_pair, &Button::clicked, this, &QuestionPanel::pairUp);
    connect(m_stop, &Button::clicked, this, &QuestionPanel::stop);
    connect(m_all, &Button::clicked, this, &QuestionPanel::simulRequested);
    connect(m_tables, &Button::clicked, this,
            [this] { m_host.simul().empty() ? emit tablesRequested() : emit simulRequested(); });
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
    m_last = m_move;
    if (m_warned || !m_host.asking().topic().anyMoveIsRight())
        return m_host.asking().ask(Classroom::Asks::Move);
    m_warned = true;
    m_line->setText(
        tr("Here no move is better than another: there is nothing to get right. Press again to ask "
           "all the same; it will not count."));
}

void QuestionPanel::goOn() {
    if (m_host.asking().quiz() != nullptr) return m_host.asking().goOnWithQuiz();
    const auto* question = m_host.asking().classroom().question();
    if (question == nullptr) return;
    if (question->shown) return m_host.asking().end();
    if (question->counted)
        return m_host.asking().playedThrough() != nullptr ? m_host.asking().playMost()
                                                          : m_host.asking().show();
    m_host.asking().count();
}

void QuestionPanel::stop() {
    if (m_host.asking().quiz() != nullptr) return m_host.asking().endQuiz();
    m_host.pairs().end();
    m_host.simul().end();
}

void QuestionPanel::pairUp() {
    if (m_host.pairUp())
        emit tablesRequested();
    else
        m_line->setText(tr("For this, two people must be watching."));
}

QString QuestionPanel::line() const {
    const auto& classroom = m_host.asking().classroom();
    const auto* quiz = m_host.asking().quiz();
    if (quiz != nullptr && quiz->waiting()) return tr("The next question is being found …");
    auto answered =
        tr("%1 of %2 have answered").arg(classroom.answered()).arg(classroom.answered() + waitedFor().size());
    if (quiz != nullptr)
        return tr("Question %1 of %2").arg(quiz->asked()).arg(Quiz::length) + QStringLiteral(" · ") +
               answered;
    if (const auto* question = classroom.question()) {
        if (question->open()) return answered + missing();
        return question->shown ? answered : answered + QLatin1Char('\n') + proposal();
    }
    if (const auto end = m_host.asking().outcome(); !end.isEmpty()) return end;
    int right = 0, of = 0;
    for (const auto& [token, score] : classroom.scores()) right += score.right, of += score.of;
    if (of > 0) return tr("Right so far: %1 of %2 answers").arg(right).arg(of);
    if (m_host.asking().topic().fromElsewhere()) return tr("Ask everybody about the position on this page");
    return tr("Ask everybody about the position on the board");
}

// Who is there and has not answered, by name.
QStringList QuestionPanel::waitedFor() const {
    QStringList all;
    for (const auto& guest : m_host.reception().seating().guests())
        if (guest.present && !m_host.asking().classroom().answerOf(guest.token)) all << guest.name;
    return all;
}

// Where they are few, and answers are named.
QString QuestionPanel::missing() const {
    constexpr qsizetype few = 6;
    auto names = waitedFor();
    names.removeAll(QString());
    if (!m_host.asking().classroom().named() || names.isEmpty() || names.size() > few) return {};
    return QStringLiteral(" · ") + tr("missing: %1").arg(names.join(QStringLiteral(", ")));
}

// From how far the answers agree, never from what is right: the page may be on the wall.
QString QuestionPanel::proposal() const {
    const auto& question = *m_host.asking().classroom().question();
    if (m_host.asking().playedThrough() != nullptr)
        return question.said.empty() ? tr("Nobody has said a move.")
                                     : tr("The move that most have said is played.");
    QString told;
    if (!question.before.empty())
        told = tr("After talking %n have changed their answer.", nullptr, question.changed()) +
               QLatin1Char('\n');
    if (question.agreed()) return told + tr("Three in four say the same: time to explain.");
    if (question.before.empty()) return tr("The class is divided: talk about it, then answer again.");
    return told + tr("Still divided: play it through together.");
}

QString QuestionPanel::nextStep() const {
    if (m_host.asking().nextTells()) return tr("Show what was right");
    if (const auto* quiz = m_host.asking().quiz()) return quiz->last() ? tr("Results") : tr("Next question");
    const auto* question = m_host.asking().classroom().question();
    if (question == nullptr || question->open()) return tr("Show the answers");
    if (question->shown) return tr("Done");
    return m_host.asking().playedThrough() != nullptr ? tr("Play what most have said") : tr("Explain");
}

// One key leads from a question to the next: it is at what is proposed, and afterwards at what was asked by.
void QuestionPanel::keepKey(Button* proposed, bool here) {
    if (std::exchange(m_proposed, proposed) != proposed && here) proposed->setFocus();
}

void QuestionPanel::refresh() {
    m_warned = false;
    const bool here = isAncestorOf(window()->focusWidget());
    m_line->setText(line());
    m_goOn->setText(nextStep());
    const bool quiz = m_host.asking().quiz() != nullptr,
               tables = !m_host.pairs().empty() || !m_host.simul().empty();
    const bool asks = quiz || m_host.asking().classroom().question() != nullptr;
    m_stop->setText(quiz ? tr("Stop the quiz") : tr("Back to one table"));
    for (auto* button : {m_who, m_move, m_rule, m_quiz}) button->setVisible(!asks);
    const auto* question = m_host.asking().classroom().question();
    m_why->setText(question == nullptr ? QString() : m_host.asking().board().why());
    m_why->setVisible(!m_why->text().isEmpty());
    const bool counted = !quiz && question != nullptr && question->counted && !question->shown;
    const bool through = m_host.asking().playedThrough() != nullptr;
    const bool divided = counted && !through && !question->agreed();
    const bool once = counted && question->before.empty();
    using Style = Button::Style;
    m_again->setStyle(divided && once ? Style::Primary : Style::Outline);
    m_through->setStyle(divided && !once ? Style::Primary : Style::Outline);
    m_goOn->setStyle(divided ? Style::Outline : Style::Primary);
    m_again->setVisible(once);
    m_through->setVisible(counted && !once && !through);
    m_done->setVisible(counted);
    m_goOn->setVisible(asks);
    m_goOn->setEnabled((!quiz || !m_host.asking().quiz()->waiting()) &&
                       !(through && counted && question->said.empty()));
    m_stop->setVisible(quiz || (tables && !asks));
    for (auto* button : {m_pair, m_all}) button->setVisible(!asks && !tables);
    keepKey(!asks ? m_last : !divided ? m_goOn : once ? m_again : m_through, here);
    m_tables->setVisible(tables);
    m_save->setEnabled(!m_host.asking().classroom().empty());
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
        const auto trouble = saveFile(to, QByteArray::fromStdString(m_host.asking().classroom().csv()));
        m_line->setText(trouble.isEmpty() ? tr("Saved as %1.").arg(to) : trouble);
    });
    dialog->open();
}
