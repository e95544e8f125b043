#pragma once

#include "ui/controls/overlay.h"
#include "ui/dialogs/dialogframe.h"

class Button;
class Chip;
class Field;
class Label;
class LinkedMatch;
class Segmented;
class Session;
class QVBoxLayout;

// Playing by a link: an invitation is made or one is followed; then a seat is taken; then who is there, what
// can be said, and the way back to the match or out of the room.
class LinkOverlay final : public Overlay {
    Q_OBJECT
public:
    // `link`: somebody's, to be followed.
    LinkOverlay(LinkedMatch& match, const Session& session, QWidget* window, const QString& link = {});

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void layOutStart();
    void layOutDoor();
    void layOutRoom();
    Field* addField(QVBoxLayout& to, const Words& name);
    void chooseGames(QVBoxLayout& to);
    void refresh();
    void showDoor();
    void showRoom();
    void followLink();
    void invite();
    void say(const QString& line);
    QString line() const; // how it stands with the broker

    LinkedMatch& m_match;
    const Session& m_session;
    QWidget *m_start, *m_door, *m_room; // one of them is shown
    Field *m_link = nullptr, *m_broker = nullptr, *m_name = nullptr, *m_seatName = nullptr, *m_own = nullptr;
    std::vector<Chip*> m_games;
    Segmented* m_plays;
    QWidget* m_phrases = nullptr;
    Label *m_what, *m_there, *m_told, *m_say;
    Button *m_copy, *m_sit, *m_watch, *m_back, *m_leave, *m_really;
};
