#pragma once

class Button;
class Label;
class Overlay;
class QVBoxLayout;

// Lays out a small dialog: the title and the close button above; returns where the contents go.
QVBoxLayout* dialogFrame(Overlay& dialog, Label* title, Button* close);
