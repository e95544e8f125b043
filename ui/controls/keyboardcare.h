#pragma once

#include <QObject>

// What the keyboard needs everywhere in an application: Enter presses the button that has the focus, as the
// space bar does, and it is told when the focus may have gone with what had it.
class KeyboardCare final : public QObject {
    Q_OBJECT
public:
    explicit KeyboardCare(QObject* parent);
    // The last that was touched is the keyboard, not the mouse or the screen: who gets the focus shows it.
    static bool leads();
    // Focuses what Tab would reach first in this part of a page, itself included; false: there is nothing.
    static bool enter(QWidget& part);

signals:
    void focusLost(); // once all that happens now is done

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void look();
};
