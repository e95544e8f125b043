#pragma once

class QScrollArea;
class QWidget;

// Puts contents into an area that scrolls up and down where there is too little room, and shows its ground.
QScrollArea* scrolling(QWidget* contents);
