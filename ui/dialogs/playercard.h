#pragma once

#include <QWidget>

#include "core/play/match.h"

class DropDown;
class Field;
class Label;
class QGridLayout;
class Segmented;

// One player in the new-game dialog: name, person or computer, and how strong a computer is.
class PlayerCard final : public QWidget {
    Q_OBJECT
public:
    PlayerCard(const core::Kind& kind, core::Player player, QWidget* parent = nullptr);

    core::Seat seat() const;
    QString personName() const { return m_name; } // as typed last, also while the computer sits here
    void setSeat(const QString& personName, std::optional<core::Level> computer);
    void setBegins(bool begins); // the first to move in the position the match starts from
    void setLine(bool line);     // all on one line, for lack of room

signals:
    void levelsAsked(); // how strong they are

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    std::optional<core::Level> computer() const;
    void giveWords();
    void showSeat();
    QString role() const;
    void arrange();

    const core::Kind& m_kind;
    core::Player m_player;
    bool m_begins;
    QString m_name;
    Field* m_field;
    Segmented* m_who;
    Label* m_role;
    DropDown* m_level;
    QGridLayout* m_grid;
    bool m_line = false;
};
