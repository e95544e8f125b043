#pragma once

#include <QAbstractButton>

#include "ui/match/review.h"

class Button;
class Preview;
class Session;

// A move that the match turned on, as a picture: the board before it with the piece that was played ringed,
// who played what, what it gave away, and how it compares. The chosen one offers ways on.
class TurningCard final : public QAbstractButton {
    Q_OBJECT
public:
    TurningCard(Session& session, const review::TurningPoint& point, QWidget* parent = nullptr);

    const review::TurningPoint& point() const { return m_point; }
    void setChosen(bool chosen);
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;

    // All of it in one sentence.
    static QString told(const Session& session, const review::TurningPoint& point);

signals:
    void bestPlayRequested();
    void retryRequested();

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    QString comparison(const Session& session) const;
    QRectF textRoom(int width) const;
    int pictureHeight() const;
    int buttonsHeight(int width) const;
    void arrange();

    review::TurningPoint m_point;
    core::Player m_mover;
    QString m_move, m_loss, m_comparison; // as they were said of the match that it is about
    bool m_retries;                       // another move can be tried from there
    Preview* m_picture;
    Button *m_best, *m_retry;
    bool m_chosen = false;
};
