#include "ui/dialogs/helpoverlay.h"

#include <QEvent>
#include <QFile>
#include <QScrollArea>
#include <QStackedLayout>
#include <QVBoxLayout>

#include "ui/controls/button.h"
#include "ui/controls/label.h"
#include "ui/controls/scrolling.h"
#include "ui/controls/segmented.h"
#include "ui/dialogs/dialogframe.h"
#include "ui/dialogs/helptext.h"
#include "ui/language.h"
#include "ui/lessons/guideview.h"

namespace {

// The help of a game, or of the program, in the current language.
QString page(std::string_view name) {
    QFile file(QStringLiteral(":/help/%1/%2.md")
                   .arg(QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size())),
                        language::code(language::current())));
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

} // namespace

HelpOverlay::HelpOverlay(const core::Kind* kind, QWidget* window)
    : Overlay(window, {820, 680}), m_kind(kind), m_tabs(new Segmented), m_views(new QStackedLayout),
      m_title(new Label(Type::CardTitle)), m_text(new HelpText),
      m_close(new Button(Button::Style::Icon, {})) {
    auto* rows = dialogFrame(*this, m_title, m_close);
    rows->addWidget(m_tabs, 0, Qt::AlignLeft);
    m_tabs->setVisible(kind != nullptr);
    rows->addLayout(m_views, 1); // before its widgets come: they would be windows for a moment
    if (kind != nullptr) m_views->addWidget(scrolling(new GuideView(*kind)));
    m_views->addWidget(m_text);
    connect(m_tabs, &Segmented::chosen, this, &HelpOverlay::choose);
    connect(&theme(), &Theme::changed, this, &HelpOverlay::retranslate);
    retranslate();
    setFocusProxy(kind != nullptr ? static_cast<QWidget*>(m_tabs) : m_text);
}

void HelpOverlay::choose(int tab) {
    m_views->setCurrentIndex(std::min(tab, 1));
    retranslate();
}

void HelpOverlay::retranslate() {
    m_title->setText(tr("Help"));
    m_close->setText(tr("Close"));
    setAccessibleName(m_title->text());
    m_tabs->setChoices({tr("How to play"), tr("Rules"), tr("The program")});
    m_tabs->setAccessibleName(tr("Pages"));
    m_text->setPage(page(m_kind != nullptr && m_tabs->current() < 2 ? m_kind->id : "program"));
}

void HelpOverlay::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslate();
    Overlay::changeEvent(event);
}
