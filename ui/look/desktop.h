#pragma once

#include <QObject>

#include "ui/look/settings.h"

class QDBusMessage;
class QWidget;

// What the system prefers: at first as its palette says when the program starts (see Desktop).
struct SystemLook {
    bool dark = false;
    double textSize = 1; // of the usual
};

// Puts on the light or the dark theme; System is as the system prefers.
void applyLook(settings::Look look);
// Puts on what is set for those who see less: high contrast, the size of text.
void applySight();
// The system prefers something else now.
void followSystem(SystemLook system);

// By the platform's palette and font, whatever the theme has put in their place.
bool paletteIsDark();
double platformTextSize();

// What the desktop prefers, and goes on to prefer while the program runs: dark or light, and how large text
// is. Told by the platform's palette and font (KDE), or by the settings portal (GNOME and others).
class Desktop final : public QObject {
    Q_OBJECT
public:
    explicit Desktop(QWidget* window); // of the program; follows from now on

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void ask(const char* group, const char* key);
    void take(const QString& group, const QString& key, const QVariant& value);
    void apply() const;

    enum class Scheme : quint32 { None, Dark, Light }; // as the portal numbers them
    Scheme m_scheme = Scheme::None;
    double m_scaling = 1; // of text

private slots:
    void heard(const QDBusMessage& message);
};
