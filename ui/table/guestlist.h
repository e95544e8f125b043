#pragma once

#include <QWidget>

#include "ui/table/seating.h"

#include <map>

class Button;
class Host;
class Label;

// Who is there, each with a button to ask them to leave. Rows stay while their guest does, so that nobody who
// uses the keyboard is thrown out of one.
class GuestList final : public QWidget {
    Q_OBJECT
public:
    explicit GuestList(Host& host, QWidget* parent = nullptr);

protected:
    void changeEvent(QEvent* event) override;

private:
    struct Row {
        QWidget* whole;
        Label* text;
        Button* out;
    };
    void refresh();
    Row& rowOf(const QString& token);
    QString describe(const Seating::Guest& guest, const QString& name) const;

    Host& m_host;
    std::map<QString, Row> m_rows; // by token
};
