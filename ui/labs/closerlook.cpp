#include "ui/labs/closerlook.h"

#include <QLocale>
#include <QVBoxLayout>

#include "ui/board/preview.h"
#include "ui/controls/button.h"
#include "ui/controls/card.h"
#include "ui/controls/flowlayout.h"
#include "ui/controls/label.h"
#include "ui/controls/scaled.h"
#include "ui/labs/celltext.h"
#include "ui/labs/labmodel.h"
#include "ui/look/language.h"

#include <utility>

namespace {

Preview* boardOf(const core::Kind& kind, const core::Picture& picture) {
    auto* board = new Preview;
    const auto game = kind.game(picture.rules);
    board->show(*game, game->parse(picture.position));
    board->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    board->setAccessibleName(language::spoken(picture.caption));
    board->setAccessibleDescription(QString::fromStdString(picture.position));
    return board;
}

// "1092 (88 %)"; a share that is not nothing is not called 0 %.
QString withShare(std::int64_t part, std::int64_t all) {
    const double percent =
        100 * static_cast<double>(part) / static_cast<double>(std::max<std::int64_t>(1, all));
    const auto shown =
        percent > 0 && percent < 1 ? QStringLiteral("<1") : QString::number(static_cast<int>(percent));
    return QStringLiteral("%1 (%2 %)").arg(QLocale().toString(part), shown);
}

// Of a heat map the place and all that the cell stands for: title and value.
QList<std::pair<QString, QString>> numbersOf(const core::Table& table, std::size_t row) {
    const auto& cells = table.rows.at(row);
    QList<std::pair<QString, QString>> all;
    for (std::size_t i = 2; i < cells.size(); ++i) {
        if (std::holds_alternative<std::string>(cells[i])) continue; // notations are left to the pictures
        const auto* number = std::get_if<std::int64_t>(&cells[i]);
        const auto value = number == nullptr ? celltext::shown(cells[i])
                           : i == table.heat.never
                               ? withShare(*number, std::get<std::int64_t>(cells[table.heat.cases]))
                               : QLocale().toString(*number);
        all.emplace_back(language::spoken(table.columns[i].title), value);
    }
    return all;
}

QString placeOf(const core::Table& table, std::size_t row) {
    const auto& cells = table.rows.at(row);
    return QStringLiteral("%1 × %2").arg(celltext::shown(cells[0]), celltext::shown(cells[1]));
}

} // namespace

CloserLook::CloserLook(const core::Kind& kind, QWidget* parent)
    : QWidget(parent), m_kind(kind), m_column(new QVBoxLayout(this)) {
    m_column->setContentsMargins(0, 0, 0, 0);
    keepSpacing(m_column, 8);
}

void CloserLook::clear() {
    m_heads.clear();
    m_play = nullptr;
    while (auto* item = m_column->takeAt(0)) {
        delete item->widget();
        delete item;
    }
}

void CloserLook::play() {
    if (m_play != nullptr) m_play->click();
}

void CloserLook::addLine(const QString& title, const QString& value) {
    auto* line = new QWidget;
    auto* row = new QHBoxLayout(line);
    row->setContentsMargins(0, 0, 0, 0);
    auto* what = new Label(Type::Body, title);
    what->setHue(Hue::Ink2);
    what->setWordWrap(true);
    row->addWidget(what, 1);
    row->addWidget(new Label(Type::Bold, value), 0, Qt::AlignTop);
    m_column->addWidget(line);
}

// Of rows what stands first, and what the table has no room for. What a cell of a grid stands for its picture
// says.
void CloserLook::addNumbers(const LabModel& found, int row, const QList<int>& aside) {
    const auto& table = found.table();
    if (table.view == core::Table::View::Rows) {
        auto* name = new Label(Type::Verdict, found.index(row, 0).data().toString());
        name->setWordWrap(true);
        m_column->addWidget(name);
        for (const int column : aside)
            addLine(found.headerData(column, Qt::Horizontal).toString(),
                    found.index(row, column).data().toString());
    }
    if (table.view != core::Table::View::Heat) return;
    m_column->addWidget(new Label(Type::Verdict, placeOf(table, static_cast<std::size_t>(row))));
    for (const auto& [title, value] : numbersOf(table, static_cast<std::size_t>(row))) addLine(title, value);
}

