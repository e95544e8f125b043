#pragma once

#include <QTimer>
#include <QWidget>

// One line that floats at the lower edge of the window for a while: what went wrong, or what was done. A
// click or Esc removes it.
class Notice final : public QWidget {
    Q_OBJECT
public:
    explicit Notice(QWidget* window);

    void say(const QString& text);
    const QString& text() const { return m_text; }

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void place();
    QString m_text;
    QTimer m_time;
};
