#include "ui/dialogs/dialogframe.h"

#include <QVBoxLayout>

#include "ui/controls/button.h"
#include "ui/controls/label.h"
#include "ui/controls/overlay.h"
#include "ui/controls/scaled.h"

QVBoxLayout* dialogFrame(Overlay& dialog, Label* title, Button* close) {
    auto* rows = new QVBoxLayout(dialog.panel());
    constexpr int margin = 28;
    keepMargins(rows, margin, 18, 18, margin);
    keepSpacing(rows, 12);
    auto* line = new QHBoxLayout;
    line->addWidget(title, 1);
    line->addWidget(close);
    rows->addLayout(line);
    close->setGlyph("close");
    QObject::connect(close, &Button::clicked, &dialog, &Overlay::dismiss);
    return rows;
}
