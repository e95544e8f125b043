#pragma once

#include <QAbstractButton>

#include "ui/matchstore.h"

// A match to go on with: game, players, who is to move, when it was played, and how it went.
class ContinueCard final : public QAbstractButton {
    Q_OBJECT
public:
    ContinueCard(MatchStore::Kept match, QWidget* parent);

    const QString& path() const { return m_match.path; }
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    void paintPlayers(QPainter& p) const;
    void paintCourse(QPainter& p, QRectF lanes) const;

    MatchStore::Kept m_match;
};
