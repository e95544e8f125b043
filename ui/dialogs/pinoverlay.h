#pragma once

#include <QTimer>

#include "ui/controls/overlay.h"

class Button;
class Field;
class Label;
class Padlock;

// Asks for the teacher's PIN. After a wrong one it tells how long it is until the next try.
class PinOverlay final : public Overlay {
    Q_OBJECT
public:
    PinOverlay(Padlock& padlock, QWidget* window);

signals:
    void opened(); // with the right PIN; the dialog is gone by then

protected:
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void attempt();
    void refresh();
    void retranslate();

    Padlock& m_padlock;
    Label* m_title;
    Button* m_close;
    Label* m_line;
    Field* m_pin;
    Label* m_told;
    Button* m_open;
    QTimer m_second;
    bool m_wrong = false; // the last PIN typed here
};
