#include "ui/controls/announcer.h"

#include <QAccessibleWidget>

namespace {

constexpr const char* rolesName = "accessibleRole";

QAccessibleInterface* withRole(const QString&, QObject* object) {
    auto* widget = qobject_cast<QWidget*>(object);
    const auto role = widget != nullptr ? widget->property(rolesName) : QVariant();
    return role.isValid() ? new QAccessibleWidget(widget, static_cast<QAccessible::Role>(role.toInt()))
                          : nullptr;
}

void tell(QWidget* widget, QAccessible::Event what) {
    QAccessibleEvent event(widget, what);
    QAccessible::updateAccessibility(&event);
}

} // namespace

void setRole(QWidget* widget, QAccessible::Role role) {
    static const bool once = (QAccessible::installFactory(withRole), true);
    Q_UNUSED(once)
    widget->setProperty(rolesName, static_cast<int>(role));
}

Announcer::Announcer(QWidget* window) : QWidget(window) {
    setRole(this, QAccessible::Notification);
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setGeometry(0, 0, 1, 1);
    show();
}

void Announcer::say(const QString& line) {
    setAccessibleName(line);
    tell(this, QAccessible::ObjectHide);
    tell(this, QAccessible::ObjectShow);
}

void announce(const QWidget& from, const QString& line) {
    if (line.isEmpty()) return;
    auto* window = from.window();
    auto* announcer = window->findChild<Announcer*>(QString(), Qt::FindDirectChildrenOnly);
    if (announcer == nullptr) announcer = new Announcer(window);
    announcer->say(line);
}
