#pragma once

#include <QObject>

#include "core/kind.h"
#include "core/labs/winningset.h"
#include "core/play/takeback.h"

#include <map>
#include <memory>

class CardDeck;
class GamePage;
class LabPage;
class LessonPage;
class PracticePage;
class QStackedWidget;

// The pages of each game beside its matches: the ways into it, its labs, its lessons, its practice. They are
// made when first needed, and say here what they ask of the window.
class GamePages final : public QObject {
    Q_OBJECT
public:
    GamePages(CardDeck& deck, QStackedWidget* pages);

    GamePage& game(const core::Kind& kind); // from which one gets to the others
    LabPage& lab(const core::Kind& kind);
    LessonPage& lessons(const core::Kind& kind);
    PracticePage& practice(const core::Kind& kind);
    // Whose page this is; nothing: it is none of these.
    const core::Kind* kindOf(const QWidget* page) const;

signals:
    void toShelf();
    void toMatch();
    void told(const QString& line); // to the user
    // To go on from a lab.
    void playRequested(std::shared_ptr<const core::Game> game, const core::Position& position);
    // To ask the class about, on its devices.
    void askRequested(std::shared_ptr<const core::Game> game, const core::Position& position);
    void newGameRequested(const core::Kind& kind);
    void learnRequested(const core::Kind& kind);
    void puzzlesRequested(const core::Kind& kind);
    // After a lesson.
    void ideaRequested(const core::Kind& kind, const core::Lesson& lesson);
    // Boards that a lab has found to be worth it.
    void boardsRequested(const core::Kind& kind, const std::vector<core::AskedBoard>& boards);
    void matchRequested(std::shared_ptr<const core::Game> game, const core::Position& position,
                        const core::Seats& seats);
    void labRequested(const core::Kind& kind);

private:
    template <class Page>
    Page* added(const core::Kind& kind, Page* page);

    CardDeck& m_deck;
    QStackedWidget* m_pages;
    std::map<const core::Kind*, GamePage*> m_pagesOf;
    std::map<const core::Kind*, LabPage*> m_labs;
    std::map<const core::Kind*, LessonPage*> m_lessons;
    std::map<const core::Kind*, PracticePage*> m_practice;
    std::map<const QWidget*, const core::Kind*> m_kinds;
};
