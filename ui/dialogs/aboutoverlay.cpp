#include "ui/dialogs/aboutoverlay.h"

#include <QCoreApplication>
#include <QEvent>
#include <QVBoxLayout>

#include "ui/controls/button.h"
#include "ui/controls/label.h"
#include "ui/dialogs/dialogframe.h"
#include "ui/look/language.h"

#include "core/kind.h"

namespace {

QString plain(std::string_view s) {
    return QString::fromUtf8(s.data(), static_cast<qsizetype>(s.size()));
}

// A line for each game.
QString sources() {
    QStringList lines;
    for (const auto* kind : core::catalogue()) {
        const auto& source = kind->source;
        const auto title = language::spoken(kind->title), document = plain(source.title);
        lines << (source.authors.empty()
                      ? AboutOverlay::tr("%1: “%2”").arg(title, document)
                      : AboutOverlay::tr("%1: %2, “%3”").arg(title, plain(source.authors), document));
    }
    return lines.join(QLatin1Char('\n'));
}

} // namespace

AboutOverlay::AboutOverlay(QWidget* window)
    : Overlay(window, {620, 400}), m_title(new Label(Type::CardTitle)),
      m_close(new Button(Button::Style::Icon, {})), m_version(new Label(Type::Secondary)),
      m_what(new Label(Type::Body)), m_sources(new Label(Type::Secondary)),
      m_licence(new Label(Type::Secondary)) {
    auto* rows = dialogFrame(*this, m_title, m_close);
    for (auto* part : {m_version, m_what, m_sources, m_licence}) {
        part->setWordWrap(true);
        rows->addWidget(part);
    }
    rows->addStretch();
    m_version->setHue(Hue::Ink2);
    m_licence->setHue(Hue::Ink2);
    retranslate();
}

void AboutOverlay::retranslate() {
    m_title->setText(tr("Kachisuji"));
    m_close->setText(tr("Close"));
    setAccessibleName(tr("About Kachisuji"));
    m_version->setText(tr("Version %1").arg(QCoreApplication::applicationVersion()));
    m_what->setText(tr("Small games for two, with a solver that shows the value of every move."));
    m_sources->setText(tr("These games were thought of, or thought through, by others:") + QLatin1Char('\n') +
                       sources());
    m_licence->setText(tr("Free software under the MIT licence. Built with Qt %1.").arg(qVersion()));
}

void AboutOverlay::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslate();
    Overlay::changeEvent(event);
}
