#pragma once

#include <QWidget>

#include "core/play/plan.h"

#include <vector>

class Host;

// Who of a class is how far with which task, live: a row for each guest, in columns where they are many, and
// above each column what is to be done. No ranks, and no colour of a value.
class WorkTable final : public QWidget {
    Q_OBJECT
public:
    explicit WorkTable(Host& host, QWidget* parent = nullptr);

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    struct Pupil {
        QString who, name; // see WorkPlan
        bool present;
        int id = 0, emblem = -1; // of the class
    };
    std::vector<Pupil> pupils() const;
    int blocks(std::size_t pupils, std::size_t tasks) const; // side by side
    void refresh();
    void paintHead(QPainter& p, const QRectF& block, const std::vector<core::Assignment>& tasks) const;
    void paintRow(QPainter& p, const QRectF& row, const Pupil& pupil,
                  const std::vector<core::Assignment>& tasks) const;
    void paintStand(QPainter& p, const QPointF& middle, const Pupil& pupil,
                    const core::Assignment& task) const;
    QString said(const Pupil& pupil, const std::vector<core::Assignment>& tasks) const;

    Host& m_host;
};

// What the signs of the table mean.
class WorkLegend final : public QWidget {
    Q_OBJECT
public:
    explicit WorkLegend(QWidget* parent = nullptr);

    QSize sizeHint() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    // Where each sign with its words stands, and how high all of it is.
    int laidOut(int width, QPainter* p) const;
};
