#pragma once

#include <QApplication>
#include <QElapsedTimer>
#include <QScreen>
#include <QTest>
#include <QTextStream>

#include "tests/ui/roomless.h"
#include "ui/window/mainwindow.h"

#include <utility>

// Looks at the whole window: what is shown there, and pictures of it, numbered.
class Camera {
protected:
    explicit Camera(QString folder) : m_folder(std::move(folder)) {
        m_window.setWindowFlag(Qt::FramelessWindowHint);
        m_window.setGeometry(QGuiApplication::primaryScreen()->geometry());
        m_window.show();
        m_window.activateWindow();
    }

    // The one made last: a dialog that fades away may still lie behind it.
    template <class T>
    T* shown() {
        T* found = nullptr;
        for (auto* one : m_window.findChildren<T*>())
            if (one->isVisible()) found = one;
        return found;
    }
    // Until nothing changes on the screen any more, or for `ms`.
    void settle(int ms = 4000) {
        QElapsedTimer clock;
        clock.start();
        QImage before;
        for (int same = 0; same < 3 && clock.elapsed() < ms;) {
            QTest::qWait(70);
            auto now = m_window.grab().toImage().scaled(QSize(640, 400));
            same = now == before ? same + 1 : 0;
            before = now;
        }
    }
    void shot(const QString& name, int ms = 4000) {
        settle(ms);
        const auto picture = QGuiApplication::primaryScreen()->grabWindow(0);
        picture.save(
            QStringLiteral("%1/%2-%3.png").arg(m_folder).arg(++m_count, 3, 10, QLatin1Char('0')).arg(name),
            "PNG", 80);
        for (const auto& text : roomless::in(m_window)) QTextStream(stdout) << name << '\t' << text << '\n';
    }
    void press(int key) {
        QTest::keyClick(QApplication::focusWidget() ? QApplication::focusWidget() : &m_window, Qt::Key(key));
    }

    MainWindow m_window;

private:
    QString m_folder;
    int m_count = 0;
};
