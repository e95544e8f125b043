#pragma once

#include "ui/panels/plates/strips.h"

class Session;

// How the match, or the variation looked at, ended and why, and what can come next.
class EndPlate final : public Strip {
    Q_OBJECT
public:
    explicit EndPlate(Session& session, QWidget* parent = nullptr);

    void refresh();
    void setReviewed(bool reviewed); // that is open already

signals:
    void labRequested(const QString& place); // by the move that ended the match (see core::LabLink)
    void reviewRequested();

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    QRectF room() const; // of the text
    QString result() const;
    void nameStarters();
    QColor paintGround(QPainter& p) const;
    QString score() const;
    QString helped() const;

    Session& m_session;
    bool m_reviewed = false;
    Button *m_again, *m_same, *m_review, *m_link, *m_back, *m_next;
};
