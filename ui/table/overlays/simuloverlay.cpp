#include "ui/table/overlays/simuloverlay.h"

#include <QScrollArea>
#include <QVBoxLayout>

#include "ui/board/boardview.h"
#include "ui/board/preview.h"
#include "ui/controls/button.h"
#include "ui/controls/forms/segmented.h"
#include "ui/controls/label.h"
#include "ui/controls/says.h"
#include "ui/controls/scaled.h"
#include "ui/controls/scrolling.h"
#include "ui/dialogs/dialogframe.h"
#include "ui/look/language.h"
#include "ui/match/session.h"
#include "ui/match/words.h"
#include "ui/table/host/host.h"
#include "ui/table/overlays/boardgrid.h"

namespace {

constexpr int classBegins = 0;                     // of the two who may
constexpr QSize small(640, 460), large(1240, 760); // before and during it

} // namespace

SimulOverlay::SimulOverlay(Host& host, QWidget* window)
    : Overlay(window, small), m_host(host), m_before(new QWidget), m_during(new QWidget),
      m_how(new Label(Type::Body)), m_from(new Preview({400, 220})), m_standing(new Label(Type::Bold)),
      m_who(new Label(Type::Verdict)), m_begins(new Segmented),
      m_start(new Button(Button::Style::Primary, {})), m_next(new Button(Button::Style::Primary, {})),
      m_grid(new BoardGrid({150, 110})), m_board(new BoardView) {
    auto* rows = dialogFrame(
        *this, [] { return tr("One against all"); }, [] { return tr("Close"); });
    for (auto* label : {m_how, m_standing, m_who}) label->setWordWrap(true);
    auto* before = new QVBoxLayout(m_before);
    before->setContentsMargins({});
    keepSpacing(before, 16);
    before->addWidget(m_how);
    before->addWidget(m_from, 1);
    before->addWidget(m_begins, 0, Qt::AlignLeft);
    before->addWidget(says(m_start, [] { return tr("Start"); }), 0, Qt::AlignLeft);
    offers(m_begins, [] { return QStringList{tr("The class begins"), tr("You begin")}; });
    named(m_begins, [] { return tr("Who begins"); });
    auto* columns = new QHBoxLayout(m_during);
    columns->setContentsMargins({});
    keepSpacing(columns, 24);
    auto* left = new QVBoxLayout;
    left->addWidget(m_standing);
    left->addWidget(scrolling(m_grid), 1);
    auto* right = new QVBoxLayout;
    right->addWidget(m_who);
    right->addWidget(m_board, 1);
    right->addWidget(says(m_next, [] { return tr("Next board"); }), 0, Qt::AlignLeft);
    columns->addLayout(left, 4);
    columns->addLayout(right, 6);
    rows->addWidget(m_before, 1);
    rows->addWidget(m_during, 1);
    m_grid->setChoosable(true);
    connect(m_start, &Button::clicked, this, &SimulOverlay::start);
    connect(m_next, &Button::clicked, this, [this] { choose(m_host.simul().next(m_chosen)); });
    connect(m_grid, &BoardGrid::chosen, this, &SimulOverlay::choose);
    connect(&m_board->pointing(), &BoardPointing::moveChosen, this,
            [this](core::Move move) { m_host.simul().session(m_chosen).play(move); });
    connect(&m_board->pointing(), &BoardPointing::refused, this,
            [this](const core::Message& why) { m_who->setText(language::spoken(why)); });
    connect(&host, &Host::changed, this, &SimulOverlay::refresh);
    inAnyLanguage(this, [this] { refresh(); });
}

void SimulOverlay::start() {
    if (!m_host.playAll(tr("Teacher"), m_begins->current() != classBegins))
        return m_how->setText(tr("There is no position to play from: begin a match first."));
    if (m_host.simul().empty()) m_how->setText(tr("Nobody watches yet: everybody who does gets a board."));
}

void SimulOverlay::choose(std::size_t one) {
    m_chosen = one;
    auto& session = m_host.simul().session(one);
    m_following = std::make_unique<QObject>();
    connect(&session, &Session::matchChanged, m_following.get(), [this] { setBoard(); });
    const auto show = [this] { m_board->showMatch(m_host.simul().session(m_chosen).match()); };
    connect(&session, &Session::positionChanged, m_following.get(), show);
    connect(&session, &Session::moved, m_following.get(), show);
    setBoard();
    refresh();
    m_board->setFocus();
}

void SimulOverlay::setBoard() {
    const auto& match = m_host.simul().session(m_chosen).match();
    m_board->setGame(match.sharedGame(), match.start());
    m_board->showMatch(match);
}

// "Anna: your turn"
QString SimulOverlay::line(std::size_t i) const {
    const auto& simul = m_host.simul();
    const auto& session = simul.session(i);
    const auto who = words::name(core::other(simul.here(i)), session);
    const auto line = [&](const QString& stand) { return QStringLiteral("%1 · %2").arg(who, stand); };
    if (const auto ending = session.match().ending()) return line(words::result(*ending, session));
    if (simul.waits(i)) return line(tr("you are to move"));
    return line(simul.isThere(i) ? tr("is thinking") : tr("is away"));
}

QString SimulOverlay::standing() const {
    const auto& simul = m_host.simul();
    int waiting = 0;
    for (std::size_t i = 0; i < simul.size(); ++i) waiting += simul.waits(i) ? 1 : 0;
    const auto [won, lost, drawn] = simul.score();
    auto told =
        waiting == 0 ? tr("No board waits for you.") : tr("%n boards wait for you.", nullptr, waiting);
    if (won + lost + drawn > 0)
        told += QLatin1Char('\n') + tr("You: won %1, lost %2, drawn %3.").arg(won).arg(lost).arg(drawn);
    return told;
}

void SimulOverlay::refresh() {
    if (!m_host.reception().isOpen()) return dismiss();
    const auto& simul = m_host.simul();
    setBase(simul.empty() ? small : large);
    m_before->setVisible(simul.empty());
    m_during->setVisible(!simul.empty());
    if (simul.empty()) {
        m_following.reset();
        if (const auto from = m_host.asking().topic().question()) {
            m_from->show(*from->game, from->start, from->position);
            m_from->setAccessibleName(tr("From here"));
        }
        return m_how->setText(tr("Everybody who watches gets a board of their own, and you play them all, "
                                 "from the position on the board. Nobody is shown what moves are worth."));
    }
    if (!m_following) return choose(simul.next(simul.size() - 1)); // of others now
    m_grid->show(
        simul.size(), [&](std::size_t i) -> const Session& { return simul.session(i); },
        [&](std::size_t i) {
            return BoardGrid::Line{line(i), simul.waits(i)};
        });
    m_grid->setChosen(m_chosen);
    m_standing->setText(standing());
    m_next->setEnabled(simul.next(m_chosen) != m_chosen);
    const auto& session = simul.session(m_chosen);
    m_board->setNames(
        {words::name(core::Player::First, session), words::name(core::Player::Second, session)});
    m_board->setInteractive(simul.waits(m_chosen));
    m_who->setText(tr("Board %1 of %2").arg(m_chosen + 1).arg(simul.size()) + QStringLiteral(" · ") +
                   line(m_chosen));
}
