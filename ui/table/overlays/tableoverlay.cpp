#include "ui/table/overlays/tableoverlay.h"

#include <QVBoxLayout>

#include "core/play/untrusted.h"
#include "ui/board/preview.h"
#include "ui/controls/button.h"
#include "ui/controls/flowlayout.h"
#include "ui/controls/forms/checkbox.h"
#include "ui/controls/label.h"
#include "ui/controls/says.h"
#include "ui/controls/scaled.h"
#include "ui/controls/scrolling.h"
#include "ui/dialogs/dialogframe.h"
#include "ui/look/notation.h"
#include "ui/match/session.h"
#include "ui/table/host/answernotes.h"
#include "ui/table/host/host.h"
#include "ui/table/overlays/farway.h"
#include "ui/table/overlays/guestlist.h"
#include "ui/table/overlays/joinway.h"
#include "ui/table/overlays/lobbyoverlay.h"
#include "ui/table/overlays/pairsoverlay.h"
#include "ui/table/overlays/qrcode.h"
#include "ui/table/overlays/questionpanel.h"
#include "ui/table/overlays/rosteroverlay.h"
#include "ui/table/overlays/saidrulesoverlay.h"
#include "ui/table/overlays/simuloverlay.h"
#include "ui/table/overlays/workoverlay.h"

#include <QPointer>
#include <QScrollArea>

#include <utility>

TableOverlay::TableOverlay(Host& host, QWidget* window)
    : Overlay(window, {900, 620}), m_host(host), m_picture(new QrCode), m_asked(new Preview({400, 300})),
      m_how(new Label(Type::Body)), m_task(new Label(Type::Verdict)), m_address(new Label(Type::Verdict)),
      m_code(new Label(Type::Turn)), m_who(new Label(Type::Bold)), m_guessing(new Label(Type::Bold)),
      m_apart(new Button(Button::Style::Outline, {})), m_large(new Button(Button::Style::Outline, {})),
      m_closeTable(new Button(Button::Style::Outline, {})), m_another(new Button(Button::Style::Outline, {})),
      m_yes(new Button(Button::Style::Primary, {})), m_no(new Button(Button::Style::Outline, {})),
      m_sure(new Label(Type::Bold)) {
    auto* rows = dialogFrame(
        *this, [] { return tr("The open table"); }, [] { return tr("Close"); });
    auto* columns = new QHBoxLayout;
    keepSpacing(columns, 28);
    auto* left = new QVBoxLayout;
    for (auto* label : {m_how, m_task, m_address, m_code, m_guessing, m_sure}) label->setWordWrap(true);
    for (auto* label : {m_address, m_code}) label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    left->addWidget(m_how);
    left->addWidget(m_picture, 1);
    left->addWidget(m_task);
    left->addWidget(m_asked, 1, Qt::AlignTop);
    left->addWidget(m_address);
    left->addWidget(m_code);
    auto* ways = new QHBoxLayout;
    says(m_large, [] { return tr("As large as the screen"); });
    for (auto* button : {m_apart, m_large}) ways->addWidget(button);
    ways->addStretch(1);
    left->addLayout(ways);
    auto* far = new FarWay(host);
    left->addWidget(far);
    connect(far, &FarWay::changed, this, &TableOverlay::showWay);
    connect(m_large, &Button::clicked, this, &TableOverlay::showLarge);
    connect(&theme(), &Theme::changed, this, [this, before = theme().projector()]() mutable {
        if (!std::exchange(before, theme().projector()) && before) showLarge();
    });
    auto* right = new QVBoxLayout;
    right->addWidget(m_guessing);
    right->addWidget(m_who);
    right->addWidget(scrolling(new GuestList(host)), 1);
    auto* questions = new QuestionPanel(host);
    right->addWidget(questions);
    auto* hints = says(new CheckBox({}), [] { return tr("Devices see the hints that the match shows"); });
    right->addWidget(hints);
    right->addWidget(m_sure);
    says(m_no, [] { return tr("No"); });
    says(m_closeTable, [] { return tr("Close the table"); });
    says(m_another, [] { return tr("Another table"); });
    inAnyLanguage(m_another, [this] { m_another->setToolTip(tr("With a new code and without guests")); });
    auto* last = new QWidget;
    auto* flow = new FlowLayout(8, last);
    auto* work = says(new Button(Button::Style::Outline, {}), [] { return tr("Work plan …"); });
    connect(work, &Button::clicked, this, [&host, window] { (new WorkOverlay(host, window))->open(); });
    auto* roster = says(new Button(Button::Style::Outline, {}), [] { return tr("The class …"); });
    connect(roster, &Button::clicked, this, &TableOverlay::showClass);
    for (auto* button : {work, roster, m_yes, m_no, m_closeTable, m_another}) flow->addWidget(button);
    right->addWidget(last);
    columns->addLayout(left, 1);
    columns->addLayout(right, 1);
    rows->addLayout(columns, 1);
    connect(questions, &QuestionPanel::tablesRequested, this,
            [&host, window] { (new PairsOverlay(host, window))->open(); });
    connect(questions, &QuestionPanel::simulRequested, this,
            [&host, window] { (new SimulOverlay(host, window))->open(); });
    connect(questions, &QuestionPanel::rulesRequested, this,
            [&host, window] { (new SaidRulesOverlay(host, window))->open(); });
    hints->setChecked(host.match().sharesHints());
    connect(hints, &CheckBox::toggled, &host.match(), &ServedMatch::setSharesHints);
    connect(m_apart, &Button::clicked, this, [this] {
        m_takesAlong = !m_takesAlong;
        showWay();
    });
    connect(m_closeTable, &Button::clicked, this, [this] { sure(&Host::close); });
    connect(m_another, &Button::clicked, this, [this] { sure(&Host::renew); });
    connect(m_no, &Button::clicked, this, [this] {
        m_act = nullptr;
        refresh();
        m_closeTable->setFocus();
    });
    connect(m_yes, &Button::clicked, this, [this] { act(m_act); });
    connect(&host, &Host::changed, this, &TableOverlay::refresh);
    inAnyLanguage(this, [this] {
        showWay();
        refresh();
    });
}

