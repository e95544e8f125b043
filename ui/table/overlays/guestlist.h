#pragma once

#include <QWidget>

#include "ui/table/seats/seating.h"

#include <map>

class Button;
class EmblemMark;
class Host;
class Label;

// Who is there, each with a button to ask them to leave, or to let them in again; the seat of one who is away
// can be given free. Rows stay while their guest does, and under the pointer all of them, so that a second
// click never meets the next guest.
class GuestList final : public QWidget {
    Q_OBJECT
public:
    explicit GuestList(Host& host, QWidget* parent = nullptr);

protected:
    void leaveEvent(QEvent* event) override;

private:
    struct Row {
        QWidget* whole;
        EmblemMark* emblem;
        Label* text;
        Button *again, *free, *out;
    };
    void refresh();
    Row& rowOf(const QString& token);
    void show(const Row& row, const Seating::Guest& guest, bool out);
    bool known(const QString& token) const;
    QString describe(const Seating::Guest& guest, const QString& name) const;

    Host& m_host;
    std::map<QString, Row> m_rows; // by token
};
