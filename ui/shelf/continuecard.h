#pragma once

#include <QAbstractButton>

#include "ui/keep/matchstore.h"

// A match to go on with, as a card to press.
class ContinueCard final : public QAbstractButton {
    Q_OBJECT
public:
    ContinueCard(MatchStore::Kept match, QWidget* parent);

    const QString& path() const { return m_match.path; }
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    MatchStore::Kept m_match;
};
