#pragma once

#include <QWidget>

#include "core/verdict.h"

#include <optional>

class Session;

// Ready-made ways to go on, as buttons, while the player on move has any.
class OfferBar final : public QWidget {
    Q_OBJECT
public:
    explicit OfferBar(Session& session, QWidget* parent = nullptr);

    void serve(std::optional<core::Player> player); // only this one; nothing: whoever is on move

signals:
    void shown(bool any);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void refresh();

    Session& m_session;
    std::optional<core::Player> m_player;
};
