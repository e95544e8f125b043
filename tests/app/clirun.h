#pragma once

#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>

// kachisuji-cli run once, and what it answered.
namespace clirun {

struct Answer {
    int code = -1;
    QByteArray out, err;
    QJsonObject json() const { return QJsonDocument::fromJson(out).object(); }
};

inline Answer run(const QStringList& arguments) {
    QProcess process;
    process.start(KACHISUJI_CLI, arguments);
    process.waitForFinished(-1); // on a busy machine it takes any time
    const bool ended = process.exitStatus() == QProcess::NormalExit;
    return {ended ? process.exitCode() : -1, process.readAllStandardOutput(), process.readAllStandardError()};
}

} // namespace clirun
