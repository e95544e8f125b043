#pragma once

#include <QBoxLayout>
#include <QGridLayout>
#include <QWidget>

#include "ui/look/theme.h"

// Lengths that grow and shrink with the window: all are given at scale 1 (see Theme::px).

// Does now, and again at any other scale, what depends on it, as long as the part is there.
template <class Fit>
void keep(QObject* part, Fit fit) {
    QObject::connect(&theme(), &Theme::changed, part, fit);
    fit();
}

inline void keepWidth(QWidget* part, double length) {
    keep(part, [=] { part->setFixedWidth(theme().px(length)); });
}
inline void keepHeight(QWidget* part, double length) {
    keep(part, [=] { part->setFixedHeight(theme().px(length)); });
}
inline void keepSize(QWidget* part, double width, double height) {
    keep(part, [=] { part->setFixedSize(theme().px(width), theme().px(height)); });
}
inline void keepLeastWidth(QWidget* part, double length) {
    keep(part, [=] { part->setMinimumWidth(theme().px(length)); });
}

inline void keepSpacing(QBoxLayout* layout, double length) {
    keep(layout, [=] { layout->setSpacing(theme().px(length)); });
}
inline void keepSpacing(QGridLayout* layout, double horizontal, double vertical) {
    keep(layout, [=] {
        layout->setHorizontalSpacing(theme().px(horizontal));
        layout->setVerticalSpacing(theme().px(vertical));
    });
}

// `part`: a layout or a widget.
template <class Part>
void keepMargins(Part* part, double left, double top, double right, double bottom) {
    keep(part, [=] {
        const auto& t = theme();
        part->setContentsMargins(t.px(left), t.px(top), t.px(right), t.px(bottom));
    });
}
template <class Part>
void keepMargins(Part* part, double all) {
    keepMargins(part, all, all, all, all);
}
