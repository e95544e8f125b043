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

InterludeOverlay::InterludeOverlay(const std::function<core::Interlude()>& told, QWidget* window)
    : Overlay(window, {520, 236}, Qt::AlignHCenter | Qt::AlignBottom) {
    auto* rows = dialogFrame(
        *this, [told] { return language::spoken(told().title); }, [] { return tr("Close"); });
    const auto lines = told().lines.size();
    for (std::size_t i = 0; i < lines; ++i) {
        auto* label = new Label(i + 1 == lines ? Type::Verdict : Type::Body);
        label->setWordWrap(true);
        rows->addWidget(says(label, [told, i] { return language::spoken(told().lines[i]); }));
    }
    inAnyLanguage(this, [this, told] {
        QStringList all;
        for (const auto& line : told().lines) all << language::spoken(line);
        setAccessibleDescription(all.join(QLatin1Char(' ')));
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
    // With the names of the moment: who has none of their own is called in the language of it.
    const auto told = [this, game = m_session.match().sharedGame(), from, move] {
        return game->interlude(from, move, words::names(m_session));
    };
    const auto now = told();
    m_told = now ? [told] { return *told(); } : std::function<core::Interlude()>();
    return now ? MotionPlayer::Held(now->figures) : std::nullopt;
}

// Before the board changes.
void HalfTime::show(QWidget* window, bool table) {
    const auto computer = [this](core::Player p) { return m_session.players().seat(p).computer.has_value(); };
    const bool away =
        m_session.players().away(core::Player::First) || m_session.players().away(core::Player::Second);
    const bool goesOn = away || (computer(core::Player::First) && computer(core::Player::Second));
    constexpr std::chrono::seconds time(4);
    if (table) { // no card lies between the two: each edge says it
        m_banner.hold(words::flow(m_told(), QStringLiteral(" · ")), tr("Go on"), [this] { goOn(); });
        if (goesOn) QTimer::singleShot(time, this, [this] { m_banner.dropNotice(), goOn(); });
        return;
    }
    auto* card = new InterludeOverlay(m_told, window);
    connect(card, &Overlay::dismissed, this, &HalfTime::goOn);
    card->open();
    if (goesOn) QTimer::singleShot(time, card, &Overlay::dismiss);
}

void HalfTime::goOn() {
    m_board.endAnimation();
    m_board.setFocus();
}
