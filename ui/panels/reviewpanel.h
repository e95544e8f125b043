#pragma once

#include <QTimer>

#include "ui/controls/card.h"
#include "ui/match/review.h"

class Label;
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
    void showEvent(QShowEvent* event) override;

private:
    void refresh();
    void rebuild(const std::vector<review::TurningPoint>& points);
    std::vector<review::TurningPoint> points() const;
    // What is said where no point is, or not all is known.
    QString note(const std::vector<review::TurningPoint>& points) const;
    QString words(const review::TurningPoint& point) const;
    QWidget* entry(const review::TurningPoint& point);

    Session& m_session;
    QTimer m_soon;
    QStringList m_told;   // what the entries say
    bool m_stale = false; // they are of another match, or look otherwise now
    QWidget* m_scroll;
    QVBoxLayout* m_column;
    QWidget* m_entries = nullptr;
    Label* m_note;
};
