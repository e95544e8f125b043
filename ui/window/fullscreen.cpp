#include "ui/window/fullscreen.h"

#include <QScreen>
#include <QWidget>

#include "ui/look/theme.h"
#include "ui/window/matchpage.h"

FullScreen::FullScreen(QWidget& window) : QObject(&window), m_window(window) {}

// The frame is known only later; a screen too small for that is filled.
void FullScreen::fit() {
    constexpr QSize usual(1280, 800), frame(16, 48);
    const auto room = m_window.screen()->availableSize();
    m_window.resize(usual.boundedTo(room));
    const auto whole = usual + frame;
    if (whole.width() > room.width() || whole.height() > room.height())
        m_window.setWindowState(Qt::WindowMaximized);
}

void FullScreen::serve(MatchPage& page) {
    m_match = &page;
    connect(&page, &MatchPage::projectorToggled, this, &FullScreen::toggleProjector);
    connect(&page, &MatchPage::tableToggled, this, &FullScreen::toggleTable);
}

void FullScreen::toggleProjector() {
    leaveTable();
    theme().setProjector(!theme().projector());
    m_window.setWindowState(m_window.windowState() ^ Qt::WindowFullScreen);
}

// Over a flat screen the frame of the window would only be touched by mistake.
void FullScreen::toggleTable() {
    if (m_match->table()) return leaveTable();
    if (theme().projector()) toggleProjector();
    m_match->setTable(true);
    m_window.setWindowState(m_window.windowState() | Qt::WindowFullScreen);
}

void FullScreen::leaveTable() {
    if (m_match == nullptr || !m_match->table()) return;
    m_match->setTable(false);
    m_window.setWindowState(m_window.windowState() & ~Qt::WindowFullScreen);
}
