#pragma once

#include <QWidget>

class Host;

// What the class has answered, once it is shown: a bar for each answer, the right ones framed, and who gave
// it where answers are named.
class AnswerBars final : public QWidget {
    Q_OBJECT
public:
    explicit AnswerBars(Host& host, QWidget* parent = nullptr);

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    std::vector<std::size_t> rows() const;
    QString line(std::size_t choice) const;
    void refresh();

    Host& m_host;
};
