#pragma once

#include "ui/board/preview.h"
#include "ui/controls/overlay.h"

class Button;
class CheckBox;
class Host;
class Label;
class QrCode;

// The table that is open: how devices find it, or what they are asked; who sits where, and closing it.
class TableOverlay final : public Overlay {
    Q_OBJECT
public:
    TableOverlay(Host& host, QWidget* window);

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    void refresh();
    void showWay();
    void showQuestion();

    Host& m_host;
    Label* m_title;
    Button* m_closeDialog;
    QrCode* m_picture;
    Preview* m_asked;
    Label *m_how, *m_task, *m_address, *m_code, *m_who;
    CheckBox* m_hints;
    Button *m_apart, *m_closeTable;
    bool m_takesAlong = false; // the match, where devices cannot join
};
