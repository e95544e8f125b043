#include "ui/labs/ring/looplab.h"

#include "core/play/csv.h"
#include "core/play/json.h"
#include "ui/controls/card.h"
#include "ui/controls/label.h"
#include "ui/controls/says.h"
#include "ui/controls/transportbar.h"
#include "ui/keep/savefile.h"
#include "ui/labs/ring/checkcard.h"
#include "ui/labs/ring/loopcard.h"
#include "ui/labs/ring/loopmodel.h"
#include "ui/labs/ring/ringview.h"
#include "ui/labs/ring/stepcard.h"
#include "ui/labs/ring/stepmodel.h"
#include "ui/look/language.h"
#include "ui/print/exporting.h"

LoopLab::LoopLab(const core::Kind& kind, QWidget* parent)
    : QWidget(parent), m_kind(kind), m_lab(*kind.ring), m_loops(new LoopCard(m_lab, this)),
      m_ringCard(new Card(this)), m_name(new Label(Type::Verdict, {}, m_ringCard)),
      m_ring(new RingView(m_lab, m_ringCard)), m_bar(new TransportBar(this)),
      m_steps(new StepCard(m_lab, this)), m_checks(new CheckCard(kind.source.name, this)) {
    m_loops->setObjectName(QStringLiteral("settings")); // the page folds it away for a projector
    connect(&theme(), &Theme::changed, this, &LoopLab::arrange);
    connectParts();
    inAnyLanguage(this, [this] { take(m_study, m_step); });
}

void LoopLab::connectParts() {
    connect(m_loops, &LoopCard::chosen, this, [this](const auto& board) { examine(board); });
    connect(m_loops, &LoopCard::given, this, [this](const auto& board) { examine(board); });
    connect(m_loops, &LoopCard::searchRequested, this, [this] {
        m_fromMatch = false;
        search();
    });
    connect(m_loops, &LoopCard::cancelRequested, this, [this] {
        m_search.cancel();
        m_loops->setState(tr("Cancelled."));
    });
    connect(m_loops, &LoopCard::exportRequested, this, &LoopLab::saveLoops);
    connect(&m_search, &Background::runningChanged, this,
            [this] { m_loops->setRunning(m_search.running()); });
    connect(&m_search, &Background::failed, m_loops, &LoopCard::setState);
    connect(&m_work, &Background::failed, this, [this](const QString& why) {
        m_checks->setSearching(false);
        m_checks->say(why);
    });
    connect(m_ring, &RingView::edited, this, [this](const auto& board) {
        m_loops->showPage(LoopCard::Page::Setup);
        examine(board);
    });
    connect(m_bar, &TransportBar::stepped, this, &LoopLab::goTo);
    connect(m_steps, &StepCard::stepChosen, this, &LoopLab::goTo);
    connect(m_steps, &StepCard::viewChanged, this, [this] { goTo(0); });
    connect(m_steps, &StepCard::exportRequested, this, &LoopLab::save);
    connect(m_checks, &CheckCard::rollBackRequested, this, &LoopLab::rollBack);
    connect(m_checks, &CheckCard::sowRequested, this, [this] { examine(shownBoard()); });
    connect(m_checks, &CheckCard::findRequested, this, &LoopLab::find);
    connect(m_checks, &CheckCard::cancelRequested, this, [this] {
        m_work.cancel();
        m_checks->setSearching(false);
    });
}

// The first look shows something at once.
void LoopLab::showEvent(QShowEvent* event) {
    if (!m_searchedOnce) search();
    QWidget::showEvent(event);
}

void LoopLab::search() {
    m_searchedOnce = true;
    m_search.run([this, pits = m_loops->pits(), loops = m_lab.loops](const auto& stop, const auto& tell) {
        int percent = -1; // a search may report far more often than anybody can look
        const auto report = [&, this](double done) {
            if (const int now = qRound(done * 100); std::exchange(percent, now) != now)
                tell([this, done] { m_loops->setProgress(done); });
        };
        tell([this, result = loops(pits, stop, report)] { found(result); });
    });
}

void LoopLab::found(const core::FoundLoops& found) {
    m_loops->setFound(found);
    if (!m_fromMatch && !found.loops.empty())
        examine({found.loops.front().board, 0});
    else
        take(m_study, m_step); // its loop may be among them now
    emit searched();
}

