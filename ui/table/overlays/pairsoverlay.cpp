#include "ui/table/overlays/pairsoverlay.h"

#include <QScrollArea>
#include <QVBoxLayout>

#include "ui/controls/button.h"
#include "ui/controls/forms/checkbox.h"
#include "ui/controls/label.h"
#include "ui/controls/says.h"
#include "ui/controls/scaled.h"
#include "ui/controls/scrolling.h"
#include "ui/dialogs/dialogframe.h"
#include "ui/match/session.h"
#include "ui/match/words.h"
#include "ui/table/host/host.h"
#include "ui/table/overlays/boardgrid.h"

#include <algorithm>

PairsOverlay::PairsOverlay(Host& host, QWidget* window)
    : Overlay(window, {1120, 680}), m_host(host), m_grid(new BoardGrid({220, 160})),
      m_round(new Label(Type::Bold)), m_soon(new Label(Type::Body)), m_standings(new Label(Type::Body)),
      m_next(new Button(Button::Style::Outline, {})), m_hold(new CheckBox({})) {
    auto* rows = dialogFrame(
        *this, [] { return tr("All against each other"); }, [] { return tr("Close"); });
    auto* columns = new QHBoxLayout;
    keepSpacing(columns, 24);
    columns->addWidget(scrolling(m_grid), 1);
    auto* points = new QWidget;
    keepWidth(points, 300);
    auto* right = new QVBoxLayout(points);
    right->setContentsMargins({});
    for (auto* label : {m_round, m_soon, m_standings}) label->setWordWrap(true);
    right->addWidget(m_round);
    right->addWidget(m_soon);
    right->addWidget(says(m_next, [] { return tr("Next round"); }), 0, Qt::AlignLeft);
    m_hold->setCheckable(true);
    m_hold->setChecked(host.pairs().held());
    right->addWidget(says(m_hold, [] { return tr("Wait for me before each round"); }));
    m_standings->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    right->addWidget(scrolling(m_standings), 1);
    columns->addWidget(points);
    rows->addLayout(columns, 1);
    connect(m_next, &Button::clicked, &host.pairs(), &PairTables::nextRound);
    connect(m_hold, &CheckBox::toggled, &host.pairs(), &PairTables::hold);
    connect(&host, &Host::changed, this, &PairsOverlay::refresh);
    connect(&host.reception().world(), &World::beat, this, &PairsOverlay::countDown);
    inAnyLanguage(this, [this] { refresh(); });
}

QString PairsOverlay::line(std::size_t i) const {
    const auto& session = m_host.pairs().session(i);
    const auto& game = m_host.pairs().tournament().games()[i];
    auto names =
        tr("%1 against %2")
            .arg(words::name(core::Player::First, session), words::name(core::Player::Second, session));
    for (const int player : {game.first, game.second})
        if (!m_host.pairs().isThere(player))
            names += QLatin1Char('\n') + tr("%1 is away").arg(m_host.pairs().nameOf(player));
    const auto ending = session.match().ending();
    const auto stand = ending ? words::result(*ending, session)
                              : tr("%1 to move").arg(words::name(session.match().mover(), session));
    return names + QLatin1Char('\n') + stand;
}

QString PairsOverlay::round() const {
    const auto& tournament = m_host.pairs().tournament();
    const auto& games = tournament.games();
    const auto open =
        std::ranges::count(games, core::Tournament::Result::Open, &core::Tournament::Game::result);
    const auto which = tr("Round %1").arg(tournament.rounds()) + QStringLiteral(" · ");
    if (open == 0) return which + tr("all are done");
    return which + tr("%1 of %2 are done").arg(static_cast<qsizetype>(games.size()) - open).arg(games.size());
}

// "4 points: Anna, Ben"
QString PairsOverlay::standings() const {
    QStringList lines;
    for (const auto& [points, players] : m_host.pairs().tournament().standings()) {
        QStringList names;
        for (const int player : players) names << m_host.pairs().nameOf(player);
        names.sort();
        lines << tr("%n points: %1", nullptr, points).arg(names.join(QStringLiteral(", ")));
    }
    lines << tr("A win is 2 points, a draw is 1.");
    return lines.join(QStringLiteral("\n\n"));
}

void PairsOverlay::countDown() {
    const auto left = m_host.pairs().empty() ? std::nullopt : m_host.pairs().untilNext();
    m_soon->setVisible(left.has_value());
    if (left) m_soon->setText(tr("The next round begins in %n s.", nullptr, static_cast<int>(left->count())));
}

void PairsOverlay::refresh() {
    const auto& pairs = m_host.pairs();
    for (QWidget* one : std::initializer_list<QWidget*>{m_round, m_next, m_hold, m_standings})
        one->setVisible(!pairs.empty());
    countDown();
    m_grid->show(
        pairs.size(), [&](std::size_t i) -> const Session& { return pairs.session(i); },
        [this](std::size_t i) { return BoardGrid::Line{line(i)}; });
    if (pairs.empty()) return;
    m_round->setText(round());
    m_standings->setText(standings());
    m_next->setStyle(pairs.tournament().roundOver() ? Button::Style::Primary : Button::Style::Outline);
}
