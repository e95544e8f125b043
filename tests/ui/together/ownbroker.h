#pragma once

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QStandardPaths>
#include <QTcpServer>
#include <QTcpSocket>
#include <QTemporaryDir>
#include <QTest>

#include <utility>

// A Mosquitto with TLS on this computer, with a certificate of the test's own that nobody else trusts.
class OwnBroker {
public:
    // Programs of this process trust the certificate from now on. False: there is no Mosquitto.
    bool make() {
        m_program = QStandardPaths::findExecutable(QStringLiteral("mosquitto"),
                                                   {QStringLiteral("/usr/sbin"), QStringLiteral("/usr/bin")});
        if (m_program.isEmpty() || !m_folder.isValid()) return false;
        QProcess openssl;
        openssl.setWorkingDirectory(m_folder.path());
        openssl.start(QStringLiteral("openssl"),
                      {QStringLiteral("req"), QStringLiteral("-x509"), QStringLiteral("-newkey"),
                       QStringLiteral("ec"), QStringLiteral("-pkeyopt"),
                       QStringLiteral("ec_paramgen_curve:prime256v1"), QStringLiteral("-nodes"),
                       QStringLiteral("-keyout"), QStringLiteral("key.pem"), QStringLiteral("-out"),
                       QStringLiteral("cert.pem"), QStringLiteral("-days"), QStringLiteral("2"),
                       QStringLiteral("-subj"), QStringLiteral("/CN=localhost"), QStringLiteral("-addext"),
                       QStringLiteral("subjectAltName=DNS:localhost")});
        if (!openssl.waitForFinished() || openssl.exitCode() != 0) return false;
        qputenv("SSL_CERT_FILE", m_folder.filePath(QStringLiteral("cert.pem")).toUtf8());
        QTcpServer free;
        free.listen(QHostAddress::LocalHost);
        QTcpServer other;
        other.listen(QHostAddress::LocalHost);
        m_port = free.serverPort();
        m_pagePort = other.serverPort();
        QFile file(m_folder.filePath(QStringLiteral("mosquitto.conf")));
        return file.open(QIODevice::WriteOnly) && file.write(configuration().toUtf8()) > 0;
    }
    int port() const { return m_port; }
    bool start() {
        m_process.start(m_program,
                        {QStringLiteral("-c"), m_folder.filePath(QStringLiteral("mosquitto.conf"))});
        for (int i = 0; i < 100; ++i) {
            QTcpSocket knock;
            knock.connectToHost(QHostAddress(QHostAddress::LocalHost), static_cast<quint16>(m_port));
            if (knock.waitForConnected(100)) return true;
            QTest::qWait(50);
        }
        return false;
    }
    // At once, as when the current fails.
    void kill() {
        m_process.kill();
        m_process.waitForFinished();
    }
    ~OwnBroker() {
        if (m_process.state() != QProcess::NotRunning) kill();
    }

private:
    // That of the package's example, elsewhere.
    QString configuration() const {
        QFile example(QStringLiteral(SOURCE_FOLDER "/resources/mosquitto.conf"));
        if (!example.open(QIODevice::ReadOnly)) return {};
        auto text = QString::fromUtf8(example.readAll());
        for (const auto& [there, here] :
             {std::pair(QStringLiteral("/etc/mosquitto/certs/fullchain.pem"),
                        m_folder.filePath(QStringLiteral("cert.pem"))),
              std::pair(QStringLiteral("/etc/mosquitto/certs/privkey.pem"),
                        m_folder.filePath(QStringLiteral("key.pem"))),
              std::pair(QStringLiteral("/etc/mosquitto/kachisuji.acl"),
                        m_folder.filePath(QStringLiteral("kachisuji.acl"))),
              std::pair(QStringLiteral("listener 8883"), QStringLiteral("listener %1 127.0.0.1").arg(m_port)),
              std::pair(QStringLiteral("listener 8884"),
                        QStringLiteral("listener %1 127.0.0.1").arg(m_pagePort))})
            text.replace(there, here);
        QFile::copy(QStringLiteral(SOURCE_FOLDER "/resources/mosquitto.acl"),
                    m_folder.filePath(QStringLiteral("kachisuji.acl")));
        return text + QStringLiteral("user root\nlog_dest none\n"); // the folder is the test's
    }

    QTemporaryDir m_folder;
    QString m_program;
    QProcess m_process;
    int m_port = 0, m_pagePort = 0;
};
