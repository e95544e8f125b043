#pragma once

#include "tests/ui/table/opentable.h"
#include "ui/table/join/joinedtable.h"

#include <memory>
#include <random>
#include <utility>

// Another Kachisuji at an open table, over a real line: its session, and what it is told and asked.
class JoinedGuest {
public:
    using Place = JoinedTable::Place;

    explicit JoinedGuest(std::shared_ptr<World> world = World::real({}))
        : m_joined(m_guest, std::move(world)) {
        QObject::connect(&m_guest, &Session::moved, &m_guest, &Session::animationDone, Qt::QueuedConnection);
        QObject::connect(&m_joined, &JoinedTable::told, [this](const QString& line) { m_told << line; });
        QObject::connect(&m_joined, &JoinedTable::refused,
                         [this](const QString& line) { m_refused << line; });
        QObject::connect(
            &m_joined, &JoinedTable::asked,
            [this](const QString& text, const QString&, const std::function<void()>&) { m_told << text; });
    }

    Session& host() { return m_table.m_session; }
    JoinAddress address() {
        return *JoinAddress::read(QStringLiteral("127.0.0.1:%1").arg(m_table.m_host.reception().port()));
    }
    bool same() const {
        if (!m_guest.active()) return false;
        const auto &a = m_table.m_session.match(), &b = m_guest.match();
        return a.ply() == b.ply() && a.game().rules() == b.game().rules() &&
               a.game().text(a.position()) == b.game().text(b.position()) && a.ending() == b.ending();
    }
    bool ready() {
        return same() && host().state() == m_guest.state() &&
               (host().match().ending() || host().players().away(host().match().mover()) !=
                                               m_guest.players().away(host().match().mover()));
    }
    bool knock() {
        m_joined.join(address(), m_table.m_host.reception().code());
        return QTest::qWaitFor([this] { return m_joined.lobby() != nullptr; });
    }
    bool sit(Place place) {
        m_joined.sit(QStringLiteral("Mio"), place);
        return QTest::qWaitFor([this] { return m_joined.seated(); });
    }
    bool join(Place place) {
        return knock() && sit(place) && QTest::qWaitFor([this] { return same(); });
    }
    void playSomewhere() {
        auto& session = host().players().away(host().match().mover()) ? m_guest : host();
        const auto moves = session.match().game().moves(session.match().position());
        session.play(moves[m_dice() % moves.size()]);
    }
    QString told() const { return m_told.join(QLatin1Char('\n')); }

    OpenTable m_table;
    Session m_guest;
    JoinedTable m_joined;
    QStringList m_told, m_refused;
    std::mt19937 m_dice{6};
};
