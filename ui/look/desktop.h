#pragma once

#include <QObject>

class QDBusMessage;
class QWidget;

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
