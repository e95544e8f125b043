#include "ui/dialogs/helpoverlay.h"

#include <QAccessibleWidget>
#include <QCoreApplication>
#include <QFile>
#include <QImage>
#include <QMimeData>
#include <QScrollArea>
#include <QStackedLayout>
#include <QStringList>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextDocumentFragment>
#include <QTextList>
#include <QTextTable>
#include <QVBoxLayout>

#include "core/kind.h"
#include "ui/controls/label.h"
#include "ui/controls/says.h"
#include "ui/controls/scrolling.h"
#include "ui/dialogs/dialogframe.h"
#include "ui/lessons/guideview.h"
#include "ui/look/language.h"
#include "ui/look/phrases.h"
#include "ui/look/theme.h"
#include "ui/match/words.h"

#include <algorithm>
#include <array>

namespace {

// Gives the text air, and headings the house's type.
void dress(QTextDocument& text) {
    constexpr double lineHeight = 150; // percent
    for (auto block = text.begin(); block.isValid(); block = block.next()) {
        QTextCursor cursor(block);
        auto format = block.blockFormat();
        const int level = format.headingLevel();
        const bool picture = block.text() == QString(QChar::ObjectReplacementCharacter);
        format.setLineHeight(picture ? 100 : lineHeight, QTextBlockFormat::ProportionalHeight);
        format.setNonBreakableLines(false); // of what is typed
        format.setTopMargin(theme().px(level > 0 ? 14 : block.textList() != nullptr ? 0 : 2));
        cursor.setBlockFormat(format);
        if (level == 0) continue;
        cursor.select(QTextCursor::BlockUnderCursor);
        QTextCharFormat type;
        type.setFont(theme().font(level == 1 ? Type::Title : Type::Verdict));
        cursor.setCharFormat(type);
    }
}

// Tables are as wide as the page, with one hairline between cells.
void dressTables(QTextDocument& text) {
    for (auto* frame : text.rootFrame()->childFrames()) {
        auto* table = qobject_cast<QTextTable*>(frame);
        if (table == nullptr) continue;
        auto format = table->format();
        format.setWidth(QTextLength(QTextLength::PercentageLength, 100));
        format.clearColumnWidthConstraints();
        format.setBorder(1);
        format.setBorderStyle(QTextFrameFormat::BorderStyle_Solid);
        format.setBorderBrush(theme().color(Hue::Line));
        format.setBorderCollapse(true);
        format.setCellSpacing(0);
        format.setMargin(1); // its border stands half beyond it
        format.setCellPadding(theme().px(8));
        table->setFormat(format);
    }
}

// Keeps the phrases of every paragraph whole. A document lays its lines out itself, so it holds the joiners.
void join(QTextDocument& text) {
    QTextCursor cursor(&text);
    cursor.beginEditBlock();
    for (auto block = text.begin(); block.isValid(); block = block.next()) {
        const auto joined = phrases::joined(block.text());
        for (qsizetype i = 0; i < joined.size(); ++i) {
            if (joined[i] != phrases::joiner) continue;
            cursor.setPosition(block.position() + static_cast<int>(i)); // those before it are there already
            cursor.insertText(phrases::joiner);
        }
    }
    cursor.endEditBlock();
}

// As it was written, without pictures.
QString inWords(QString text) {
    return phrases::plain(text.remove(QStringLiteral("\n\uFFFC")));
}

class HeardHelp final : public QAccessibleWidget {
public:
    explicit HeardHelp(HelpText* help) : QAccessibleWidget(help, QAccessible::StaticText), m_help(help) {}
    QString text(QAccessible::Text kind) const override {
        return kind == QAccessible::Name ? m_help->written() : QAccessibleWidget::text(kind);
    }

private:
    HelpText* m_help;
};

QAccessibleInterface* heard(const QString&, QObject* object) {
    auto* help = qobject_cast<HelpText*>(object);
    return help != nullptr ? new HeardHelp(help) : nullptr;
}

} // namespace

HelpText::HelpText() {
    static const bool once = (QAccessible::installFactory(heard), true);
    Q_UNUSED(once)
    setFrameShape(QFrame::NoFrame);
    setVerticalScrollBar(new ThinBar);
    setSearchPaths({QStringLiteral(":/help/program")}); // of pictures
}

void HelpText::setPage(const QString& markdown) {
    document()->setDefaultFont(theme().font(Type::Body));
    document()->setIndentWidth(theme().px(20));
    setMarkdown(markdown);
    join(*document());
    dress(*document());
    dressTables(*document());
    fitPictures();
    moveCursor(QTextCursor::Start);
}

// No wider than the page, and no larger than they are.
void HelpText::fitPictures() {
    const int room = viewport()->width() - 2 * qCeil(document()->documentMargin());
    for (auto block = document()->begin(); block.isValid(); block = block.next())
        for (auto part = block.begin(); !part.atEnd(); ++part) {
            auto format = part.fragment().charFormat().toImageFormat();
            if (!format.isValid()) continue;
            const auto picture = loadResource(QTextDocument::ImageResource, format.name()).toByteArray();
            const int wide = std::min(room, QImage::fromData(picture).width());
            if (qRound(format.width()) == wide) continue;
            format.setWidth(wide);
            QTextCursor at(document());
            at.setPosition(part.fragment().position());
            at.setPosition(part.fragment().position() + part.fragment().length(), QTextCursor::KeepAnchor);
            at.setCharFormat(format);
            break; // the fragments of the block are others now
        }
}

void HelpText::resizeEvent(QResizeEvent* event) {
    QTextBrowser::resizeEvent(event);
    fitPictures();
}

QString HelpText::written() const {
    return inWords(toPlainText());
}

QMimeData* HelpText::createMimeDataFromSelection() const {
    auto* copied = new QMimeData;
    copied->setText(inWords(textCursor().selection().toPlainText()));
    return copied;
}

HelpOverlay::HelpOverlay(const core::Kind* kind, QWidget* window)
    : Overlay(window, {820, 680}), m_kind(kind), m_tabs(new Segmented), m_views(new QStackedLayout),
      m_played(new Label(Type::Body)), m_text(new HelpText) {
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

namespace helppage {

namespace {

QString row(const QStringList& cells) {
    return QStringLiteral("| ") + cells.join(QStringLiteral(" | ")) + QStringLiteral(" |\n");
}

QString heading() {
    using core::Level;
    QStringList cells{QCoreApplication::translate("helppage", "Game")}, line{QStringLiteral("---")};
    for (const auto level : {Level::FirstSteps, Level::Gentle, Level::Fair, Level::Strong, Level::Perfect}) {
        cells << words::level(level);
        line << QStringLiteral("---");
    }
    return row(cells) + row(line);
}

// "Title", and in brackets the rules where they are not the usual ones.
QString named(const core::Kind& kind) {
    auto title = language::spoken(kind.title);
    if (kind.manner.measured.empty()) return title;
    const auto game = kind.game(kind.manner.measured);
    return QCoreApplication::translate("helppage", "%1 (%2)", "a game and its rules")
        .arg(title, words::rules(*game, game->start()));
}

} // namespace

QString written(std::string_view name) {
    QFile file(QStringLiteral(":/help/%1/%2.md")
                   .arg(QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size())),
                        language::code(language::current())));
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

QString levels() {
    auto all = written("levels") + QLatin1Char('\n') + heading();
    for (const auto* kind : core::catalogue()) {
        const auto& scores = kind->manner.scores;
        if (scores.front() == 0) continue;
        QStringList cells{named(*kind)};
        for (const int score : scores) cells << QString::number(score);
        all += row(cells);
    }
    return all;
}

} // namespace helppage
