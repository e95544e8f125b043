#include "ui/window/halftime.h"

#include <QKeyEvent>
#include <QTimer>
#include <QVBoxLayout>

#include "ui/board/boardview.h"
#include "ui/controls/button.h"
#include "ui/controls/label.h"
#include "ui/controls/says.h"
#include "ui/dialogs/dialogframe.h"
#include "ui/look/language.h"
#include "ui/match/session.h"
#include "ui/match/words.h"
#include "ui/panels/plates/banner.h"

InterludeOverlay::InterludeOverlay(const core::Interlude& interlude, QWidget* window)
    : Overlay(window, {520, 236}, Qt::AlignHCenter | Qt::AlignBottom) {
    auto* rows = dialogFrame(
        *this, [title = interlude.title] { return language::spoken(title); }, [] { return tr("Close"); });
    for (const auto& line : interlude.lines) {
        auto* label = new Label(&line == &interlude.lines.back() ? Type::Verdict : Type::Body);
        label->setWordWrap(true);
        rows->addWidget(says(label, [line] { return language::spoken(line); }));
    }
    inAnyLanguage(this, [this, lines = interlude.lines] {
        QStringList told;
        for (const auto& line : lines) told << language::spoken(line);
        setAccessibleDescription(told.join(QLatin1Char(' ')));
    });
    rows->addStretch();
    auto* on = says(new Button(Button::Style::Primary, {}), [] { return tr("Go on"); });
    on->setBaseHeight(44);
    rows->addWidget(on);
    connect(on, &Button::clicked, this, &InterludeOverlay::dismiss);
}

void InterludeOverlay::keyPressEvent(QKeyEvent* event) {
    const auto key = event->key();
    if (key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_Space) return dismiss();
    Overlay::keyPressEvent(event);
}

HalfTime::HalfTime(Session& session, BoardView& board, Banner& banner, QObject* parent)
    : QObject(parent), m_session(session), m_board(board), m_banner(banner) {}

MotionPlayer::Held HalfTime::prepare(const core::Position& from, core::Move move) {
    m_told = m_session.match().game().interlude(from, move, words::names(m_session));
    return m_told ? MotionPlayer::Held(m_told->figures) : std::nullopt;
}

// Before the board changes.
void HalfTime::show(QWidget* window, bool table) {
    const auto computer = [this](core::Player p) { return m_session.players().seat(p).computer.has_value(); };
    const bool away =
        m_session.players().away(core::Player::First) || m_session.players().away(core::Player::Second);
    const bool goesOn = away || (computer(core::Player::First) && computer(core::Player::Second));
    constexpr std::chrono::seconds time(4);
    if (table) { // no card lies between the two: each edge says it
        m_banner.hold(words::flow(*m_told, QStringLiteral(" · ")), tr("Go on"), [this] { goOn(); });
        if (goesOn) QTimer::singleShot(time, this, [this] { m_banner.dropNotice(), goOn(); });
        return;
    }
    auto* card = new InterludeOverlay(*m_told, window);
    connect(card, &Overlay::dismissed, this, &HalfTime::goOn);
    card->open();
    if (goesOn) QTimer::singleShot(time, card, &Overlay::dismiss);
}

void HalfTime::goOn() {
    m_board.endAnimation();
    m_board.setFocus();
}
