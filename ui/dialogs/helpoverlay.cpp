#include "ui/dialogs/helpoverlay.h"

#include <QEvent>
#include <QFile>
#include <QTextBlock>
#include <QTextBrowser>
#include <QTextCursor>
#include <QTextList>
#include <QVBoxLayout>

#include "ui/controls/button.h"
#include "ui/controls/label.h"
#include "ui/controls/thinbar.h"
#include "ui/dialogs/dialogframe.h"
#include "ui/language.h"

namespace {

// The help of a game, or of the program, in the current language.
QString page(std::string_view name) {
    QFile file(QStringLiteral(":/help/%1/%2.md")
                   .arg(QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size())),
                        language::code(language::current())));
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

// Gives the text air, and headings the house's type.
void dress(QTextDocument& text) {
    constexpr double lineHeight = 150; // percent
    for (auto block = text.begin(); block.isValid(); block = block.next()) {
        QTextCursor cursor(block);
        auto format = block.blockFormat();
        const int level = format.headingLevel();
        format.setLineHeight(lineHeight, QTextBlockFormat::ProportionalHeight);
        format.setTopMargin(theme().px(level > 0 ? 14 : block.textList() != nullptr ? 0 : 2));
        cursor.setBlockFormat(format);
        if (level == 0) continue;
        cursor.select(QTextCursor::BlockUnderCursor);
        QTextCharFormat type;
        type.setFont(theme().font(level == 1 ? Type::CardTitle : Type::Verdict));
        cursor.setCharFormat(type);
    }
}

} // namespace

HelpOverlay::HelpOverlay(const core::Kind* kind, QWidget* window)
    : Overlay(window, {720, 660}), m_kind(kind), m_title(new Label(Type::CardTitle)),
      m_text(new QTextBrowser), m_close(new Button(Button::Style::Icon, {})) {
    auto* rows = dialogFrame(*this, m_title, m_close);
    m_text->setFrameShape(QFrame::NoFrame);
    m_text->setVerticalScrollBar(new ThinBar);
    rows->addWidget(m_text, 1);
    connect(&theme(), &Theme::changed, this, &HelpOverlay::retranslate);
    retranslate();
    setFocusProxy(m_text);
}

void HelpOverlay::retranslate() {
    m_title->setText(tr("Help"));
    m_close->setText(tr("Close"));
    setAccessibleName(m_title->text());
    m_text->document()->setDefaultFont(theme().font(Type::Body));
    m_text->document()->setIndentWidth(theme().px(20));
    m_text->setMarkdown((m_kind != nullptr ? page(m_kind->id) + QLatin1Char('\n') : QString()) +
                        page("program"));
    dress(*m_text->document());
    m_text->moveCursor(QTextCursor::Start);
}

void HelpOverlay::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslate();
    Overlay::changeEvent(event);
}