// How devices join; or what to do where the network keeps them apart.
void TableOverlay::showWay() {
    const auto way = joinway::of(m_host);
    m_code->setText(tr("Code %1").arg(way.code));
    m_apart->setText(m_takesAlong ? tr("Back to joining") : tr("Devices cannot find it?"));
    m_address->setText(way.addresses.join(QLatin1Char('\n')));
    if (!m_takesAlong) {
        m_picture->setText(way.link);
        if (way.link == way.far)
            return m_how->setText(tr("Devices anywhere join by this picture or its link; those in the same "
                                     "network also by the address and the code."));
        return m_how->setText(
            way.inNetwork
                ? tr("Devices in the same network join by this picture, or by the address and the code.")
                : tr("This computer is not in a network: no other device can join."));
    }
    auto how = tr("Some networks keep devices apart, as guest networks often do. Another network helps, or "
                  "the hotspot of a phone.");
    const auto match = m_host.session().active() ? notation::matchText(m_host.session().match()) : QString();
    if (match.isEmpty()) return m_how->setText(how);
    const bool fits = m_picture->setText(match);
    how += QLatin1Char('\n');
    how += fits ? tr("Or take the match along: this picture holds its moves as text, which you can paste "
                     "into a match.")
                : tr("Or take the match along: save the record (Ctrl+S). It is too long for a picture.");
    m_how->setText(how);
}

// Its cards open seats: while hints are locked only for the teacher.
void TableOverlay::showClass() {
    const auto open = [&host = m_host, window = QPointer(parentWidget())] {
        if (window) (new RosterOverlay(host, window))->open();
    };
    if (!m_host.session().hints().lockClosed()) return open();
    emit m_host.teacherNeeded(open);
}

// Once.
void TableOverlay::showLarge() {
    if (parentWidget()->findChild<LobbyOverlay*>() == nullptr)
        (new LobbyOverlay(m_host, parentWidget()))->open();
}

int TableOverlay::there() const {
    return m_host.reception().seating().present();
}

// While nobody is there nothing is lost by it.
void TableOverlay::sure(void (Host::*what)()) {
    if (there() == 0) return act(what);
    m_act = what;
    refresh();
    m_no->setFocus();
}

void TableOverlay::act(void (Host::*what)()) {
    m_act = nullptr;
    (m_host.*what)();
    if (!m_host.reception().isOpen()) return dismiss();
    showWay();
    refresh();
}

void TableOverlay::refresh() {
    if (!m_host.reception().isOpen()) return;
    showQuestion();
    const bool asks = m_act != nullptr, closes = m_act == &Host::close;
    m_sure->setText(
        closes
            ? tr("%n are there. Close the table? For some hours it can be opened again, with the "
                 "same code and seats.",
                 nullptr, there())
            : tr("%n are there. Send all away, and open another table with a new code?", nullptr, there()));
    m_yes->setText(closes ? tr("Close the table") : tr("Another table"));
    for (QWidget* one : std::initializer_list<QWidget*>{m_sure, m_yes, m_no}) one->setVisible(asks);
    for (QWidget* one : std::initializer_list<QWidget*>{m_closeTable, m_another}) one->setVisible(!asks);
    const int wrong = m_host.reception().wrongCodes();
    m_guessing->setText(
        tr("Somebody may be guessing the code: %n wrong ones so far. Whoever knows it is let in "
           "all the same.",
           nullptr, wrong));
    m_guessing->setVisible(wrong >= core::untrusted::table::slipsTold);
    m_who->setText(m_host.reception().seating().guests().empty() ? tr("Nobody has joined yet.")
                                                                 : tr("Who is there"));
}

// In the place of the picture by which one joins.
void TableOverlay::showQuestion() {
    const auto* question = m_host.asking().classroom().question();
    const bool asks = question != nullptr;
    for (QWidget* one : std::initializer_list<QWidget*>{m_how, m_picture, m_apart, m_large})
        one->setVisible(!asks);
    for (QWidget* one : std::initializer_list<QWidget*>{m_task, m_asked}) one->setVisible(asks);
    if (!asks) return;
    m_task->setText(m_host.asking().board().task());
    m_asked->show(*question->game, question->start, question->position);
    m_asked->setNotes(answerNotes(*question, m_host.asking().classroom().named()));
    m_asked->setAccessibleName(m_task->text());
}
