#pragma once

#include <QString>

#include <functional>

class Label;
class Overlay;
class QVBoxLayout;

using Words = std::function<QString()>; // in the language of the moment

// Lays out a small dialog: above its title, by which it is called, and what the close button is called;
// returns where the contents go.
QVBoxLayout* dialogFrame(Overlay& dialog, const Words& title, const Words& close);
// With a title of its own, where the dialog has to name itself.
QVBoxLayout* dialogFrame(Overlay& dialog, Label* title, const Words& close);
