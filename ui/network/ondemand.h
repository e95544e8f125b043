#pragma once

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QPluginLoader>

// A library that lies beside the program, of what is built and of what is installed alike, and is loaded when
// it is first asked for.
template <class Library>
class OnDemand {
public:
    explicit OnDemand(const QString& name)
        : m_path(QDir::cleanPath(QCoreApplication::applicationDirPath() +
                                 QStringLiteral("/../lib/kachisuji/%1.so").arg(name))),
          m_loader(m_path) {}

    // Loads it, unless it is; empty: it is there. Else says why not.
    QString trouble() {
        if (there() != nullptr) return {};
        return QFile::exists(m_path) ? m_loader.errorString().simplified() : m_path;
    }
    // Once there is no trouble.
    Library& get() {
        Q_ASSERT(there() != nullptr);
        return *there();
    }

private:
    Library* there() { return qobject_cast<Library*>(m_loader.instance()); }

    QString m_path;
    QPluginLoader m_loader;
};
