#pragma once

#include <QWidget>

#include "core/options.h"

class Label;
class QBoxLayout;

// One option of a form: its label, the control of its type, and the error below. The subclasses know the
// control.
class OptionRow : public QWidget {
    Q_OBJECT
public:
    // `compact`: without hints, a choice without cards, and whatever fits stands beside its label.
    static OptionRow* create(const core::Option& option, bool compact, QWidget* parent);

    const core::Option& option() const { return m_option; }
    virtual std::string value() const = 0;
    virtual void setValue(const std::string& value) = 0; // without changed()
    virtual void showError(const QString& text);         // empty: none
    virtual bool switches() const { return false; }      // something on or off
    QSize minimumSizeHint() const override;

signals:
    void changed(); // by the user

protected:
    OptionRow(const core::Option& option, QWidget* parent);
    // `beside`: the control stands right of the label, else below it.
    void setControl(QWidget* control, bool beside);
    void hideLabel(); // the control says it itself
    void resizeEvent(QResizeEvent* event) override;
    bool event(QEvent* event) override;

private:
    void turnLine(); // beside each other, or below

    bool m_compact = false;
    core::Option m_option;
    QWidget* m_control = nullptr;
    QBoxLayout* m_line = nullptr; // label and control
    Label* m_label;
    Label* m_hint;
    Label* m_error;
};
