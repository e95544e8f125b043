#pragma once

#include "ui/panels/plates/strip.h"

class Session;

// Said while an earlier ply or a variation is looked at: where one is, whose turn it was, and the way back.
class LookingStrip final : public Strip {
    Q_OBJECT
public:
    explicit LookingStrip(Session& session, QWidget* parent = nullptr);

    void refresh();
    QString where() const; // "Looking back, move 9 of 15"

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    QString what() const; // what can be done here

    Session& m_session;
    Button *m_back, *m_goOn, *m_fresh;
};
