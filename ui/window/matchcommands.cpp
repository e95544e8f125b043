#include "ui/window/matchcommands.h"

#include "core/play/words.h"
#include "ui/board/boardview.h"
#include "ui/board/tubeview.h"
#include "ui/controls/says.h"
#include "ui/look/language.h"
#include "ui/look/notation.h"
#include "ui/look/theme.h"
#include "ui/match/lablinks.h"
#include "ui/match/session.h"
#include "ui/match/stages.h"
#include "ui/match/words.h"
#include "ui/panels/drawer.h"
#include "ui/panels/moves/movetabs.h"
#include "ui/panels/plates/banner.h"
#include "ui/panels/verdict/whypanel.h"
#include "ui/window/advice.h"
#include "ui/window/depth.h"
#include "ui/window/matchfiles.h"

#include <optional>

MatchCommands::MatchCommands(Session& session, const MatchParts& parts, QWidget* page)
    : QObject(page), actions(*new MatchActions(page)), m_session(session), m_parts(parts) {
    connect(&session, &Session::matchChanged, this, &MatchCommands::offerActions);
    connect(&session, &Session::stateChanged, this, &MatchCommands::offerSides);
    connectActions(page);
    inAnyLanguage(this, [this] { offerActions(); });
}

void MatchCommands::connectActions(QWidget* page) {
    const auto on = [this](const QAction* action, auto&& slot) {
        connect(action, &QAction::triggered, this, slot);
    };
    auto* clipboard = new MatchClipboard(m_session, *m_parts.banner, page);
    on(actions.undo, [this] { m_session.undo(); });
    on(actions.redo, [this] { m_session.redo(); });
    on(actions.again, [this] { stages::again(m_session); });
    on(actions.bestMove, [this] { m_parts.advice->showBestMove(); });
    connect(actions.copyPosition, &QAction::triggered, clipboard, &MatchClipboard::copyPosition);
    connect(actions.copySpelt, &QAction::triggered, clipboard, &MatchClipboard::copySpelt);
    connect(actions.copyMatch, &QAction::triggered, clipboard, &MatchClipboard::copyMatch);
    connect(actions.paste, &QAction::triggered, clipboard, &MatchClipboard::paste);
    on(actions.whoseTurn, [this] { m_parts.banner->say(m_parts.banner->standing()); });
    on(actions.lastMove, [this] { m_parts.banner->say(words::lastMove(m_session)); });
    on(actions.thisPlace, [this] { m_parts.banner->say(m_parts.board->pointing().keys().placeInWords()); });
    on(actions.rename, [this] { m_parts.banner->editName(m_session.mover()); });
    on(actions.giveUp, [this] { askGiveUp(); });
    on(actions.changeSides, [this] { m_session.changeSides(); });
    actions.changeSides->setVisible(false);
    on(actions.why, [this] {
        if (m_parts.why->empty())
            return m_parts.banner->say(m_session.hints().shownHelp() < Help::Marks
                                           ? tr("This is not told while the hints are off.")
                                           : WhyPanel::nothing());
        toggleWhy();
    });
    on(actions.drawer, [this] { m_parts.depth->toggle(); });
    on(actions.bestPlay, [this] { m_parts.advice->walkOn(); });
    on(actions.helpBack, [this] { m_session.hints().bringBack(); });
    on(actions.roll, [this] { m_parts.tube->roll(); });
    on(actions.link, [this] { followLink(); });
}

void MatchCommands::offerActions() {
    const auto* kind = m_session.active() ? &m_session.match().game().kind() : nullptr;
    actions.roll->setVisible(m_parts.tube->offered());
    const auto spelt = kind != nullptr ? notation::spelt(m_session.match()) : std::nullopt;
    actions.copySpelt->setVisible(spelt.has_value());
    actions.copySpelt->setText(spelt && !spelt->table.isEmpty()
                                   ? tr("Copy board as cells, for a sheet or a chat")
                                   : tr("Copy position as the source writes it"));
    actions.offerLink(kind != nullptr && kind->link ? &*kind->link : nullptr);
}

// To whoever sits before this window; a device is asked itself.
void MatchCommands::offerSides() {
    const bool offered = m_session.can(Session::Wish::ChangeSides) && !m_session.owned() &&
                         !m_session.players().away(m_session.match().mover());
    actions.changeSides->setVisible(offered);
    if (!offered) return;
    m_parts.banner->ask(
        language::spoken(core::sidesMessage(m_session.match(), words::names(m_session))),
        actions.changeSides->text(), [this] { m_session.changeSides(); }, Banner::Asked::Elsewhere);
}

void MatchCommands::askGiveUp() {
    const auto who = core::quitter(m_session.match(), m_session.players().seats());
    if (m_session.can(Session::Wish::GiveUp) && who)
        m_parts.banner->ask(
            tr("%1: give up this match?").arg(words::name(*who, m_session.players().seat(*who))),
            tr("Give up"), [this] { m_session.giveUp(); });
}

void MatchCommands::toggleWhy() {
    const bool opens = !m_parts.depth->open() && !theme().projector();
    if (!opens) return theme().projector() ? m_parts.why->fold() : m_parts.drawer->toggleWhy();
    m_parts.depth->setOpen(true);
    if (m_parts.drawer->compact() ? m_parts.moves->page() != MoveTabs::Page::Why : m_parts.why->folded())
        m_parts.drawer->toggleWhy();
}

// To a lab, from the move that ended the match, or the first one that has one.
void MatchCommands::followLink() {
    if (!m_session.active() || !m_session.match().game().kind().link) return;
    const auto& match = m_session.match();
    const auto open = [this](const core::LabLink::Way& way) {
        emit labRequested(QString::fromStdString(way.place));
    };
    if (const auto played = lablinks::ofEnding(match)) return open(*played);
    if (!match.ending() && m_session.hints().shownHelp() < Help::Marks)
        return m_parts.banner->say(tr("This is not told while the hints are off."));
    const auto choices = lablinks::choices(match);
    if (choices.empty()) return m_parts.banner->say(language::spoken(match.game().kind().link->nowhere));
    open(choices.front().way);
}
