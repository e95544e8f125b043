#pragma once

#include "ui/controls/card.h"
#include "ui/review.h"

class QVBoxLayout;
class Session;

// What the match turned on, most important first: each with a small board, in words, and with ways to see
// what was better or to try again.
class ReviewPanel final : public Card {
    Q_OBJECT
public:
    explicit ReviewPanel(Session& session, QWidget* parent = nullptr);

signals:
    void betterRequested(const review::TurningPoint& point);
    void tryRequested(int ply); // again from here, against the computer

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void refresh();
    void rebuild();
    QString note() const; // what is said where no point is, or not all is known
    QString words(const review::TurningPoint& point) const;
    QWidget* entry(const review::TurningPoint& point);

    Session& m_session;
    std::vector<review::TurningPoint> m_points;
    QString m_note;
    QWidget* m_scroll;
    QVBoxLayout* m_column;
};
