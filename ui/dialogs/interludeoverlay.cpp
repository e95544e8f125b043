#include "ui/dialogs/interludeoverlay.h"

#include <QKeyEvent>
#include <QVBoxLayout>

#include "ui/controls/button.h"
#include "ui/controls/label.h"
#include "ui/controls/says.h"
#include "ui/dialogs/dialogframe.h"
#include "ui/look/language.h"

InterludeOverlay::InterludeOverlay(const core::Interlude& interlude, QWidget* window)
    : Overlay(window, {520, 236}, Qt::AlignHCenter | Qt::AlignBottom) {
    auto* rows = dialogFrame(
        *this, [title = interlude.title] { return language::spoken(title); }, [] { return tr("Close"); });
    for (const auto& line : interlude.lines) {
        auto* label = new Label(&line == &interlude.lines.back() ? Type::Verdict : Type::Body);
        label->setWordWrap(true);
        rows->addWidget(says(label, [line] { return language::spoken(line); }));
    }
    inAnyLanguage(this, [this, lines = interlude.lines] {
        QStringList told;
        for (const auto& line : lines) told << language::spoken(line);
        setAccessibleDescription(told.join(QLatin1Char(' ')));
    });
    rows->addStretch();
    auto* on = says(new Button(Button::Style::Primary, {}), [] { return tr("Go on"); });
    on->setBaseHeight(44);
    rows->addWidget(on);
    connect(on, &Button::clicked, this, &InterludeOverlay::dismiss);
}

void InterludeOverlay::keyPressEvent(QKeyEvent* event) {
    const auto key = event->key();
    if (key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_Space) return dismiss();
    Overlay::keyPressEvent(event);
}
