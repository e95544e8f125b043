#pragma once

#include <QAbstractButton>
#include <QTest>

// The first button in a part of the window that says so; none: nullptr.
inline QAbstractButton* button(const QWidget& in, const QString& text) {
    for (auto* b : in.findChildren<QAbstractButton*>())
        if (b->text() == text) return b;
    return nullptr;
}

inline void click(const QWidget& in, const QString& text) {
    QTest::mouseClick(button(in, text), Qt::LeftButton);
}
