#include "ui/panels/moves/reviewpanel.h"

#include <QScrollArea>
#include <QVBoxLayout>

#include "ui/controls/flowlayout.h"
#include "ui/controls/label.h"
#include "ui/controls/says.h"
#include "ui/controls/scaled.h"
#include "ui/controls/scrolling.h"
#include "ui/look/language.h"
#include "ui/match/session.h"
#include "ui/panels/moves/turningcard.h"

#include <algorithm>
#include <utility>

namespace {

constexpr std::size_t mostShown = 6;

} // namespace

ReviewPanel::ReviewPanel(Session& session, QWidget* parent)
    : QWidget(parent), m_session(session), m_count(new Label(Type::Verdict)), m_order(new Label(Type::Body)),
      m_note(new Label(Type::Body)) {
    auto* contents = new QWidget(this);
    m_column = new QVBoxLayout(contents);
    keepSpacing(m_column, 10);
    m_scroll = scrolling(contents);
    m_scroll->setParent(this);
    auto* head = new FlowLayout(12); // below each other in a narrow drawer
    head->addWidget(m_count);
    head->addWidget(m_order);
    m_order->setHue(Hue::Ink2);
    m_note->setHue(Hue::Ink2);
    m_note->setWordWrap(true);
    m_column->addWidget(m_note);
    m_column->addLayout(head);
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
    says(m_order, [] { return tr("largest first"); });
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
    for (const auto& point : fresh) told << TurningCard::told(m_session, point);
    const auto count = core::review::count(fresh);
    m_count->setText(language::spoken(count));
    m_count->setVisible(!count.empty());
    m_order->setVisible(fresh.size() > 1);
    m_note->setText(note(fresh));
    m_note->setVisible(!m_note->text().isEmpty());
    if (!std::exchange(m_stale, false) && told == m_told) return;
    m_told = told;
    rebuild(fresh);
}

QString ReviewPanel::note(const std::vector<review::TurningPoint>& points) const {
    if (!m_session.active()) return {};
    if (m_session.hints().reviewHelp() == Help::Off) return tr("The hints are locked.");
    return language::spoken(review::note(m_session, points));
}

void ReviewPanel::rebuild(const std::vector<review::TurningPoint>& points) {
    delete m_entries;
    m_entries = new QWidget;
    m_cards.clear();
    auto* column = new QVBoxLayout(m_entries);
    column->setContentsMargins(0, 0, 0, 0);
    keepSpacing(column, 10);
    for (const auto& point : points) {
        auto* card = new TurningCard(m_session, point);
        QSizePolicy grows(QSizePolicy::Ignored,
                          QSizePolicy::Minimum); // its lines decide, not a hint of before
        grows.setHeightForWidth(true);
        card->setSizePolicy(grows);
        m_cards.push_back(card);
        column->addWidget(card);
        connect(card, &TurningCard::clicked, this, [this, card] {
            choose(card);
            emit chosen(card->point());
        });
        connect(card, &TurningCard::bestPlayRequested, this, [this, point] { emit betterRequested(point); });
        connect(card, &TurningCard::retryRequested, this, [this, point] { emit tryRequested(point.ply); });
    }
    const auto before = std::ranges::find_if(
        m_cards, [this](const TurningCard* card) { return card->point().ply == m_chosen; });
    if (!m_cards.empty()) choose(before == m_cards.end() ? m_cards.front() : *before);
    m_column->insertWidget(2, m_entries); // below what is said of them
}

void ReviewPanel::choose(const TurningCard* card) {
    m_chosen = card->point().ply;
    for (auto* one : m_cards) one->setChosen(one == card);
}

void ReviewPanel::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    refresh();
}

void ReviewPanel::resizeEvent(QResizeEvent*) {
    m_scroll->setGeometry(rect());
    const int edge = theme().px(width() < theme().px(320) ? 12 : 20);
    const int bar = ThinBar().sizeHint().width(); // stands in the margin
    m_column->setContentsMargins(edge, 0, std::max(0, edge - bar), theme().px(12));
}