QList<QWidget*> CloserLook::buttons(const core::Picture& picture) {
    if (*picture.play.english == '\0') return {};
    const std::shared_ptr<const core::Game> game = m_kind.game(picture.rules);
    const auto position = game->parse(picture.position);
    auto* play = new Button(Button::Style::Outline, language::spoken(picture.play));
    connect(play, &Button::clicked, this, [this, game, position] { emit playRequested(game, position); });
    if (m_play == nullptr) m_play = play;
    auto* ask = new Button(Button::Style::Outline, tr("Ask the class"));
    connect(ask, &Button::clicked, this, [this, game, position] { emit askRequested(game, position); });
    return {play, ask};
}

void CloserLook::addLarge(const core::Picture& picture, const QString& numbers) {
    auto* card = new Card;
    auto* head = new QBoxLayout(QBoxLayout::TopToBottom, card);
    constexpr int margin = 16;
    keepMargins(head, margin, margin / 2, margin, margin / 2);
    keepSpacing(head, margin / 2);
    auto* texts = new QVBoxLayout;
    texts->setSpacing(0);
    auto* title = new Label(Type::Verdict, language::spoken(picture.caption));
    auto* below = new Label(Type::Body, numbers);
    below->setHue(Hue::Ink2);
    for (auto* label : {title, below}) {
        label->setWordWrap(true);
        texts->addWidget(label);
    }
    below->setVisible(!numbers.isEmpty());
    head->addLayout(texts, 1);
    if (const auto all = buttons(picture); !all.isEmpty()) {
        auto* beside = new FlowLayout(margin / 2); // one below the other where there is little room
        for (auto* button : all) beside->addWidget(button);
        head->addLayout(beside);
    }
    m_heads << head;
    m_column->addWidget(card);
    auto* board = boardOf(m_kind, picture);
    keep(board, [board] { board->setMinimumHeight(theme().px(theme().projector() ? 140 : 220)); });
    m_column->addWidget(board, 1);
}

// Words are not squeezed by the buttons beside them: in a narrow place these stand below.
void CloserLook::turnHead() {
    constexpr int leastBeside = 600; // of the width, at scale 1
    const bool narrow = width() < theme().px(leastBeside);
    for (auto* head : m_heads) head->setDirection(narrow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
}

void CloserLook::resizeEvent(QResizeEvent*) {
    turnHead();
}

// The board is as wide as there is room.
void CloserLook::addSmall(const core::Picture& picture) {
    auto* board = boardOf(m_kind, picture);
    keep(board, [board] { board->setMinimumHeight(theme().px(176)); });
    m_column->addWidget(board);
    auto* caption = new Label(Type::Body, language::spoken(picture.caption));
    caption->setWordWrap(true);
    m_column->addWidget(caption);
    for (auto* button : buttons(picture)) m_column->addWidget(button);
}

void CloserLook::show(const LabModel& found, int row, const QList<int>& aside) {
    clear();
    const auto& table = found.table();
    const auto index = static_cast<std::size_t>(row);
    const auto& pictures = table.pictures.at(index);
    if (!m_large || pictures.empty()) addNumbers(found, row, aside);
    QString numbers;
    if (table.view == core::Table::View::Heat) {
        QStringList all{placeOf(table, index)};
        for (const auto& [title, value] : numbersOf(table, index))
            all << tr("%1: %2", "a number of a lab's table, and what it counts").arg(title, value);
        numbers = all.join(QStringLiteral(" · "));
    }
    for (const auto& picture : pictures)
        m_large ? addLarge(picture, std::exchange(numbers, {})) : addSmall(picture);
    turnHead();
    if (!m_large || pictures.empty()) m_column->addStretch();
}
