#include "ui/labs/closerlook.h"

#include <QLocale>
#include <QVBoxLayout>

#include "ui/board/preview.h"
#include "ui/controls/button.h"
#include "ui/controls/label.h"
#include "ui/controls/scaled.h"
#include "ui/labs/celltext.h"
#include "ui/look/language.h"

PictureBox::PictureBox(const core::Kind& kind, const core::Picture& picture, QWidget* parent)
    : QWidget(parent) {
    const std::shared_ptr<const core::Game> game = kind.game(picture.rules);
    const auto position = game->parse(picture.position);
    auto* column = new QVBoxLayout(this);
    keepMargins(column, 0, 8, 0, 0);
    keepSpacing(column, 6);
    m_board = new Preview({270, 176});
    m_board->show(*game, position);
    m_board->setAccessibleName(language::spoken(picture.caption));
    m_board->setAccessibleDescription(QString::fromStdString(picture.position));
    column->addWidget(m_board);
    keep(this, [this] { fit(); });
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

// The board is as wide as there is room.
void PictureBox::fit() {
    constexpr double height = 0.65; // of the width
    if (width() > 0) m_board->setFixedSize(width(), qRound(width() * height));
}

void PictureBox::resizeEvent(QResizeEvent*) {
    fit();
}

namespace {

// "1092 (88 %)"; a share that is not nothing is not called 0 %.
QString withShare(std::int64_t part, std::int64_t all) {
    const double percent =
        100 * static_cast<double>(part) / static_cast<double>(std::max<std::int64_t>(1, all));
    const auto shown =
        percent > 0 && percent < 1 ? QStringLiteral("<1") : QString::number(static_cast<int>(percent));
    return QStringLiteral("%1 (%2 %)").arg(QLocale().toString(part), shown);
}

} // namespace

CloserLook::CloserLook(const core::Kind& kind, QWidget* parent)
    : QWidget(parent), m_kind(kind), m_column(new QVBoxLayout(this)) {
    m_column->setContentsMargins(0, 0, 0, 0);
    keepSpacing(m_column, 4);
}

void CloserLook::clear() {
    while (auto* item = m_column->takeAt(0)) {
        delete item->widget();
        delete item;
    }
}

void CloserLook::addLine(const QString& title, const QString& value) {
    auto* line = new QWidget;
    auto* row = new QHBoxLayout(line);
    row->setContentsMargins(0, 0, 0, 0);
    auto* what = new Label(Type::Secondary, title);
    what->setHue(Hue::Ink2);
    what->setWordWrap(true);
    row->addWidget(what, 1);
    row->addWidget(new Label(Type::Bold, value), 0, Qt::AlignTop);
    m_column->addWidget(line);
}

// Of a heat map the place and all that the cell stands for; of other rows what stands first. What a cell of a
// grid stands for its picture says.
void CloserLook::addNumbers(const core::Table& table, std::size_t row) {
    if (table.view == core::Table::View::Grid || table.view == core::Table::View::Matrix) return;
    const auto& cells = table.rows.at(row);
    if (table.view != core::Table::View::Heat) {
        m_column->addWidget(new Label(Type::Verdict, celltext::shown(cells[0], table.columns[0])));
        return;
    }
    m_column->addWidget(new Label(
        Type::Verdict, QStringLiteral("%1 × %2").arg(celltext::shown(cells[0]), celltext::shown(cells[1]))));
    for (std::size_t i = 2; i < cells.size(); ++i) {
        if (std::holds_alternative<std::string>(cells[i])) continue; // notations are left to the pictures
        const auto* number = std::get_if<std::int64_t>(&cells[i]);
        const auto value = number == nullptr ? celltext::shown(cells[i])
                           : i == table.heat.never
                               ? withShare(*number, std::get<std::int64_t>(cells[table.heat.cases]))
                               : QLocale().toString(*number);
        addLine(language::spoken(table.columns[i].title), value);
    }
}

void CloserLook::show(const core::Table& table, int row) {
    clear();
    const auto index = static_cast<std::size_t>(row);
    addNumbers(table, index);
    for (const auto& picture : table.pictures.at(index)) {
        auto* box = new PictureBox(m_kind, picture);
        connect(box, &PictureBox::playRequested, this, &CloserLook::playRequested);
        connect(box, &PictureBox::askRequested, this, &CloserLook::askRequested);
        m_column->addWidget(box);
    }
    m_column->addStretch();
}
