#pragma once

#include "ui/controls/overlay.h"

class Button;
class CheckBox;
class Host;
class Label;
class QrCode;
class QVBoxLayout;

// The table that is open: how devices find it, who sits where, and closing it.
class TableOverlay final : public Overlay {
    Q_OBJECT
public:
    TableOverlay(Host& host, QWidget* window);

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    void showGuests();

    Host& m_host;
    Label* m_title;
    Button* m_closeDialog;
    QrCode* m_picture;
    Label *m_how, *m_address, *m_code, *m_who;
    QVBoxLayout* m_guests;
    CheckBox* m_hints;
    Button* m_closeTable;
};
