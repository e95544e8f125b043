#pragma once

// The dialogs of the host's teacher.

#include "ui/board/preview.h"
#include "ui/controls/overlay.h"

class Button;
class Host;
class Label;
class QrCode;

// The table that is open: how devices find it, or what they are asked; who sits where, and closing it.
class TableOverlay final : public Overlay {
    Q_OBJECT
public:
    TableOverlay(Host& host, QWidget* window);
    void showLarge(); // the way to it, for a class to see

private:
    void refresh();
    void showWay();
    void showQuestion();
    int there() const;               // guests
    void sure(void (Host::*what)()); // asks first, if somebody is there
    void act(void (Host::*what)());
    void showClass();

    Host& m_host;
    QrCode* m_picture;
    Preview* m_asked;
    Label *m_how, *m_task, *m_address, *m_code, *m_who;
    Label* m_guessing;
    Button *m_apart, *m_large, *m_closeTable, *m_another, *m_yes, *m_no;
    Label* m_sure;                   // "Close the table? …"
    void (Host::*m_act)() = nullptr; // what is asked about
    bool m_takesAlong = false;       // the match, where devices cannot join
};
