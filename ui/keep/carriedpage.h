#pragma once

#include <QCoreApplication>
#include <QDir>

// The program as a page for browsers, a file to be taken along (app/page, the package kachisuji-page). It
// lies beside the programs, of what is built and of what is installed alike; perhaps it is not there.
namespace carriedpage {

inline constexpr QLatin1String name{"kachisuji.html"};

inline QString path() {
    return QDir::cleanPath(QCoreApplication::applicationDirPath() +
                           QStringLiteral("/../share/kachisuji/page/") + name);
}

} // namespace carriedpage
