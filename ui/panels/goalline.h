#pragma once

#include <QWidget>

class Button;
class Session;

// What both play for, in one plain sentence, and the way to being told how to play.
class GoalLine final : public QWidget {
    Q_OBJECT
public:
    explicit GoalLine(Session& session, QWidget* parent = nullptr);

    static int wantedHeight();
    QString text() const;

signals:
    void howRequested();

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void refresh();

    Session& m_session;
    Button* m_how;
};
