#include "ui/labs/ring/boardsetup.h"

#include <QHBoxLayout>
#include <QVBoxLayout>

#include "ui/controls/button.h"
#include "ui/controls/forms/field.h"
#include "ui/controls/forms/stepper.h"
#include "ui/controls/label.h"
#include "ui/controls/says.h"
#include "ui/controls/scaled.h"
#include "ui/look/language.h"

BoardSetup::BoardSetup(const core::RingLab& lab, QWidget* parent)
    : QWidget(parent), m_lab(lab), m_pits(new Stepper(lab.minPits, lab.maxPits, lab.usual)),
      m_line(new Field(Type::Body)), m_error(new Label(Type::Body)) {
    auto* column = new QVBoxLayout(this);
    constexpr int margin = 18;
    keepMargins(column, margin, 8, margin, margin);
    keepSpacing(column, 12);
    const auto inRow = [] { return tr("Pits in a row"); };
    const auto onLine = [] { return tr("The board on one line, with the pit in hand"); };
    auto* clear = says(new Button(Button::Style::Outline, {}), [] { return tr("Empty board"); });
    auto* hint = says(new Label(Type::Body), [] {
        return tr("A click on a pit of the ring adds a stone, the right button takes one away. A click "
                  "on a letter takes its pit in hand. With the keyboard: arrows left and right choose a "
                  "pit, + and − change it, Enter takes it in hand.");
    });
    auto* size = new QHBoxLayout;
    size->addWidget(says(new Label(Type::Bold), inRow), 1);
    size->addWidget(named(m_pits, inRow));
    column->addLayout(size);
    column->addWidget(says(new Label(Type::Bold), onLine));
    column->addWidget(named(m_line, onLine));
    column->addWidget(m_error);
    column->addWidget(clear, 0, Qt::AlignLeft);
    column->addWidget(hint);
    column->addStretch();
    m_error->setHue(Hue::LossLine);
    hint->setHue(Hue::Ink2);
    for (auto* label : {m_error, hint}) label->setWordWrap(true);
    m_error->hide();
    connect(m_pits, &Stepper::changed, this, &BoardSetup::resize);
    connect(m_line, &QLineEdit::textEdited, this, &BoardSetup::read);
    connect(clear, &Button::clicked, this, &BoardSetup::clear);
}

void BoardSetup::setBoard(const core::RingBoard& board) {
    m_board = board;
    m_pits->setValue(static_cast<int>(board.stones.size()) / 2);
    if (m_line->hasFocus()) return; // being typed
    m_line->setText(QString::fromStdString(m_lab.text(board)));
    m_line->setWrong(false);
    m_error->hide();
}

// Each row keeps its first pits.
void BoardSetup::resize(int pitsInRow) {
    const auto old = m_board.stones;
    const auto before = old.size() / 2, after = static_cast<std::size_t>(pitsInRow);
    m_board = {std::vector<int>(2 * after)};
    for (std::size_t pit = 0; pit < std::min(before, after); ++pit) {
        m_board.stones[pit] = old[pit];
        m_board.stones[after + pit] = old[before + pit];
    }
    emit given(m_board);
}

void BoardSetup::clear() {
    m_board.stones.assign(m_board.stones.size(), 0);
    emit given(m_board);
}

void BoardSetup::read(const QString& text) {
    try {
        m_board = m_lab.parse(text.toStdString());
        m_line->setWrong(false);
        m_error->hide();
        emit given(m_board);
    } catch (const core::InputError& error) {
        m_line->setWrong(true);
        m_error->setText(language::spoken(error.message()));
        m_error->show();
    }
}
