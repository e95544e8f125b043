#pragma once

#include "ui/controls/overlay.h"
#include "ui/dialogs/dialogframe.h"

class Chip;
class Field;
class Label;
class LinkedMatch;
class RoomPart;
class Segmented;
class ShownMatch;
class QVBoxLayout;

// Playing by a link: an invitation is made or one is followed; then there is the room. Whoever sits in
// another is asked first.
class LinkOverlay final : public Overlay {
    Q_OBJECT
public:
    // `link`: somebody's, to be followed.
    LinkOverlay(LinkedMatch& match, const ShownMatch& session, QWidget* window, const QString& link = {});

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void layOutStart();
    void layOutQuestion();
    void chooseGames(QVBoxLayout& to);
    void refresh();
    void followLink();
    void invite();
    void say(const QString& line);

    LinkedMatch& m_match;
    const ShownMatch& m_session;
    bool m_leads = false;          // the link leads out of the room one sits in
    QWidget *m_start, *m_question; // one of them is shown, or the room
    Field *m_link = nullptr, *m_broker = nullptr, *m_page = nullptr, *m_name = nullptr;
    std::vector<Chip*> m_games;
    Segmented* m_plays;
    Label* m_told;
    RoomPart* m_room;
};