void LoopLab::lookAt(const core::RingBoard& board) {
    examine(board);
    m_fromMatch = true;
}

void LoopLab::examine(const core::RingBoard& board, bool back, int step) {
    m_fromMatch = false;
    m_study = {board, back}; // at once, whatever comes of it
    m_study.course.steps = {{board}};
    m_steps->setStudy(&m_study);
    goTo(0);
    m_checks->setSearching(false);
    m_work.run([this, board, back, step, study = m_lab.study](const auto&, const auto& tell) {
        tell([this, step, result = study(board, back)] {
            take(result, step);
            emit studied();
        });
    });
}

void LoopLab::take(const core::RingStudy& study, int step) {
    m_study = study;
    m_steps->setStudy(&m_study);
    m_loops->setStudy(m_study);
    const int row = m_loops->loops().rowOf(m_study.loop);
    if (m_fromMatch && !m_study.course.said.empty())
        m_loops->showPage(row < 0 ? LoopCard::Page::Setup : LoopCard::Page::Found);
    m_checks->setStudy(m_study, name(), row < 0 ? 0 : m_loops->loops().at(row).starts);
    goTo(step);
}

void LoopLab::goTo(int step) {
    const int steps = m_steps->model().rowCount();
    m_step = std::clamp(step, 0, std::max(0, steps - 1));
    const bool round = m_study.course.returns && !m_study.back && !m_steps->messages();
    m_bar->setLine(transport::steps(round ? transport::Mode::Loop : transport::Mode::Lab, steps, m_step));
    m_steps->setCurrent(m_step);
    describe();
}

const core::RingBoard& LoopLab::shownBoard() const {
    return m_ring->board();
}

// From the board shown; once under way, one lay more.
void LoopLab::rollBack() {
    if (m_study.back && !m_steps->messages()) return goTo(m_step + 1);
    m_steps->showLays();
    examine(shownBoard(), true, 1);
}

void LoopLab::find() {
    m_checks->setSearching(true);
    m_work.run([this, board = m_study.board, wayIn = m_lab.wayIn](const auto& stop, const auto& tell) {
        tell([this, way = wayIn(board, stop)] { opened(way); });
    });
}

void LoopLab::opened(const std::optional<core::WayIn>& way) {
    m_checks->setSearching(false);
    if (!way) return m_checks->say(tr("It does not occur in the positions looked at."));
    const std::shared_ptr<const core::Game> game = m_kind.game(way->rules);
    m_checks->say(tr("%1 leads into it.").arg(QString::fromStdString(game->text(way->position, way->move))));
    emit playRequested(game, way->position);
}

print::Picture LoopLab::picture() const {
    return print::of(*m_ring);
}

void LoopLab::save() {
    const auto what = m_steps->messages() ? tr("Messages") : tr("Lays");
    print::askSave(
        this, speakingPath({language::spoken(m_kind.title), what}, QStringLiteral("txt")),
        [text = m_steps->text().toUtf8()] { return text; },
        [this](const QString& told) { m_checks->say(told); });
}

void LoopLab::saveLoops() {
    const QStringList parts{language::spoken(m_kind.title), language::spoken(m_kind.ring->title)};
    print::askSave(
        this, speakingPath(parts, QStringLiteral("csv")),
        [text = QByteArray::fromStdString(core::csvFile(core::tableCsv(m_loops->loops().found().table)))] {
            return text;
        },
        [this](const QString& told) { m_checks->say(told); });
}

QString LoopLab::name() const {
    const int row = m_loops->loops().rowOf(m_study.loop);
    if (!m_study.name.empty() || row < 0 || m_loops->loops().fresh(row))
        return QString::fromStdString(m_study.name);
    return tr("loop %1").arg(m_loops->loops().name(row));
}

QString LoopLab::place() const {
    const int last = m_steps->model().rowCount() - 1;
    if (m_steps->messages()) return tr("message %1 of %2").arg(m_step + 1).arg(last + 1);
    if (last <= 0) return {};
    if (m_study.back) return tr("%1 of %2 undone").arg(m_step).arg(last);
    if (m_step < last) return tr("lay %1 of %2").arg(m_step + 1).arg(last);
    return tr("after %n lays", nullptr, last);
}

