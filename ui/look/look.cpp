#include "ui/look/look.h"

#include <QGuiApplication>
#include <QPalette>

#include "ui/look/theme.h"

namespace {

// Asked for the first time before the theme sets a palette of its own.
bool systemIsDark() {
    static const bool dark = QGuiApplication::palette().color(QPalette::Window).lightness() < 128;
    return dark;
}

} // namespace

void applyLook(settings::Look look) {
    const bool system = systemIsDark();
    theme().setDark(look == settings::Look::Dark || (look == settings::Look::System && system));
}

void applySight() {
    theme().setContrast(settings::highContrast());
    theme().setTextSize(settings::textSize() / 100.0);
}
