#include "ui/labs/demolab.h"

#include <QScrollArea>
#include <QVBoxLayout>

#include "ui/board/boardview.h"
#include "ui/board/tubeview.h"
#include "ui/controls/button.h"
#include "ui/controls/card.h"
#include "ui/controls/factlist.h"
#include "ui/controls/flowlayout.h"
#include "ui/controls/forms/checkbox.h"
#include "ui/controls/label.h"
#include "ui/controls/says.h"
#include "ui/controls/scaled.h"
#include "ui/controls/scrolling.h"
#include "ui/controls/transportbar.h"
#include "ui/labs/labsettings.h"
#include "ui/look/language.h"

static constexpr int narrow = 216; // of the settings: the board needs the room

DemoLab::DemoLab(const core::DemonstrationLab& lab, QWidget* parent)
    : QWidget(parent), m_lab{{}, lab.title, lab.about, lab.options, nullptr, true}, m_make(lab.make),
      m_settings(new LabSettings(m_lab, narrow)), m_board(new BoardView), m_bar(new TransportBar),
      m_best(new Button(Button::Style::Outline, {})), m_values(new CheckBox({})), m_said(new QVBoxLayout),
      m_facts(new FactList) {
    auto* columns = new QHBoxLayout(this);
    constexpr int gap = 8; // the board needs the room
    keepMargins(columns, gap);
    keepSpacing(columns, gap);
    m_settings->hideExports();
    columns->addWidget(m_settings);
    columns->addWidget(middle(), 1);
    columns->addWidget(aside());
    m_pause.setSingleShot(true);
    m_pause.setInterval(700);
    connect(&m_pause, &QTimer::timeout, this, &DemoLab::goOn);
    new TubeView(*m_board);
    connect(&m_board->pointing(), &BoardPointing::moveChosen, this, &DemoLab::play);
    connect(m_board, &BoardView::animationDone, this, &DemoLab::refresh);
    connect(m_settings, &LabSettings::runRequested, this, &DemoLab::run);
    connect(m_settings, &LabSettings::cancelRequested, &m_background, &Background::cancel);
    connect(m_bar, &TransportBar::stepped, this, &DemoLab::goTo);
    connect(m_best, &Button::clicked, this, &DemoLab::bestReply);
    connect(m_values, &CheckBox::toggled, this, &DemoLab::refresh);
    connect(&m_background, &Background::runningChanged, this,
            [this] { m_settings->setRunning(m_background.running()); });
    inAnyLanguage(this, [this] {
        if (!m_demonstration) return;
        m_facts->setFacts(m_demonstration->facts());
        say(m_step.lines);
    });
    refresh();
}

QWidget* DemoLab::middle() {
    auto* box = new QWidget;
    auto* column = new QVBoxLayout(box);
    column->setContentsMargins(0, 0, 0, 0);
    keepSpacing(column, 10);
    column->addWidget(m_board, 1);
    column->addWidget(m_bar);
    m_bar->setCompact(true);
    keep(m_bar, [this] { m_bar->setFixedHeight(m_bar->wantedHeight()); });
    says(m_best, [] { return tr("Best reply"); });
    says(m_values, [] { return tr("Values"); });
    auto* line = new FlowLayout(8);
    line->addWidget(m_best);
    line->addWidget(m_values);
    column->addLayout(line);
    m_values->setChecked(true);
    return box;
}

QWidget* DemoLab::aside() {
    auto* card = new Card;
    keepWidth(card, 240);
    auto* frame = new QVBoxLayout(card);
    constexpr int margin = 12;
    keepMargins(frame, margin);
    auto* inside = new QWidget;
    auto* column = new QVBoxLayout(inside);
    column->setContentsMargins(0, 0, 0, 0);
    keepSpacing(column, 16);
    keepSpacing(m_said, 6);
    column->addLayout(m_said);
    column->addWidget(m_facts);
    column->addStretch();
    frame->addWidget(scrolling(inside));
    return card;
}

void DemoLab::run() {
    const auto values = m_settings->values();
    if (!values) return;
    m_background.run([this, make = m_make, values = *values](const auto& stop, const auto& tell) {
        const auto made =
            make(values, stop, [&](double done) { tell([this, done] { m_settings->setProgress(done); }); });
        if (made) tell([this, made] { begin(made); });
    });
}

void DemoLab::begin(std::shared_ptr<const core::Demonstration> demonstration) {
    if (!demonstration) return;
    const bool fresh = m_demonstration != demonstration;
    m_demonstration = std::move(demonstration);
    m_line.emplace(m_demonstration->game(), m_demonstration->start());
    if (fresh) {
        m_board->setGame(m_demonstration->game(), m_demonstration->start());
        m_facts->setFacts(m_demonstration->facts());
    }
    refresh();
}

void DemoLab::play(core::Move move) {
    m_line->play(move);
    m_board->animate(m_line->at(m_line->ply() - 1), move);
    refresh();
}

void DemoLab::goOn() {
    if (m_step.move && !m_board->animating()) play(*m_step.move);
}

void DemoLab::goTo(int ply) {
    m_board->finishAnimation();
    m_line->goTo(ply);
    refresh();
}

void DemoLab::bestReply() {
    if (!m_step.known.moves.empty() && !m_board->animating()) play(m_step.known.moves.front().move);
}

void DemoLab::refresh() {
    m_pause.stop();
    if (!m_line) {
        m_best->setEnabled(false);
        return showLine();
    }
    m_step = m_demonstration->at(*m_line);
    const bool moving = m_board->animating(), mine = !m_step.known.moves.empty();
    m_board->showMatch(*m_line);
    m_board->setAside(m_step.aside);
    m_board->setAnalysis(&m_step.known, m_values->isChecked() ? Help::Numbers : Help::Off);
    m_board->setInteractive(mine);
    // While the proof moves, too, or it would lose the focus.
    m_best->setEnabled(mine || m_step.move);
    showLine();
    say(m_step.lines);
    const bool back = m_line->ply() < m_line->plies(); // it waits while one looks back
    if (m_step.move && !moving && !back) m_pause.start();
}

void DemoLab::showLine() {
    const int plies = m_line ? m_line->plies() : 0, ply = m_line ? m_line->ply() : 0;
    m_bar->setLine(transport::steps(transport::Mode::Lab, plies + 1, ply));
    m_bar->setWords(QStringLiteral("%1/%2").arg(ply).arg(plies)); // the board needs the room
}

void DemoLab::say(const std::vector<core::Message>& lines) {
    while (auto* item = m_said->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    for (const auto& line : lines) {
        auto* label = new Label(Type::Body, language::spoken(line));
        label->setWordWrap(true);
        m_said->addWidget(label);
    }
}

// The first look shows something at once.
void DemoLab::showEvent(QShowEvent* event) {
    if (!m_demonstration && !m_background.running()) run();
    QWidget::showEvent(event);
}
