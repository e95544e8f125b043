#pragma once

#include <QApplication>

// The program as such. Where there is no memory for what an event asks, that event comes to nothing and the
// program goes on. On Wayland it starts without the library for 3D, which it does not use and which would
// double its memory; who sets QT_WAYLAND_CLIENT_BUFFER_INTEGRATION has it as set.
class Application final : public QApplication {
    Q_OBJECT
public:
    Application(int& argc, char** argv);
    bool notify(QObject* receiver, QEvent* event) override;

signals:
    void troubled(const QString& line);

private:
    bool m_telling = false; // what is told takes memory, too
};
