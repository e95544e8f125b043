#pragma once

#include "ui/controls/overlay.h"
#include "ui/dialogs/dialogframe.h"
#include "ui/table/wire/nearby.h"

class Button;
class Field;
class JoinedTable;
class Segmented;

// Joining another's table: those found in the network, an address and the code; then a name and one of the
// seats that are free. Once there is one it tells where, and lets leave it.
class JoinOverlay final : public Overlay {
    Q_OBJECT
public:
    JoinOverlay(JoinedTable& table, QWidget* window);

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void layOut();
    Field* addField(QVBoxLayout& to, const Words& name);
    void connectParts();
    void refresh();
    void showNearby();
    void take(const QString& typed);
    void act();
    void knock();
    void showSeats();
    bool free(int seat) const;
    void say(const QString& line);

    JoinedTable& m_table;
    TablesNearby m_nearby;
    Label *m_title, *m_how, *m_found;
    QWidget* m_tables;
    std::vector<Button*> m_buttons; // one per table found
    QWidget *m_way, *m_seats;       // by which one gets there, and what is to be had there
    Label* m_who;
    Field *m_address, *m_code, *m_name;
    Segmented* m_seat;
    Label* m_told;
    Button* m_act;
    bool m_inside = false; // the seats are told
};
