#pragma once

#include <QAbstractButton>

// A button that is a whole sentence, in as many lines as it needs.
class SentenceButton final : public QAbstractButton {
    Q_OBJECT
public:
    SentenceButton(const QString& text, QWidget* parent);

    QSize sizeHint() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent* event) override;
};
