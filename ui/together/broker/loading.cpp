#include "ui/together/broker/broker.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QPluginLoader>

namespace broker {

namespace {

// It lies beside the program, of what is built and of what is installed alike.
QString file() {
    return QDir::cleanPath(QCoreApplication::applicationDirPath() +
                           QStringLiteral("/../lib/kachisuji/broker.so"));
}

QPluginLoader& loader() {
    static QPluginLoader one(file());
    return one;
}

Library* there() {
    static auto* const library = qobject_cast<Library*>(loader().instance());
    return library;
}

} // namespace

QString trouble() {
    if (there() != nullptr) return {};
    return QFile::exists(file()) ? loader().errorString().simplified() : file();
}

Library& get() {
    Q_ASSERT(there() != nullptr);
    return *there();
}

} // namespace broker
