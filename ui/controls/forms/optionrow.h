#pragma once

#include <QWidget>

#include "core/options.h"

class Label;

// One option of a form: its label, the control of its type, and the error below. The subclasses know the
// control.
class OptionRow : public QWidget {
    Q_OBJECT
public:
    // `compact`: short choices stand beside their label, and there is no hint.
    static OptionRow* create(const core::Option& option, bool compact, QWidget* parent);

    const core::Option& option() const { return m_option; }
    virtual std::string value() const = 0;
    virtual void setValue(const std::string& value) = 0; // without changed()
    virtual void showError(const QString& text);         // empty: none
    virtual bool switches() const { return false; }      // something on or off

signals:
    void changed(); // by the user

protected:
    OptionRow(const core::Option& option, QWidget* parent);
    // `beside`: the control stands right of the label, else below it.
    void setControl(QWidget* control, bool beside);
    void hideHint();
    void hideLabel(); // the control says it itself

private:
    core::Option m_option;
    Label* m_label;
    Label* m_hint;
    Label* m_error;
};
