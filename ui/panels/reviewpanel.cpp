#include "ui/panels/reviewpanel.h"

#include <QPainter>
#include <QScrollArea>
#include <QVBoxLayout>

#include "ui/board/preview.h"
#include "ui/controls/button.h"
#include "ui/controls/forms/segmented.h"
#include "ui/controls/label.h"
#include "ui/controls/says.h"
#include "ui/controls/scaled.h"
#include "ui/controls/scrolling.h"
#include "ui/look/language.h"
#include "ui/match/session.h"
#include "ui/match/words.h"

#include <utility>

using core::Outcome;

namespace {

constexpr std::size_t mostShown = 6;

} // namespace

ReviewPanel::ReviewPanel(Session& session, QWidget* parent)
    : Card(parent), m_session(session), m_note(new Label(Type::Secondary)) {
    auto* contents = new QWidget(this);
    m_column = new QVBoxLayout(contents);
    keepMargins(m_column, 12, 8, 12, 8);
    m_scroll = scrolling(contents);
    m_scroll->setParent(this);
    m_note->setHue(Hue::Ink2);
    m_note->setWordWrap(true);
    m_column->addWidget(m_note);
    m_column->addStretch();
    // Many things change at once: they are seen together, when there is time.
    m_soon.setSingleShot(true);
    connect(&m_soon, &QTimer::timeout, this, &ReviewPanel::refresh);
    const auto soon = [this] { m_soon.start(0); };
    connect(&session.players(), &Players::renamed, this, soon);
    connect(&session, &Session::positionChanged, this, soon);
    connect(&session, &Session::stateChanged, this, soon);
    connect(&session.studies(), &Studies::improved, this, soon);
    connect(&session.hints(), &Hints::changed, this, soon);
    inAnyLanguage(this, soon);
    const auto anew = [this] {
        m_stale = true;
        m_soon.start(0);
    };
    connect(&session, &Session::matchChanged, this, anew);
    connect(&theme(), &Theme::changed, this, anew);
}

std::vector<review::TurningPoint> ReviewPanel::points() const {
    if (!m_session.active() || m_session.hints().reviewHelp() == Help::Off) return {};
    auto points = review::turningPoints(m_session);
    if (points.size() > mostShown) points.resize(mostShown);
    return points;
}

// Nobody sees it: nothing needs to be there. What is told decides whether anything is new.
void ReviewPanel::refresh() {
    if (!isVisible()) return;
    const auto fresh = points();
    QStringList told;
    for (const auto& point : fresh) told << words(point);
    m_note->setText(note(fresh));
    m_note->setVisible(!m_note->text().isEmpty());
    if (!std::exchange(m_stale, false) && told == m_told) return;
    m_told = told;
    rebuild(fresh);
}

QString ReviewPanel::note(const std::vector<review::TurningPoint>& points) const {
    if (!m_session.active()) return {};
    if (m_session.hints().reviewHelp() == Help::Off) return tr("The hints are locked.");
    if (const int open = review::unknownPlies(m_session); open > 0)
        return tr("%n positions are still being looked at.", nullptr, open);
    if (const auto lost = review::thrownAway(m_session)) {
        const auto told = lost->had == Outcome::Win ? tr("%1 gave up where a win was still possible.")
                                                    : tr("%1 gave up where a draw was still possible.");
        return told.arg(words::name(lost->who, m_session));
    }
    return points.empty() ? tr("No move gave anything away.") : QString();
}

QString ReviewPanel::words(const review::TurningPoint& point) const {
    const auto& match = m_session.match();
    const auto& p = match.at(point.ply);
    const auto who = words::name(match.game().mover(p), m_session);
    const auto inWords = [&](core::Move m) {
        return tr("“%1”", "a move in words").arg(language::spoken(match.game().phrase(p, m)));
    };
    const auto what = point.had == Outcome::Win && point.left == Outcome::Loss
                          ? tr("turned a win into a loss")
                      : point.had == Outcome::Win ? tr("gave the win away")
                                                  : tr("gave the draw away");
    return tr("Move %1: %2 played %3 and %4. Better: %5")
        .arg(QString::number(point.ply + 1), who, inWords(match.move(point.ply)), what,
             inWords(point.better));
}

QWidget* ReviewPanel::entry(const review::TurningPoint& point) {
    const auto& match = m_session.match();
    auto* box = new QWidget;
    auto* column = new QVBoxLayout(box);
    keepMargins(column, 0, 0, 0, 12);
    keepSpacing(column, 8);
    auto* top = new QHBoxLayout;
    keepSpacing(top, 10);
    auto* picture = new Preview({112, 84});
    picture->show(match.game(), match.at(point.ply));
    picture->setAccessibleName(tr("The position before move %1").arg(point.ply + 1));
    auto* text = new Label(Type::Secondary, words(point));
    text->setWordWrap(true);
    top->addWidget(picture, 0, Qt::AlignTop);
    top->addWidget(text, 1);
    column->addLayout(top);
    auto* buttons = new QHBoxLayout;
    auto* better = new Button(Button::Style::Outline, tr("What was better"));
    auto* again = new Button(Button::Style::Outline, tr("Try again"));
    again->setToolTip(review::againstComputer(m_session) ? tr("A new match from here against the computer")
                                                         : tr("Another move from here opens a variation"));
    connect(
        better, &Button::clicked, this, [this, point] { emit betterRequested(point); }, Qt::QueuedConnection);
    connect(
        again, &Button::clicked, this, [this, ply = point.ply] { emit tryRequested(ply); },
        Qt::QueuedConnection);
    buttons->addWidget(better);
    buttons->addWidget(again);
    buttons->addStretch();
    column->addLayout(buttons);
    return box;
}

void ReviewPanel::rebuild(const std::vector<review::TurningPoint>& points) {
    delete m_entries;
    m_entries = new QWidget;
    auto* column = new QVBoxLayout(m_entries);
    column->setContentsMargins(0, 0, 0, 0);
    keepSpacing(column, 8);
    for (const auto& point : points) column->addWidget(entry(point));
    m_column->insertWidget(0, m_entries);
}

void ReviewPanel::showEvent(QShowEvent* event) {
    Card::showEvent(event);
    refresh();
}

void ReviewPanel::resizeEvent(QResizeEvent* event) {
    Card::resizeEvent(event);
    const int head = Segmented::rowHeight();
    m_scroll->setGeometry(1, head, width() - 2, std::max(0, height() - head - theme().px(8)));
}

void ReviewPanel::paintEvent(QPaintEvent* event) {
    Card::paintEvent(event);
    QPainter p(this);
    const int head = Segmented::rowHeight();
    p.setPen(QPen(theme().color(Hue::Line), 1));
    p.drawLine(1, head - 1, width() - 2, head - 1);
}
