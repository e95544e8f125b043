#include "ui/table/overlays/saidrulesoverlay.h"

#include <QScrollArea>
#include <QVBoxLayout>

#include "ui/board/preview.h"
#include "ui/controls/button.h"
#include "ui/controls/forms/checkbox.h"
#include "ui/controls/label.h"
#include "ui/controls/says.h"
#include "ui/controls/scaled.h"
#include "ui/controls/scrolling.h"
#include "ui/dialogs/dialogframe.h"
#include "ui/table/host/host.h"

namespace {

constexpr QSize ruleBoard(420, 300); // at scale 1

} // namespace

SaidRulesOverlay::SaidRulesOverlay(Host& host, QWidget* window)
    : Overlay(window, {1080, 620}), m_host(host), m_line(new Label(Type::Verdict)),
      m_verdict(new Label(Type::Bold)), m_board(new Preview(ruleBoard)), m_rows(new QVBoxLayout),
      m_choose(new Button(Button::Style::Primary, {})), m_done(new Button(Button::Style::Outline, {})) {
    auto* rows = dialogFrame(
        *this, [] { return tr("Say your rule"); }, [] { return tr("Close"); });
    for (auto* label : {m_line, m_verdict}) label->setWordWrap(true);
    auto* columns = new QHBoxLayout;
    keepSpacing(columns, 28);
    auto* left = new QVBoxLayout;
    left->addWidget(m_line);
    auto* list = new QWidget;
    auto* filling = new QVBoxLayout(list);
    filling->setContentsMargins({});
    keepSpacing(m_rows, 8);
    filling->addLayout(m_rows);
    filling->addStretch(1);
    left->addWidget(scrolling(list), 1);
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(says(m_choose, [] { return tr("Stop, and choose among them"); }));
    buttons->addWidget(says(m_done, [] { return tr("Done"); }));
    buttons->addStretch(1);
    left->addLayout(buttons);
    auto* right = new QVBoxLayout;
    right->addWidget(m_board, 1, Qt::AlignTop);
    right->addWidget(m_verdict);
    right->addStretch(1);
    columns->addLayout(left, 1);
    columns->addLayout(right, 1);
    rows->addLayout(columns, 1);
    connect(m_choose, &Button::clicked, &host.rules(), &SaidRules::choose);
    connect(m_done, &Button::clicked, this, [this] {
        m_host.endRules();
        dismiss();
    });
    connect(&host, &Host::changed, this, &SaidRulesOverlay::refresh);
    inAnyLanguage(this, [this] {
        build();
        refresh();
    });
}

void SaidRulesOverlay::build() {
    while (auto* row = m_rows->takeAt(0)) {
        row->widget()->deleteLater();
        delete row;
    }
    m_list.clear();
    if (m_host.rules().state() != SaidRules::State::Choosing) return;
    const auto& all = m_host.rules().rules();
    for (std::size_t i = 0; i < all.size(); ++i) {
        auto* one = new QWidget;
        auto* cells = new QHBoxLayout(one);
        cells->setContentsMargins({});
        const auto times = all[i].who.size() > 1 ? QStringLiteral(" (%1)").arg(all[i].who.size()) : QString();
        Row row{new CheckBox(m_host.rules().sentence(all[i]) + times), nullptr};
        cells->addWidget(row.shown, 1);
        connect(row.shown, &CheckBox::toggled, this, [this, i](bool on) { m_host.rules().setShown(i, on); });
        if (!all[i].parts.empty()) {
            row.play = new Button(Button::Style::Outline, tr("Test it"));
            row.play->setAccessibleName(tr("Test it") + QStringLiteral(": ") +
                                        m_host.rules().sentence(all[i]));
            row.play->setToolTip(tr("Against the computer, which looks for a position where it fails"));
            cells->addWidget(row.play);
            connect(row.play, &Button::clicked, this, [this, i] { m_host.rules().play(i); });
        }
        m_list.push_back(row);
        m_rows->addWidget(one);
        one->show();
    }
}

QString SaidRulesOverlay::line() const {
    const auto& rules = m_host.rules();
    if (rules.state() == SaidRules::State::None) return tr("The parts are being put together …");
    if (rules.state() == SaidRules::State::Choosing)
        return rules.rules().empty() ? tr("Nobody has said a rule.")
                                     : tr("Tick what all are to see. Nobody is told who said it.");
    return rules.task() + QLatin1Char('\n') +
           tr("%1 of %2 have said one").arg(rules.said()).arg(m_host.reception().seating().present());
}

void SaidRulesOverlay::refresh() {
    const auto& rules = m_host.rules();
    if (!m_host.reception().isOpen()) return dismiss();
    const bool choosing = rules.state() == SaidRules::State::Choosing;
    if (m_list.size() != (choosing ? rules.rules().size() : 0)) build();
    for (std::size_t i = 0; i < m_list.size(); ++i) {
        const QSignalBlocker quiet(m_list[i].shown);
        m_list[i].shown->setChecked(rules.rules()[i].shown);
        if (m_list[i].play != nullptr) m_list[i].play->setEnabled(!rules.playing());
    }
    m_line->setText(line());
    m_choose->setVisible(rules.state() == SaidRules::State::Open);
    m_verdict->setText(rules.verdict());
    m_board->setVisible(rules.state() != SaidRules::State::None);
    if (rules.state() == SaidRules::State::None) return;
    if (const auto& trial = rules.trial(); trial && trial->failure) {
        const auto& [position, move, before, after] = *trial->failure;
        m_board->show(rules.game(), rules.start(), position);
        m_board->setRinged(rules.game().path(rules.start(), position, move).front());
    } else {
        m_board->show(rules.game(), rules.start(), rules.start());
    }
    m_board->setAccessibleName(rules.verdict());
}
