#include "ui/table/overlays/pairsoverlay.h"

#include <QScrollArea>
#include <QVBoxLayout>

#include "ui/board/preview.h"
#include "ui/controls/flowlayout.h"
#include "ui/controls/label.h"
#include "ui/controls/says.h"
#include "ui/controls/scaled.h"
#include "ui/controls/scrolling.h"
#include "ui/dialogs/dialogframe.h"
#include "ui/look/theme.h"
#include "ui/match/session.h"
#include "ui/match/words.h"
#include "ui/table/host/host.h"

namespace {

constexpr QSize boardSize(220, 160); // at scale 1

} // namespace

PairsOverlay::PairsOverlay(Host& host, QWidget* window)
    : Overlay(window, {1000, 660}), m_host(host), m_grid(new QWidget) {
    auto* rows = dialogFrame(
        *this, [] { return tr("All against each other"); }, [] { return tr("Close"); });
    new FlowLayout(16, m_grid);
    rows->addWidget(scrolling(m_grid), 1);
    connect(&host, &Host::changed, this, &PairsOverlay::refresh);
    inAnyLanguage(this, [this] { refresh(); });
}

// Others play now.
void PairsOverlay::build() {
    for (const auto& table : m_tables) table.board->parentWidget()->deleteLater();
    m_tables.clear();
    for (std::size_t i = 0; i < m_host.pairs().size(); ++i) {
        auto* one = new QWidget;
        auto* rows = new QVBoxLayout(one);
        rows->setContentsMargins({});
        const Table table{new Preview(boardSize), new Label(Type::Body)};
        table.line->setWordWrap(true);
        keepWidth(table.line, boardSize.width());
        rows->addWidget(table.board);
        rows->addWidget(table.line);
        m_tables.push_back(table);
        m_grid->layout()->addWidget(one);
        one->show();
    }
}

QString PairsOverlay::line(std::size_t i) const {
    const auto& session = m_host.pairs().session(i);
    const auto names =
        tr("%1 against %2")
            .arg(words::name(core::Player::First, session), words::name(core::Player::Second, session));
    const auto ending = session.match().ending();
    const auto stand = ending ? words::result(*ending, session)
                              : tr("%1 to move").arg(words::name(session.match().mover(), session));
    return names + QLatin1Char('\n') + stand;
}

void PairsOverlay::refresh() {
    if (m_tables.size() != m_host.pairs().size()) build();
    for (std::size_t i = 0; i < m_tables.size(); ++i) {
        const auto& match = m_host.pairs().session(i).match();
        m_tables[i].board->show(match.game(), match.start(), match.position());
        m_tables[i].line->setText(line(i));
        m_tables[i].board->setAccessibleName(line(i));
    }
}
