#pragma once

#include <QWidget>

class Button;
class Field;
class Label;
class LinkedMatch;
class QrCode;

// A room, from its door on: what is played, who is there, and a seat to take. In it the link goes out, to be
// copied or as a picture; something is said; one goes back to the match, or out.
class RoomPart final : public QWidget {
    Q_OBJECT
public:
    explicit RoomPart(LinkedMatch& match);
    void refresh();
    void focusFirst(); // what comes next is ready to be done
    void enter();      // at the door: sits down, where a seat is free

signals:
    void told(const QString& line);
    void done(); // it can be closed

private:
    QWidget* layOutDoor();
    QWidget* layOutLink();
    QWidget* layOutPhrases();
    QWidget* layOutWays();

    QWidget* layOutInside();
    void showDoor();
    QString line() const; // how it stands with the broker

    LinkedMatch& m_match;
    Field *m_name, *m_own;
    Label *m_what, *m_there, *m_how;
    Button *m_sit, *m_watch, *m_copy, *m_leave, *m_really;
    QrCode* m_picture;
    QWidget *m_phrases, *m_door, *m_inside;
};
