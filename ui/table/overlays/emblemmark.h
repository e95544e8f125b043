#pragma once

#include <QAbstractButton>

#include "ui/look/emblem.h"
#include "ui/look/language.h"
#include "ui/look/theme.h"

// A pupil's emblem: to be looked at, or pressed.
class EmblemMark final : public QAbstractButton {
    Q_OBJECT
public:
    explicit EmblemMark(int side, QWidget* parent = nullptr) : QAbstractButton(parent), m_side(side) {
        setFocusPolicy(Qt::NoFocus);
        setAttribute(Qt::WA_TransparentForMouseEvents);
    }
    // It can be pressed, and what that does.
    void setAction(const QString& what) {
        setFocusPolicy(Qt::StrongFocus);
        setAttribute(Qt::WA_TransparentForMouseEvents, false);
        setToolTip(what);
        setAccessibleName(what);
    }
    void setEmblem(int number) {
        m_number = number;
        setAccessibleDescription(language::spoken(emblem::nameOf(number)));
        update();
    }

    QSize sizeHint() const override { return {theme().px(m_side), theme().px(m_side)}; }
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    int m_side, m_number = 0;
};
