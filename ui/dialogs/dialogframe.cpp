#include "ui/dialogs/dialogframe.h"

#include <QVBoxLayout>

#include "ui/controls/button.h"
#include "ui/controls/label.h"
#include "ui/controls/overlay.h"

QVBoxLayout* dialogFrame(Overlay& dialog, Label* title, Button* close) {
    auto* rows = new QVBoxLayout(dialog.panel());
    const int margin = theme().px(28);
    rows->setContentsMargins(margin, theme().px(18), theme().px(18), margin);
    rows->setSpacing(theme().px(12));
    auto* line = new QHBoxLayout;
    line->addWidget(title, 1);
    line->addWidget(close);
    rows->addLayout(line);
    close->setGlyph("close");
    QObject::connect(close, &Button::clicked, &dialog, &Overlay::dismiss);
    return rows;
}
