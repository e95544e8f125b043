#pragma once

#include <QAbstractButton>

// One choice out of several, of which only the chosen one is seen; pressing it opens them all as a menu, each
// with a line of explanation where there is one. The arrow keys go from one to the next.
class DropDown final : public QAbstractButton {
    Q_OBJECT
public:
    explicit DropDown(QWidget* parent = nullptr);

    void setChoices(const QStringList& texts, const QStringList& hints = {});
    int current() const { return m_current; }
    void setCurrent(int index);                 // without chosen()
    void setMore(const QString& text);          // a last entry: another way to be told
    void setBaseHeight(int height, bool large); // at scale 1; large: as the names of players are written

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

signals:
    void chosen(int index); // by the user
    void moreRequested();

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;

private:
    void open();
    void choose(int index);
    QFont written() const;

    QStringList m_texts, m_hints;
    QString m_more;
    int m_current = 0, m_height = 36;
    bool m_large = false;
};
