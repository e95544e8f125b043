#pragma once

#include <QCoreApplication>

#include <string_view>

class CardDeck;
class Field;
class Label;
class MistakePanel;
class QWidget;
class SeriesPanel;

// What stands above the question: who practises, how hard it is, whose mistakes come, or what it is about.
class PracticeControls {
    Q_DECLARE_TR_FUNCTIONS(PracticePage)
public:
    PracticeControls(std::string_view game, CardDeck& deck);

    QWidget* box() const { return m_box; } // of whoever lays it out
    SeriesPanel& series() const { return *m_series; }
    MistakePanel& mistakes() const { return *m_mistakes; }
    // Of who practises, for the class log.
    QString name() const;
    // Who it is, as long as a log is kept; `other`: than before.
    void askWho(bool other);
    void tellAbout(const QString& text); // empty: nothing

private:
    QWidget *m_box, *m_row;
    Label* m_about;
    Field* m_who;
    SeriesPanel* m_series;
    MistakePanel* m_mistakes;
};
