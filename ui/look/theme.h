#pragma once

// The room of how things look and sound in any window: Theme (colours, sizes), art (drawings of games and
// icons), language and phrases (words), sounds, settings. It knows no match.

#include <QColor>
#include <QFont>
#include <QObject>
#include <QSize>

#include "core/picture/colours.h"

using core::Hue;

// The roles of type, in four steps (40, 26, 17, 14 px at scale 1) and one for figures on an axis. Of no step
// are the game's name in a header and the product's on the shelf.
enum class Type { Result, Turn, Title, Verdict, Lead, Body, Bold, Tick, GameName, Product };

// Colours, type and scale of the whole interface, in one place. Widgets read it when they paint and
// repaint on changed().
class Theme final : public QObject {
    Q_OBJECT
public:
    static Theme& instance();

    bool dark() const { return m_dark; }
    double scale() const { return m_scale; }
    bool pencil() const { return m_paper == Paper::Pencil; }
    bool projector() const { return m_projector; }
    void setDark(bool dark);
    void setContrast(bool high); // light or dark, but black on white or white on black
    // Follows the window: min(w/1280, h/800) in steps of 1/8, never below 1; half as much again in
    // projector mode. Text of another size, 1 unless set, scales everything as far as the window has room.
    void fitWindow(QSize window);
    void setProjector(bool on);
    void setTextSize(double size);

    QColor color(Hue hue) const;
    static QColor color(Hue hue, bool dark);        // as it is on the screen
    QColor color(const core::Colour& colour) const; // invalid for Role::None
    QFont font(Type type) const;
    QFont boardFont(double px, bool bold) const; // a figure on the board, px on the screen
    int px(double length) const { return qRound(length * m_scale); }
    // The same for a side of what is pressed, which is never less than fingers need.
    int target(double length) const { return qMax(px(length), m_leastTarget); }
    int leastTarget() const { return m_leastTarget; } // 0: no fingers
    void setLeastTarget(int px);

    // While one lives, what changes is gathered: whoever follows hears of it once, at its end.
    class AtOnce {
    public:
        AtOnce() { ++instance().m_gathers; }
        ~AtOnce();
        AtOnce(const AtOnce&) = delete;
        AtOnce& operator=(const AtOnce&) = delete;
    };

    // While one lives, what is painted is meant for paper: light colours on white, scale 1; or for a pencil,
    // in ink alone (core/picture/pencil.h). No widget hears of it, so it must be gone before the next one is
    // painted.
    enum class Paper { None, Coloured, Pencil };
    class OnPaper {
    public:
        explicit OnPaper(Paper paper = Paper::Coloured);
        ~OnPaper();
        OnPaper(const OnPaper&) = delete;
        OnPaper& operator=(const OnPaper&) = delete;

    private:
        bool m_dark; // before
        Paper m_paper;
        double m_scale;
    };

signals:
    void changed();

private:
    Theme();
    void rescale();
    void apply();

    bool m_dark = false;
    bool m_contrast = false;
    bool m_projector = false;
    QSize m_window; // none yet
    double m_textSize = 1;
    double m_scale = 1;
    int m_leastTarget = 0;
    Paper m_paper = Paper::None;
    int m_gathers = 0; // so many AtOnce live
    bool m_owed = false;
};

inline Theme& theme() {
    return Theme::instance();
}