QStringList LoopLab::lines() const {
    const auto pit = [this](int i) { return QString::fromStdString(m_lab.pitName(i)); };
    if (m_steps->messages()) {
        if (m_study.messages.empty()) return {};
        const auto& message = m_steps->model().message(m_step);
        return {language::spoken(message.message), QString::fromStdString(message.from) +
                                                       QStringLiteral(" → ") +
                                                       QString::fromStdString(message.to)};
    }
    const auto& step = m_steps->model().step(m_step);
    const int inHand = step.board.stones[static_cast<std::size_t>(step.board.hand)];
    QStringList all{tr("%n in hand", nullptr, inHand)};
    if (step.to >= 0) all << pit(step.board.hand) + QStringLiteral(" → ") + pit(step.to);
    if (m_study.back && step.to >= 0) all << tr("%n taken back", nullptr, step.moved);
    return all;
}

void LoopLab::describe() {
    m_name->setText(!name().isEmpty() ? name() : !m_study.loop.empty() ? tr("A loop") : tr("Your board"));
    m_bar->setWords(m_bar->line().mode == transport::Mode::Loop ? QString() : place());
    if (m_steps->messages() && !m_study.messages.empty())
        m_ring->setPassing(m_steps->model().message(m_step), lines());
    else if (!m_study.course.steps.empty())
        m_ring->setStep(m_study.course.steps[m_steps->messages() ? 0 : static_cast<std::size_t>(m_step)],
                        m_study.back, lines());
    arrange();
}

void LoopLab::resizeEvent(QResizeEvent*) {
    arrange();
}

// The list may have come or gone.
bool LoopLab::event(QEvent* event) {
    if (event->type() == QEvent::LayoutRequest) {
        arrange();
        updateGeometry();
    }
    return QWidget::event(event);
}

// The plan of the style's picture: the list takes four tenths, ring and steps share the rest above bar and
// checks. Without the list the ring has all the height above the bar; where that is little the checks fold
// away.
void LoopLab::arrange() {
    const auto& t = theme();
    const bool compact = width() < t.px(1180), listed = !m_loops->isHidden();
    const int margin = t.px(compact ? 12 : 24), gap = t.px(compact ? 8 : 16);
    const QRect room = rect().adjusted(margin, gap, -margin, -gap);
    const int below = std::min(t.px(compact ? 206 : 242), room.height() / 2);
    auto rest = room;
    if (listed) {
        const int left = qRound(room.width() * 0.435);
        m_loops->setGeometry(room.left(), room.top(), left, room.height());
        rest.setLeft(room.left() + left + gap);
    }
    m_bar->setCompact(compact);
    constexpr int leastWithChecks = 520; // of the height, at scale 1
    const int bar = m_bar->wantedHeight(), stage = rest.height() - bar - gap;
    const bool checked = listed || rest.height() >= t.px(leastWithChecks);
    const int upper = checked ? stage - below - gap : stage;
    const int ring = listed ? (rest.width() - gap) / 2 : std::min(stage, rest.width() / 2);
    auto beside = rest;
    beside.setLeft(rest.left() + ring + gap);
    m_ringCard->setGeometry(rest.left(), rest.top(), ring, listed ? upper : stage);
    m_steps->setGeometry(beside.left(), rest.top(), beside.width(), upper);
    m_bar->setGeometry(rest.left(), m_ringCard->geometry().bottom() + 1 + gap, rest.width(), bar);
    m_checks->setVisible(checked);
    const auto& column = listed ? rest : beside; // of the checks: below the bar, or below the steps
    const int top = rest.top() + upper + gap + (listed ? bar + gap : 0);
    m_checks->setGeometry(column.left(), top, column.width(), below);
    arrangeRing();
}

void LoopLab::arrangeRing() {
    const auto& t = theme();
    const int width = m_ringCard->width(), height = m_ringCard->height();
    m_name->adjustSize();
    m_name->move(t.px(16), t.px(12));
    const int top = t.px(38);
    m_ring->setGeometry(t.px(4), top, width - t.px(8), height - top - t.px(6));
}
