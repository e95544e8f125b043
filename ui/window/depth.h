#pragma once

#include <QVariantAnimation>

#include <array>

class Session;

// How much stands around the board: without hints nothing, with hints one drawer, which slides. Whether it is
// open is remembered for both; while a finished match is looked back on only as long as that lasts.
class Depth final : public QObject {
    Q_OBJECT
public:
    explicit Depth(Session& session, QObject* parent);

    bool open() const { return m_open[now()]; }
    double shown() const; // 0: closed, 1: open; between: it slides
    bool sliding() const { return m_slide.state() == QAbstractAnimation::Running; }
    void setOpen(bool open);
    void toggle() { setOpen(!open()); }

public slots:
    // Hints, without a menu: those chosen last.
    void showHints();

signals:
    void changed(); // arrange anew

private:
    enum At { Plain, Hints, Back };
    At now() const;
    void follow();
    void slide();

    Session& m_session;
    std::array<bool, 3> m_open;
    bool m_hinted, m_over = false;
    QVariantAnimation m_slide;
};
