#pragma once

#include <QTimer>
#include <QWidget>

#include "ui/match/review.h"

class Label;
class QVBoxLayout;
class Session;
class TurningCard;

// What the match turned on as pictures, the largest loss first. The chosen one is on the board, and offers to
// see best play or to try again.
class ReviewPanel final : public QWidget {
    Q_OBJECT
public:
    explicit ReviewPanel(Session& session, QWidget* parent = nullptr);

    std::vector<review::TurningPoint> points() const;

signals:
    void chosen(const review::TurningPoint& point);
    void betterRequested(const review::TurningPoint& point);
    void tryRequested(int ply); // another move from here

protected:
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void refresh();
    void rebuild(const std::vector<review::TurningPoint>& points);
    void choose(const TurningCard* card);
    // What is said where no point is, or not all is known.
    QString note(const std::vector<review::TurningPoint>& points) const;

    Session& m_session;
    QTimer m_soon;
    QStringList m_told;   // what the cards say
    bool m_stale = false; // they are of another match, or look otherwise now
    QWidget* m_scroll;
    QVBoxLayout* m_column;
    Label *m_count, *m_order, *m_note;
    QWidget* m_entries = nullptr;
    std::vector<TurningCard*> m_cards;
    std::optional<int> m_chosen; // its ply
};
