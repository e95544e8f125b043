#include "ui/network/network.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QPluginLoader>

namespace network {

namespace {

// It lies beside the program, of what is built and of what is installed alike.
QString path() {
    return QDir::cleanPath(QCoreApplication::applicationDirPath() +
                           QStringLiteral("/../lib/kachisuji/network.so"));
}

QPluginLoader& library() {
    static QPluginLoader loader(path());
    return loader;
}

Network* loaded() {
    static auto* const network = qobject_cast<Network*>(library().instance());
    return network;
}

} // namespace

QString trouble() {
    if (loaded() != nullptr) return {};
    return QFile::exists(path()) ? library().errorString().simplified() : path();
}

Network& get() {
    Q_ASSERT(loaded() != nullptr);
    return *loaded();
}

} // namespace network
