#include "ui/dialogs/helpoverlay.h"

#include <QScrollArea>
#include <QStackedLayout>
#include <QVBoxLayout>

#include "ui/controls/label.h"
#include "ui/controls/says.h"
#include "ui/controls/scrolling.h"
#include "ui/dialogs/dialogframe.h"
#include "ui/dialogs/helppage.h"
#include "ui/dialogs/helptext.h"
#include "ui/lessons/guideview.h"
#include "ui/match/words.h"

#include <array>

HelpOverlay::HelpOverlay(const core::Kind* kind, QWidget* window)
    : Overlay(window, {820, 680}), m_kind(kind), m_tabs(new Segmented), m_views(new QStackedLayout),
      m_played(new Label(Type::Secondary)), m_text(new HelpText) {
    auto* rows = dialogFrame(
        *this, [] { return tr("Help"); }, [] { return tr("Close"); });
    rows->addWidget(m_tabs, 0, Qt::AlignLeft);
    m_played->setHue(Hue::Ink2);
    m_played->setWordWrap(true);
    m_played->hide();
    rows->addWidget(m_played);
    rows->addLayout(m_views, 1); // before its widgets come: they would be windows for a moment
    if (kind != nullptr) {
        m_guide = scrolling(new GuideView(*kind));
        m_views->addWidget(m_guide);
        m_pages = {Page::HowToPlay, Page::Rules};
    }
    m_views->addWidget(m_text);
    m_pages.insert(m_pages.end(), {Page::Program, Page::Levels});
    connect(m_tabs, &Segmented::chosen, this, &HelpOverlay::showPage);
    offers(m_tabs, [this] {
        const std::array names{tr("How to play"), tr("Rules"), tr("The program"), tr("Levels")};
        QStringList choices;
        for (const auto page : m_pages) choices << names[static_cast<std::size_t>(page)];
        return choices;
    });
    named(m_tabs, [] { return tr("Pages"); });
    connect(&theme(), &Theme::changed, this, &HelpOverlay::showPage);
    inAnyLanguage(this, [this] { showPage(); });
    setFocusProxy(m_tabs);
}

void HelpOverlay::showLevels() {
    m_tabs->setCurrent(static_cast<int>(m_pages.size()) - 1);
    showPage();
}

void HelpOverlay::inMatch(const core::Match& match) {
    m_game = match.sharedGame();
    m_start = match.start();
    showPage();
}

void HelpOverlay::showPage() {
    const bool guide = page() == Page::HowToPlay;
    m_played->setVisible(m_game && (guide || page() == Page::Rules));
    if (m_game) m_played->setText(tr("This match: %1").arg(words::rules(*m_game, m_start)));
    m_views->setCurrentWidget(guide ? static_cast<QWidget*>(m_guide) : m_text);
    if (guide) return;
    m_text->setPage(page() == Page::Levels
                        ? helppage::levels()
                        : helppage::written(page() == Page::Rules ? m_kind->id : "program"));
}
