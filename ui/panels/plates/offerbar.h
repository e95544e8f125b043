#pragma once

#include <QWidget>

#include "core/verdict.h"

#include <optional>

class Session;

// Ready-made ways to go on, as buttons on the mover's plate, while there are any.
class OfferBar final : public QWidget {
    Q_OBJECT
public:
    explicit OfferBar(Session& session, QWidget* parent = nullptr);

    void serve(std::optional<core::Player> player); // only this one; nothing: whoever is on move

signals:
    void shown(bool any);

private:
    void refresh();

    Session& m_session;
    std::optional<core::Player> m_player;
};
