#pragma once

#include <QAbstractButton>

class QMenu;
class ShownMatch;

// How much help is shown: an eye, the word, and the level in a box that opens a menu. The teacher's lock
// puts a padlock in place of the arrow.
class HelpSelector final : public QAbstractButton {
    Q_OBJECT
public:
    explicit HelpSelector(ShownMatch& session, QWidget* parent = nullptr);

    QSize sizeHint() const override;
    void openMenu(QPoint at); // global

signals:
    void lockToggled(bool on);
    void briefLookRequested();

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void refresh();
    double boxWidth() const;

    ShownMatch& m_session;
};
