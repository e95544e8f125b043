#pragma once

#include <QWidget>

#include "ui/theme.h"

// Keeps a part as wide, or as high, as the scale of the moment says; `length` is at scale 1.
inline void keepWidth(QWidget* part, double length) {
    const auto fit = [part, length] { part->setFixedWidth(theme().px(length)); };
    QObject::connect(&theme(), &Theme::changed, part, fit);
    fit();
}
inline void keepHeight(QWidget* part, double length) {
    const auto fit = [part, length] { part->setFixedHeight(theme().px(length)); };
    QObject::connect(&theme(), &Theme::changed, part, fit);
    fit();
}
