#pragma once

#include <QWidget>

#include <vector>

// One choice out of a few, side by side on a track; left and right keys move it.
class Segmented final : public QWidget {
    Q_OBJECT
public:
    explicit Segmented(QWidget* parent = nullptr);

    void setChoices(const QStringList& texts); // keeps the current index where it can
    int current() const { return m_current; }
    void setCurrent(int index);     // without chosen()
    void setBaseHeight(int height); // at scale 1, 36 unless set
    void setChoiceEnabled(int index, bool enabled);

    static int rowHeight(); // of one above a panel's contents

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    void chosen(int index); // by the user

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    QSize sizeWith(int padding) const; // px at scale 1 around each text
    QRectF segment(int index) const;
    void step(int by);
    void choose(int index);

    QStringList m_texts;
    std::vector<bool> m_enabled;
    int m_current = 0, m_height = 36;
};
