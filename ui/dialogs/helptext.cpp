#include "ui/dialogs/helptext.h"

#include <QAccessibleWidget>
#include <QMimeData>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextDocumentFragment>
#include <QTextList>

#include "ui/controls/scrolling.h"
#include "ui/look/phrases.h"
#include "ui/look/theme.h"

namespace {

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
}

void HelpText::setPage(const QString& markdown) {
    document()->setDefaultFont(theme().font(Type::Body));
    document()->setIndentWidth(theme().px(20));
    setMarkdown(markdown);
    join(*document());
    dress(*document());
    moveCursor(QTextCursor::Start);
}

QString HelpText::written() const {
    return phrases::plain(toPlainText());
}

QMimeData* HelpText::createMimeDataFromSelection() const {
    auto* copied = new QMimeData;
    copied->setText(phrases::plain(textCursor().selection().toPlainText()));
    return copied;
}
