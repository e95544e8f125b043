#pragma once

#include <QWidget>

class Session;

// Ready-made ways to go on, as buttons, while the player on move has any.
class OfferBar final : public QWidget {
    Q_OBJECT
public:
    explicit OfferBar(Session& session, QWidget* parent = nullptr);

protected:
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void refresh();

    Session& m_session;
};
