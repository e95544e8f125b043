#include "ui/dialogs/helpoverlay.h"

#include <QEvent>
#include <QFile>
#include <QVBoxLayout>

#include "ui/controls/button.h"
#include "ui/controls/label.h"
#include "ui/dialogs/dialogframe.h"
#include "ui/dialogs/helptext.h"
#include "ui/language.h"

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
    : Overlay(window, {720, 660}), m_kind(kind), m_title(new Label(Type::CardTitle)), m_text(new HelpText),
      m_close(new Button(Button::Style::Icon, {})) {
    auto* rows = dialogFrame(*this, m_title, m_close);
    rows->addWidget(m_text, 1);
    connect(&theme(), &Theme::changed, this, &HelpOverlay::retranslate);
    retranslate();
    setFocusProxy(m_text);
}

void HelpOverlay::retranslate() {
    m_title->setText(tr("Help"));
    m_close->setText(tr("Close"));
    setAccessibleName(m_title->text());
    m_text->setPage((m_kind != nullptr ? page(m_kind->id) + QLatin1Char('\n') : QString()) + page("program"));
}

void HelpOverlay::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslate();
    Overlay::changeEvent(event);
}
