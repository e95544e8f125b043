#include <QApplication>
#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusVariant>
#include <QDBusVirtualObject>
#include <QProcess>
#include <QSignalSpy>
#include <QTest>

#include "ui/look/desktop.h"
#include "ui/look/theme.h"

#include <memory>

namespace {

// The settings of a desktop, on a session bus of the test's own.
class Portal final : public QDBusVirtualObject {
public:
    explicit Portal(const QString& address)
        : m_bus(QDBusConnection::connectToBus(address, QStringLiteral("portal"))) {
        m_bus.registerVirtualObject(QStringLiteral("/org/freedesktop/portal/desktop"), this);
        m_bus.registerService(QStringLiteral("org.freedesktop.portal.Desktop"));
    }
    void set(const QString& group, const QString& key, const QVariant& value) {
        m_values[group + QLatin1Char(' ') + key] = value;
        auto changed = QDBusMessage::createSignal(QStringLiteral("/org/freedesktop/portal/desktop"),
                                                  QStringLiteral("org.freedesktop.portal.Settings"),
                                                  QStringLiteral("SettingChanged"));
        changed << group << key << QVariant::fromValue(QDBusVariant(value));
        m_bus.send(changed);
    }
    QString introspect(const QString&) const override { return {}; }
    bool handleMessage(const QDBusMessage& message, const QDBusConnection& bus) override {
        const auto asked = message.arguments();
        const auto value =
            m_values.value(asked.value(0).toString() + QLatin1Char(' ') + asked.value(1).toString());
        const QDBusVariant once(value), twice(QVariant::fromValue(once)); // as the portals do
        return bus.send(value.isValid() ? message.createReply(QVariant::fromValue(twice))
                                        : message.createErrorReply(QDBusError::InvalidArgs, QString()));
    }

private:
    QDBusConnection m_bus;
    QMap<QString, QVariant> m_values;
};

const auto appearance = QStringLiteral("org.freedesktop.appearance");
const auto scheme = QStringLiteral("color-scheme");
const auto gnome = QStringLiteral("org.gnome.desktop.interface");
const auto scaling = QStringLiteral("text-scaling-factor");

} // namespace

// What the desktop prefers counts from the start, and when it changes, unless something else is set here.
class DesktopTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void init();
    void cleanupTestCase();
    void themeOfThePlatformIsFollowed();
    void portalIsFollowed();
    void whatIsSetHereStays();
    void changesTogetherAreHeardOnce();

private:
    QProcess m_bus;
    std::unique_ptr<Portal> m_portal;
};

void DesktopTest::initTestCase() {
    m_bus.start(QStringLiteral("dbus-daemon"),
                {QStringLiteral("--session"), QStringLiteral("--nofork"), QStringLiteral("--print-address")});
    QVERIFY(m_bus.waitForReadyRead());
    const auto address = QString::fromUtf8(m_bus.readLine()).trimmed();
    qputenv("DBUS_SESSION_BUS_ADDRESS", address.toUtf8());
    m_portal = std::make_unique<Portal>(address);
}

void DesktopTest::init() {
    QSettings().clear();
    m_portal->set(appearance, scheme, 0U);
    m_portal->set(gnome, scaling, 1.0);
}

void DesktopTest::cleanupTestCase() {
    m_bus.kill();
    m_bus.waitForFinished();
}

void DesktopTest::themeOfThePlatformIsFollowed() {
    QWidget window;
    const Desktop desktop(&window);
    window.show();
    QApplication::setPalette(QPalette(Qt::black)); // what a platform puts on with its theme
    QEvent changed(QEvent::ThemeChange);
    QApplication::sendEvent(&window, &changed);
    QVERIFY(!theme().dark()); // as this platform is
    QCOMPARE(QApplication::palette().color(QPalette::Window), theme().color(Hue::Paper));
}

void DesktopTest::portalIsFollowed() {
    m_portal->set(appearance, scheme, 1U);
    QWidget window;
    const Desktop desktop(&window);
    QTRY_VERIFY(theme().dark());
    m_portal->set(appearance, scheme, 2U);
    QTRY_VERIFY(!theme().dark());
    theme().fitWindow({1280, 800});
    const int usual = theme().font(Type::Body).pixelSize();
    m_portal->set(gnome, scaling, 1.25);
    QTRY_VERIFY(theme().font(Type::Body).pixelSize() > usual);
    m_portal->set(gnome, scaling, 1.0);
    QTRY_COMPARE(theme().font(Type::Body).pixelSize(), usual);
}

void DesktopTest::whatIsSetHereStays() {
    settings::look.set(settings::Look::Light);
    QWidget window;
    const Desktop desktop(&window);
    m_portal->set(gnome, scaling, 1.5);
    m_portal->set(appearance, scheme, 1U);
    theme().fitWindow({2560, 1600});
    const int usual = theme().font(Type::Body).pixelSize();
    QTRY_VERIFY(theme().font(Type::Body).pixelSize() > usual); // both have been heard
    QVERIFY(!theme().dark());
    settings::look.set(settings::Look::System);
    applyLook(settings::look());
    QVERIFY(theme().dark());
}

// Whoever is told lays out anew; so one telling is enough.
void DesktopTest::changesTogetherAreHeardOnce() {
    followSystem({false, 1});
    const QSignalSpy changed(&theme(), &Theme::changed);
    settings::highContrast.set(true);
    followSystem({true, 1.5});
    QVERIFY(theme().dark());
    QCOMPARE(changed.count(), 1);
    {
        const Theme::AtOnce outer;
        {
            const Theme::AtOnce inner;
            theme().setDark(false);
        }
        QCOMPARE(changed.count(), 1);
    }
    QCOMPARE(changed.count(), 2);
    settings::highContrast.set(false);
    followSystem({false, 1});
}

QTEST_MAIN(DesktopTest)
#include "tst_desktop.moc"
