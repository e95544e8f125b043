#pragma once

#include <QWidget>

class Button;
class Host;
class Label;

// Asking a class: how many have answered, then what, live as bars; and saving it all.
class QuestionPanel final : public QWidget {
    Q_OBJECT
public:
    explicit QuestionPanel(Host& host, QWidget* parent = nullptr);

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void refresh();
    void askSave();
    QRectF barsRoom() const;

    Host& m_host;
    Label* m_line;
    Button *m_ask, *m_save;
};
