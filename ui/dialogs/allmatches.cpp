#include "ui/dialogs/allmatches.h"

#include <QScrollArea>
#include <QVBoxLayout>

#include "ui/controls/button.h"
#include "ui/controls/label.h"
#include "ui/shelf/continuecard.h"

AllMatches::AllMatches(std::vector<MatchStore::Kept> matches, QWidget* window) : Overlay(window, {480, 640}) {
    const auto& t = theme();
    auto* column = new QVBoxLayout(panel());
    column->setContentsMargins(t.px(24), t.px(20), t.px(12), t.px(20));
    column->setSpacing(t.px(16));
    auto* line = new QHBoxLayout;
    line->addWidget(new Label(Type::GameName, tr("All matches")));
    line->addStretch();
    auto* close = new Button(Button::Style::Icon, tr("Close"));
    close->setGlyph("close");
    connect(close, &Button::clicked, this, &Overlay::dismiss);
    line->addWidget(close);
    column->addLayout(line);

    auto* list = new QWidget;
    auto* cards = new QVBoxLayout(list);
    cards->setContentsMargins(0, 0, t.px(12), 0);
    cards->setSpacing(t.px(12));
    for (auto& match : matches) {
        auto* card = new ContinueCard(std::move(match), list);
        card->setFixedHeight(card->sizeHint().height());
        connect(card, &ContinueCard::clicked, this, [this, card] {
            emit chosen(card->path());
            dismiss();
        });
        cards->addWidget(card);
    }
    cards->addStretch();
    auto* scroll = new QScrollArea;
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setWidget(list);
    column->addWidget(scroll);
}
