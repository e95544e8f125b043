#pragma once

#include "ui/controls/card.h"

#include "core/ringlab.h"

class Button;
class Label;
class QGridLayout;

// What the source of a game says of the board looked at, checked; and what can be done with it.
class CheckCard final : public Card {
    Q_OBJECT
public:
    // `author`: of the source, as in a sentence.
    explicit CheckCard(core::Phrase author, QWidget* parent = nullptr);

    // `name`: of the board; `starts`: boards of the game that lead in, 0: not known.
    void setStudy(const core::RingStudy& study, const QString& name, int starts);
    void setSearching(bool searching); // for a position of play
    void say(const QString& text);     // until the next board

signals:
    void rollBackRequested();
    void sowRequested();
    void findRequested();
    void cancelRequested();

private:
    void describe();
    void addCheck(const core::Check& check);

    core::Phrase m_author;
    core::RingStudy m_study;
    QString m_name;
    QString m_text;
    int m_starts = 0;
    bool m_searching = false;
    Label* m_title;
    QGridLayout* m_checks;
    Button* m_sow;
    Button* m_find;
    Label* m_note;
};
