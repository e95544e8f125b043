#include "ui/dialogs/dialogframe.h"

#include <QVBoxLayout>

#include "ui/controls/button.h"
#include "ui/controls/label.h"
#include "ui/controls/overlay.h"
#include "ui/controls/says.h"
#include "ui/controls/scaled.h"

QVBoxLayout* dialogFrame(Overlay& dialog, const Words& title, const Words& close) {
    named(&dialog, title);
    return dialogFrame(dialog, says(new Label(Type::Title), title), close);
}

QVBoxLayout* dialogFrame(Overlay& dialog, Label* title, const Words& close) {
    auto* rows = new QVBoxLayout(dialog.panel());
    constexpr int margin = 28;
    keepMargins(rows, margin, 18, 18, margin);
    keepSpacing(rows, 12);
    auto* line = new QHBoxLayout;
    line->addWidget(title, 1);
    auto* button = named(new Button(Button::Style::Icon, {}), close);
    button->setGlyph("close");
    line->addWidget(button);
    rows->addLayout(line);
    QObject::connect(button, &Button::clicked, &dialog, &Overlay::dismiss);
    return rows;
}
