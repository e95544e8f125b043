#pragma once

#include <QTest>

#include "core/kind.h"
#include "tests/ui/table/testdevice.h"
#include "tests/ui/toysession.h"
#include "ui/look/language.h"
#include "ui/table/host/host.h"

#include <vector>

// A table that is open, a real session at it, and devices that join over real lines on the loopback.
class OpenTable {
public:
    explicit OpenTable(std::shared_ptr<World> world = World::real({})) : m_world(std::move(world)) {
        language::set(language::Id::English);
        // The board of this computer, which nobody looks at.
        QObject::connect(&m_session, &Session::moved, &m_session, &Session::animationDone,
                         Qt::QueuedConnection);
    }

    bool begin(const char* kind, const char* rules = "") {
        const std::shared_ptr<const core::Game> game = core::kindOf(kind).game(rules);
        m_session.begin(game, game->start(), people());
        return m_host.open();
    }
    TestDevice& connects() {
        return *m_devices.emplace_back(std::make_unique<TestDevice>(m_host.reception().port()));
    }
    TestDevice& device(const char* place, const char* name) {
        auto& one = connects();
        [[maybe_unused]] const bool joined = one.joins(m_host.reception().code(), place, name);
        Q_ASSERT(joined);
        return one;
    }

    std::shared_ptr<World> m_world;
    Session m_session;
    Host m_host{m_session, m_world};
    std::vector<std::unique_ptr<TestDevice>> m_devices;
};
