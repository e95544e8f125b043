#include "ui/look/desktop.h"

#include <QApplication>
#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>
#include <QDBusVariant>
#include <QEvent>
#include <QFontDatabase>
#include <QFontInfo>
#include <QPalette>
#include <QWidget>

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
    const Theme::AtOnce together;
    applyLook(settings::look());
    applySight();
}

namespace {

const auto portalService = QStringLiteral("org.freedesktop.portal.Desktop");
const auto portalPath = QStringLiteral("/org/freedesktop/portal/desktop");
const auto portalSettings = QStringLiteral("org.freedesktop.portal.Settings");
constexpr const char *appearanceGroup = "org.freedesktop.appearance", *schemeKey = "color-scheme";
constexpr const char *gnomeGroup = "org.gnome.desktop.interface", *scalingKey = "text-scaling-factor";

// Portals wrap a value once more than they should.
QVariant unwrapped(QVariant value) {
    while (value.canConvert<QDBusVariant>()) value = value.value<QDBusVariant>().variant();
    return value;
}

} // namespace

Desktop::Desktop(QWidget* window) : QObject(window) {
    window->installEventFilter(this);
    auto bus = QDBusConnection::sessionBus();
    if (bus.isConnected()) {
        bus.connect(portalService, portalPath, portalSettings, QStringLiteral("SettingChanged"), this,
                    SLOT(heard(QDBusMessage)));
        ask(appearanceGroup, schemeKey);
        ask(gnomeGroup, scalingKey);
    }
    apply();
}

// Nothing waits for the answer; there may be none.
void Desktop::ask(const char* group, const char* key) {
    auto call =
        QDBusMessage::createMethodCall(portalService, portalPath, portalSettings, QStringLiteral("Read"));
    call << QString::fromLatin1(group) << QString::fromLatin1(key);
    auto* answer = new QDBusPendingCallWatcher(QDBusConnection::sessionBus().asyncCall(call), this);
    connect(answer, &QDBusPendingCallWatcher::finished, this, [this, group, key, answer] {
        const QDBusPendingReply<QDBusVariant> reply = *answer;
        if (!reply.isError())
            take(QString::fromLatin1(group), QString::fromLatin1(key),
                 unwrapped(QVariant::fromValue(reply.value())));
        answer->deleteLater();
    });
}

void Desktop::heard(const QDBusMessage& message) {
    const auto told = message.arguments();
    if (told.size() == 3) take(told[0].toString(), told[1].toString(), unwrapped(told[2]));
}

void Desktop::take(const QString& group, const QString& key, const QVariant& value) {
    if (group == QLatin1String(appearanceGroup) && key == QLatin1String(schemeKey))
        m_scheme = static_cast<Scheme>(value.toUInt());
    else if (group == QLatin1String(gnomeGroup) && key == QLatin1String(scalingKey))
        m_scaling = value.toDouble();
    else
        return;
    apply();
}

void Desktop::apply() const {
    const bool dark = m_scheme == Scheme::None ? paletteIsDark() : m_scheme == Scheme::Dark;
    followSystem({dark, std::max(m_scaling, platformTextSize())});
}

// The platform's theme has changed: palette, font, or both.
bool Desktop::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::ThemeChange && watched == parent()) apply();
    return QObject::eventFilter(watched, event);
}
