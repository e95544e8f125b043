#pragma once

#include "ui/controls/overlay.h"
#include "ui/dialogs/dialogframe.h"

#include <vector>

class Button;
class Field;
class Padlock;

// A dialog in which a PIN is typed: fields for digits, a line that tells what stands in the way, and a button
// that does what it is for, as Enter does.
class PinForm : public Overlay {
    Q_OBJECT
public:
    PinForm(Padlock& padlock, QSize size, QWidget* window);

protected:
    struct State {
        QString told; // under the fields
        bool ready = false;
    };
    virtual State state() const = 0;
    virtual void act() = 0;
    void refresh();

    void add(Label* line);
    Field* addField(const Words& name);
    void complete(const Words& title, const Words& action); // when all is added
    Padlock& padlock() const { return m_padlock; }

    void keyPressEvent(QKeyEvent* event) override;

private:
    void submit();

    Padlock& m_padlock;
    Label* m_title;
    QVBoxLayout* m_parts;
    std::vector<Field*> m_fields;
    Label* m_told;
    Button* m_act;
    QString m_trouble; // of the file, until it is tried again
};
