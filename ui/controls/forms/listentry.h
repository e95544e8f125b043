#pragma once

#include <QWidget>

#include "core/options.h"

class Button;
class Chip;
class Stepper;

// One entry of a list: its number, what parentheses make of it, and a button to take it away where it may be.
class ListEntry final : public QWidget {
    Q_OBJECT
public:
    ListEntry(const core::Option::Entry& entry, bool removable, QWidget* parent = nullptr);

    // As written in the list: "3" or "(3)".
    QString text() const;
    void setText(QString text);
    void setName(const QString& name); // for a screen reader

signals:
    void changed(); // by the user
    void removed();

private:
    Stepper* m_number;
    Chip* m_parentheses;
    Button* m_remove;
};
