#include "ui/table/join/questionoverlay.h"

#include <QVBoxLayout>

#include "ui/board/boardview.h"
#include "ui/controls/announcer.h"
#include "ui/controls/button.h"
#include "ui/controls/flowlayout.h"
#include "ui/controls/label.h"
#include "ui/controls/says.h"
#include "ui/dialogs/dialogframe.h"
#include "ui/look/language.h"
#include "ui/look/theme.h"
#include "ui/match/words.h"
#include "ui/table/join/heardquestion.h"

#include <algorithm>

using core::hosttalk::Question;

namespace {

// A stranger's text.
QString plainly(const std::string& text) {
    return QString::fromStdString(core::unturned(text)).simplified();
}

} // namespace

QuestionOverlay::QuestionOverlay(HeardQuestion& question, QWidget* window)
    : Overlay(window, {820, 640}), m_question(question), m_task(new Label(Type::Verdict)),
      m_board(new BoardView), m_choices(new QWidget), m_line(new Label(Type::Body)),
      m_send(new Button(Button::Style::Primary, {})) {
    auto* rows = dialogFrame(
        *this, [] { return tr("A question to all"); }, [] { return tr("Close"); });
    for (auto* label : {m_task, m_line}) label->setWordWrap(true);
    new FlowLayout(8, m_choices);
    rows->addWidget(m_task);
    rows->addWidget(m_board, 1);
    rows->addWidget(m_line);
    rows->addWidget(m_choices);
    rows->addWidget(says(m_send, [] { return tr("Answer"); }), 0, Qt::AlignLeft);
    setFocusProxy(m_board);
    connect(&m_board->pointing(), &BoardPointing::moveChosen, this, &QuestionOverlay::choose);
    connect(&m_board->pointing(), &BoardPointing::refused, this,
            [this](const core::Message& why) { announce(*this, language::spoken(why)); });
    connect(m_send, &Button::clicked, this, &QuestionOverlay::send);
    connect(&question, &HeardQuestion::changed, this, &QuestionOverlay::refresh);
    inAnyLanguage(this, [this] {
        if (m_question.now() != nullptr) refresh(); // else this goes
    });
}

void QuestionOverlay::refresh() {
    const auto* question = m_question.now();
    if (question == nullptr) return dismiss();
    m_task->setText(plainly(question->text));
    if (m_number != question->number) showBoard();
    m_board->setInteractive(question->move && question->open);
    m_send->setVisible(question->move && question->open);
    m_send->setEnabled(m_move.has_value());
    m_line->setText(line());
    showChoices();
}

// Another position.
void QuestionOverlay::showBoard() {
    const auto& question = *m_question.now();
    const auto& match = question.record.match;
    m_number = question.number;
    m_move.reset();
    m_board->setGame(match.sharedGame(), match.start());
    m_board->showMatch(match);
    const auto& seats = question.record.seats;
    m_board->setNames(
        {words::name(core::Player::First, seats[0]), words::name(core::Player::Second, seats[1])});
}

QString QuestionOverlay::line() const {
    const auto& question = *m_question.now();
    const auto& match = question.record.match;
    if (question.open && m_move)
        return tr("Your answer: %1?").arg(language::spoken(match.game().phrase(match.position(), *m_move)));
    if (question.open) return {};
    const auto shown = std::ranges::any_of(question.choices, &Question::Choice::right);
    if (!shown) return tr("Your answer has arrived.");
    const auto why = plainly(question.why);
    const auto ticked = tr("What is right has a tick.");
    return why.isEmpty() ? ticked : ticked + QLatin1Char('\n') + why;
}

void QuestionOverlay::showChoices() {
    qDeleteAll(m_choices->findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly));
    const auto& question = *m_question.now();
    for (const auto& choice : question.choices) {
        auto* one = question.open ? button(choice) : said(choice);
        m_choices->layout()->addWidget(one);
        one->show();
    }
}

QWidget* QuestionOverlay::button(const Question::Choice& choice) {
    auto* button = new Button(Button::Style::Outline, plainly(choice.text), m_choices);
    // Queued: the button goes when it is answered.
    connect(
        button, &Button::clicked, &m_question,
        [&question = m_question, says = choice.says] { question.answer(says); }, Qt::QueuedConnection);
    return button;
}

QWidget* QuestionOverlay::said(const Question::Choice& choice) {
    auto text = plainly(choice.text);
    if (choice.right) text.prepend(QStringLiteral("✓ "));
    if (choice.chosen) text = tr("%1 (your answer)").arg(text);
    return new Label(choice.chosen ? Type::Bold : Type::Body, text, m_choices);
}

// It can be thought better of until it is sent.
void QuestionOverlay::choose(core::Move move) {
    m_move = move;
    m_board->pointing().highlight(move);
    refresh();
    announce(*this, m_line->text());
}

void QuestionOverlay::send() {
    const auto* question = m_question.now();
    if (question == nullptr || !m_move) return;
    const auto& match = question->record.match;
    m_question.answer(match.game().text(match.position(), *m_move));
}
