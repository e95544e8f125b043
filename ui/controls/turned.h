#pragma once

#include <QGraphicsView>

// A widget upside down, for whoever sits across a flat screen: drawn and pressed as usual. The keyboard
// passes it by, for it belongs to a copy of what stands upright as well.
class Turned final : public QGraphicsView {
    Q_OBJECT
public:
    explicit Turned(QWidget* content, QWidget* parent = nullptr); // takes the content

    QWidget* content() const { return m_content; }

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    QWidget* m_content;
};
