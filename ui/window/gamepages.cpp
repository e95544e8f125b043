#include "ui/window/gamepages.h"

#include <QRandomGenerator>
#include <QStackedWidget>

#include "ui/labs/labpage.h"
#include "ui/lessons/lessonpage.h"
#include "ui/practice/practicepage.h"
#include "ui/shelf/gamepage.h"

GamePages::GamePages(CardDeck& deck, QStackedWidget* pages) : QObject(pages), m_deck(deck), m_pages(pages) {}

template <class Page>
Page* GamePages::added(const core::Kind& kind, Page* page) {
    m_pages->addWidget(page);
    m_kinds[page] = &kind;
    connect(page, &Page::toShelf, this, &GamePages::toShelf);
    if constexpr (requires { &Page::askRequested; })
        connect(page, &Page::askRequested, this, &GamePages::askRequested);
    return page;
}

GamePage& GamePages::game(const core::Kind& kind) {
    auto*& page = m_pagesOf[&kind];
    if (page != nullptr) return *page;
    page = added(kind, new GamePage(kind));
    connect(page, &GamePage::playRequested, this, &GamePages::newGameRequested);
    connect(page, &GamePage::learnRequested, this, &GamePages::learnRequested);
    connect(page, &GamePage::puzzlesRequested, this, &GamePages::puzzlesRequested);
    connect(page, &GamePage::labRequested, this, &GamePages::labRequested);
    return *page;
}

LabPage& GamePages::lab(const core::Kind& kind) {
    auto*& page = m_labs[&kind];
    if (page != nullptr) return *page;
    page = added(kind, new LabPage(kind));
    connect(page, &LabPage::toMatch, this, &GamePages::toMatch);
    connect(page, &LabPage::told, this, &GamePages::told);
    connect(page, &LabPage::playRequested, this, &GamePages::playRequested);
    connect(page, &LabPage::practiceRequested, this,
            [this, &kind](const auto& boards) { emit boardsRequested(kind, boards); });
    return *page;
}

LessonPage& GamePages::lessons(const core::Kind& kind) {
    auto*& page = m_lessons[&kind];
    if (page != nullptr) return *page;
    page = added(kind, new LessonPage(kind));
    connect(page, &LessonPage::playRequested, this, &GamePages::newGameRequested);
    connect(page, &LessonPage::puzzlesRequested, this, &GamePages::puzzlesRequested);
    connect(page, &LessonPage::ideaRequested, this, &GamePages::ideaRequested);
    connect(page, &LessonPage::matchRequested, this, &GamePages::matchRequested);
    return *page;
}

PracticePage& GamePages::practice(const core::Kind& kind) {
    auto*& page = m_practice[&kind];
    if (page != nullptr) return *page;
    page = added(kind, new PracticePage(kind, m_deck, QRandomGenerator::global()->generate64()));
    connect(page, &PracticePage::troubled, this, &GamePages::told);
    return *page;
}

const core::Kind* GamePages::kindOf(const QWidget* page) const {
    const auto found = m_kinds.find(page);
    return found == m_kinds.end() ? nullptr : found->second;
}
