#pragma once

#include <QTemporaryDir>

#include "core/kind.h"
#include "ui/keep/matchstore.h"
#include "ui/match/session.h"

#include <memory>

// What tests of kept matches begin with: an empty folder for them, and a game of some length to play.
struct StoreFolder {
    static constexpr std::array<core::Seat, 2> people() {
        return {core::Seat{"Hana", {}}, core::Seat{"Ken", {}}};
    }
    static std::shared_ptr<const core::Game> game() {
        return core::kindOf("persimmons").game("strings=9,9,9");
    }
    void renew() { m_folder = std::make_unique<QTemporaryDir>(); }
    void begin(Session& session) const { session.begin(m_game, m_game->start(), people()); }
    void step(Session& session) const {
        session.play(m_game->moves(session.match().position()).front());
        session.animationDone();
    }
    // Of the match at the table.
    QString current() const { return m_folder->filePath(QStringLiteral("current.kachisuji")); }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::shared_ptr<const core::Game> m_game = game();
};
