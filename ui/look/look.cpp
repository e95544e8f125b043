#include "ui/look/look.h"

#include <QApplication>
#include <QFontDatabase>
#include <QFontInfo>
#include <QPalette>

#include "ui/look/theme.h"

#include <algorithm>

namespace {

SystemLook& preferred() {
    static SystemLook now{paletteIsDark()}; // asked for before the theme sets a palette of its own
    return now;
}

} // namespace

// The theme's own palette lies above the platform's, which shows when that is taken away.
bool paletteIsDark() {
    const auto own = QApplication::palette();
    QApplication::setPalette(QPalette());
    const bool dark = QApplication::palette().color(QPalette::Window).lightness() < 128;
    if (own.resolveMask() != 0) QApplication::setPalette(own);
    return dark;
}

double platformTextSize() {
    constexpr double usual = 11 * 96 / 72.0; // px: desktops use 9 to 11 points
    const auto size = QFontInfo(QFontDatabase::systemFont(QFontDatabase::GeneralFont)).pixelSize();
    return std::clamp(size / usual, 1.0, 2.0);
}

void applyLook(settings::Look look) {
    theme().setDark(look == settings::Look::Dark || (look == settings::Look::System && preferred().dark));
}

void applySight() {
    theme().setContrast(settings::highContrast());
    theme().setTextSize(settings::textSize() / 100.0 * std::clamp(preferred().textSize, 1.0, 2.0));
}

void followSystem(SystemLook now) {
    preferred() = now;
    applyLook(settings::look());
    applySight();
}
