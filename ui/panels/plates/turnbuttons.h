#pragma once

#include <QAbstractButton>
#include <QTimer>
#include <QWidget>

#include "core/verdict.h"

#include <optional>

class Session;

// Ready-made ways to go on, as buttons on the mover's plate, while there are any.
class OfferBar final : public QWidget {
    Q_OBJECT
public:
    explicit OfferBar(Session& session, QWidget* parent = nullptr);

    void fit(int room);                             // what has no room is left out, the last ones first
    void serve(std::optional<core::Player> player); // only this one; nothing: whoever is on move

signals:
    void shown(bool any);

private:
    void refresh();

    Session& m_session;
    std::optional<core::Player> m_player;
};

// On the plate of a thinking computer: how long it has thought, of how long it may, and Stop.
class StopButton final : public QAbstractButton {
    Q_OBJECT
public:
    explicit StopButton(Session& session, QWidget* parent = nullptr);

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    QString caption() const;

    Session& m_session;
    QTimer m_tick;
};
