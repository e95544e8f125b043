#pragma once

#include <QObject>

#include <functional>
#include <memory>

class Host;
class QWidget;
class Session;

// Opens the table for devices of the network, on request; before that there is no host.
class TableDesk final : public QObject {
    Q_OBJECT
public:
    TableDesk(Session& session, QWidget* window);
    ~TableDesk() override;

public slots:
    void open(); // the table, if it is not yet, and what there is to see of it

signals:
    void told(const QString& line);
    void asked(const QString& text, const QString& yes, const std::function<void()>& agree);

private:
    Session& m_session;
    QWidget* m_window;
    std::unique_ptr<Host> m_host;
};
