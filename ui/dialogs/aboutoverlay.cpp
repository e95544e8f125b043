#include "ui/dialogs/aboutoverlay.h"

#include <QCoreApplication>
#include <QVBoxLayout>

#include "ui/controls/label.h"
#include "ui/controls/says.h"
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

AboutOverlay::AboutOverlay(QWidget* window) : Overlay(window, {620, 400}) {
    auto* rows = dialogFrame(
        *this, [] { return tr("Kachisuji"); }, [] { return tr("Close"); });
    named(this, [] { return tr("About Kachisuji"); });
    const auto add = [rows](Type type, Hue hue, const Words& words) {
        auto* part = says(new Label(type), words);
        part->setHue(hue);
        part->setWordWrap(true);
        rows->addWidget(part);
    };
    add(Type::Body, Hue::Ink2, [] { return tr("Version %1").arg(QCoreApplication::applicationVersion()); });
    add(Type::Body, Hue::Ink,
        [] { return tr("Small games for two, with a solver that shows the value of every move."); });
    add(Type::Body, Hue::Ink,
        [] { return tr("Others invented or analysed these games:") + QLatin1Char('\n') + sources(); });
    add(Type::Body, Hue::Ink2,
        [] { return tr("Free software under the MIT licence. Built with Qt %1.").arg(qVersion()); });
    rows->addStretch();
}
