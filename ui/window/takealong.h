#pragma once

#include <QObject>

class QWidget;

// Saves the page for browsers where the user wants it: on a stick, for a mail, for a school's server.
class TakeAlong final : public QObject {
    Q_OBJECT
public:
    TakeAlong(QString page, QWidget* window);

public slots:
    void ask();                     // where to; or tells that there is no page
    void saveAs(const QString& to); // as what a file dialog is told

signals:
    void told(const QString& line); // to the user

private:
    QString m_page;
    QWidget* m_window;
};
