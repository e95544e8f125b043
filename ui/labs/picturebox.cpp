#include "ui/labs/picturebox.h"

#include <QVBoxLayout>

#include "ui/board/preview.h"
#include "ui/controls/button.h"
#include "ui/controls/label.h"
#include "ui/controls/scaled.h"
#include "ui/look/language.h"

PictureBox::PictureBox(const core::Kind& kind, const core::Picture& picture, QWidget* parent)
    : QWidget(parent) {
    const std::shared_ptr<const core::Game> game = kind.game(picture.rules);
    const auto position = game->parse(picture.position);
    auto* column = new QVBoxLayout(this);
    keepMargins(column, 0, 8, 0, 0);
    keepSpacing(column, 6);
    auto* board = new Preview({270, 176});
    board->show(*game, position);
    board->setAccessibleName(language::spoken(picture.caption));
    board->setAccessibleDescription(QString::fromStdString(picture.position));
    column->addWidget(board);
    auto* caption = new Label(Type::Secondary, language::spoken(picture.caption));
    caption->setWordWrap(true);
    column->addWidget(caption);
    if (*picture.play.english == '\0') return;
    auto* play = new Button(Button::Style::Outline, language::spoken(picture.play));
    column->addWidget(play);
    connect(play, &Button::clicked, this, [this, game, position] { emit playRequested(game, position); });
    auto* ask = new Button(Button::Style::Outline, tr("Ask the class"));
    column->addWidget(ask);
    connect(ask, &Button::clicked, this, [this, game, position] { emit askRequested(game, position); });
}
