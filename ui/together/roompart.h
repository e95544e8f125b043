#pragma once

#include <QWidget>

class Button;
class Field;
class Label;
class LinkedMatch;
class QrCode;

// What there is to be done in a room: the link goes out, to be copied or as a picture; something is said; one
// goes back to the match, or out.
class RoomPart final : public QWidget {
    Q_OBJECT
public:
    explicit RoomPart(LinkedMatch& match);
    void refresh();

signals:
    void told(const QString& line);
    void done(); // it can be closed

private:
    QWidget* layOutLink();
    QWidget* layOutPhrases();
    QWidget* layOutWays();

    LinkedMatch& m_match;
    Field* m_own;
    Label* m_how;
    QrCode* m_picture;
    QWidget* m_phrases;
    Button *m_leave, *m_really;
};
