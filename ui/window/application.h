#pragma once

#include <QApplication>

// The program as such. Where there is no memory for what an event asks, that event comes to nothing and the
// program goes on.
class Application final : public QApplication {
    Q_OBJECT
public:
    using QApplication::QApplication;
    bool notify(QObject* receiver, QEvent* event) override;

signals:
    void troubled(const QString& line);

private:
    bool m_telling = false; // what is told takes memory, too
};
