#pragma once

#include <QString>
#include <QTextBrowser>

#include "core/kind.h"
#include "core/play/match.h"
#include "ui/controls/forms/segmented.h"
#include "ui/controls/overlay.h"

#include <string_view>
#include <vector>

// Pages of help. Their lines end between phrases; what is copied or read aloud is the text as it was written.
class HelpText final : public QTextBrowser {
    Q_OBJECT
public:
    HelpText();

    void setPage(const QString& markdown);
    QString written() const;

protected:
    QMimeData* createMimeDataFromSelection() const override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void fitPictures();
};

// Pages of the help in the current language, in Markdown.
namespace helppage {

// As it is written: of a game, by its id, or of the program.
QString written(std::string_view name);
// How strong the computer plays: what each level scored in every game where that was measured.
QString levels();

} // namespace helppage

class Label;
class HelpText;
class QScrollArea;
class QStackedLayout;

// How a game is played, with boards to try it on, its rules, the marks and keys of the program, and how
// strong its computer plays: a tab each. Without a game the last two alone.
class HelpOverlay final : public Overlay {
    Q_OBJECT
public:
    HelpOverlay(const core::Kind* kind, QWidget* window);
    void showLevels();
    void inMatch(const core::Match& match); // says by what rules it is played

private:
    enum class Page { HowToPlay, Rules, Program, Levels };
    Page page() const { return m_pages[static_cast<std::size_t>(m_tabs->current())]; }
    void showPage();

    const core::Kind* m_kind;
    std::vector<Page> m_pages; // a tab each
    Segmented* m_tabs;
    QStackedLayout* m_views; // how to play, or a page of text
    QScrollArea* m_guide = nullptr;
    Label* m_played;                          // by what rules the match is
    std::shared_ptr<const core::Game> m_game; // of the match
    core::Position m_start;
    HelpText* m_text;
};
