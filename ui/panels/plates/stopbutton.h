#pragma once

#include <QAbstractButton>
#include <QTimer>

class Session;

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
