#include "ui/panels/verdict/whypanel.h"

#include <QPainter>
#include <QScrollArea>

#include "core/picture/ways.h"
#include "core/play/edge.h"
#include "ui/controls/button.h"
#include "ui/controls/flowlayout.h"
#include "ui/controls/label.h"
#include "ui/controls/paint.h"
#include "ui/controls/says.h"
#include "ui/controls/scrolling.h"
#include "ui/look/language.h"
#include "ui/look/marks.h"
#include "ui/look/phrases.h"
#include "ui/look/settings.h"
#include "ui/look/theme.h"
#include "ui/match/lablinks.h"
#include "ui/match/shownmatch.h"
#include "ui/panels/verdict/binarycolumns.h"

#include <algorithm>
#include <ranges>
#include <utility>

namespace {
constexpr double whyHead = 42, firstLine = 34; // of the text, and of the columns' picture
constexpr int offerGap = 8;
} // namespace

WhyPanel::WhyPanel(ShownMatch& session, QWidget* parent)
    : QWidget(parent), m_session(session), m_text(new Label(Type::Body)), m_area(scrolling(m_text)),
      m_offers(new QWidget(this)), m_fold(new Button(Button::Style::Icon, {}, this)),
      m_more(new Button(Button::Style::Link, {}, this)), m_folded(settings::whyFolded()),
      m_deep(settings::whyDeep()) {
    m_area->setParent(this);
    m_text->setWordWrap(true);
    m_text->setAlignment(Qt::AlignTop);
    new FlowLayout(offerGap, m_offers);
    m_more->setBaseHeight(28);
    connect(m_fold, &Button::clicked, this, &WhyPanel::fold);
    connect(m_more, &Button::clicked, this, &WhyPanel::deepen);
    connect(&theme(), &Theme::changed, this, &WhyPanel::settle);
    for (const auto signal : {&ShownMatch::matchChanged, &ShownMatch::positionChanged})
        connect(&session, signal, this, &WhyPanel::refresh);
    connect(&session, &ShownMatch::stateChanged, this, &WhyPanel::refresh);
    connect(&session.hints(), &Hints::changed, this, &WhyPanel::refresh);
    connect(&session.studies(), &Studies::improved, this, [this] {
        const auto* known = m_session.hints().shown();
        const bool more = known != nullptr && known->edges.empty() == !m_edges.empty();
        if (known != nullptr && known->why && (m_awaited || more || *known->why != m_found)) refresh();
    });
    named(this, [] { return tr("Why"); });
    inAnyLanguage(this, [this] { refresh(); });
}

// What is on the board changes when the piece has landed, and this with it.
void WhyPanel::refresh() {
    if (m_session.state() == ShownMatch::State::Animating) return;
    const bool shown = m_session.hints().shownHelp() >= Help::Marks;
    const auto* known = shown ? m_session.hints().shown() : nullptr;
    m_awaited = shown && (known == nullptr || !known->why);
    if (!m_awaited) m_found = shown ? *known->why : core::Explanation{};
    m_why = m_found;
    if (m_awaited) m_why.line.clear();
    m_edges.clear();
    if (known != nullptr && !m_awaited)
        m_edges = core::edgeSentences(m_session.match().game(), m_session.match().position(), *known);
    offerLinks(shown);
    offerLine();
    m_offers->setVisible(!folded());
    m_fold->setVisible(m_form != Form::Tab);
    m_fold->setGlyph(folded() ? "right" : "down");
    m_fold->setText(folded() ? tr("Show why") : tr("Hide why"));
    m_fold->setToolTip(m_fold->text());
    m_more->setText(m_deep ? tr("Plain words") : tr("Theory"));
    m_more->setVisible(!folded() && !m_awaited && m_why.deeper());
    const auto title = deep() ? language::spoken(m_why.title) : QString();
    setAccessibleDescription(m_awaited ? QString() : language::sentences(sentences(0)));
    setToolTip(m_awaited ? QString() : title);
    settle();
    update();
}

bool WhyPanel::deep() const {
    return m_deep && m_why.deeper();
}

bool WhyPanel::columns() const {
    return deep() && !m_why.columns.empty();
}

void WhyPanel::deepen() {
    m_deep = !m_deep;
    settings::whyDeep.set(m_deep);
    refresh();
}

void WhyPanel::fold() {
    if (m_form == Form::Card) {
        m_open = !m_open;
    } else {
        m_folded = !m_folded;
        settings::whyFolded.set(m_folded);
    }
    refresh();
}

void WhyPanel::setForm(Form form) {
    if (std::exchange(m_form, form) == form) return;
    m_open = false;
    refresh();
}

// The line of play can be gone through step by step, or drawn on the board and hidden again.
void WhyPanel::offerLine() {
    m_draw = nullptr; // it went with the offers
    if (m_why.line != m_line) {
        m_line = m_why.line;
        m_drawn = false;
        emit lineChanged(m_line);
    }
    if (m_line.empty()) return;
    auto* play = new Button(Button::Style::Outline, tr("Play it through"), m_offers);
    play->setGlyph("play");
    connect(play, &Button::clicked, this, &WhyPanel::playRequested);
    m_offers->layout()->addWidget(play);
    play->show();
    const auto& match = m_session.match();
    if (stepsOf(match.game(), match.start(), match.position(), m_line).empty()) return;
    m_draw = new Button(Button::Style::Outline, {}, m_offers);
    nameDrawing();
    connect(m_draw, &Button::clicked, this, [this] {
        const bool drawn = !m_drawn;
        emit lineRequested(drawn ? m_line : std::vector<std::string>());
        m_drawn = drawn;
        nameDrawing();
    });
    m_offers->layout()->addWidget(m_draw);
    m_draw->show();
}

void WhyPanel::nameDrawing() {
    if (m_draw != nullptr) m_draw->setText(m_drawn ? tr("Hide") : tr("Show on the board"));
}

// Whoever steps looks at the positions, not at the whole line.
void WhyPanel::hideLine() {
    if (!m_drawn) return;
    m_drawn = false;
    nameDrawing();
}

// From the moves that could be played, or from the one that ended the match: then it is also said what
// happened.
void WhyPanel::offerLinks(bool shown) {
    qDeleteAll(m_offers->findChildren<Button*>(QString(), Qt::FindDirectChildrenOnly));
    if (!m_session.active()) return;
    const auto& match = m_session.match();
    const auto offer = [this](const core::Message& text, const std::string& place) {
        auto* button = new Button(Button::Style::Outline, language::spoken(text), m_offers);
        connect(button, &Button::clicked, this,
                [this, at = QString::fromStdString(place)] { emit labRequested(at); });
        m_offers->layout()->addWidget(button);
        button->show();
    };
    if (shown)
        for (const auto& [move, way] : lablinks::choices(match))
            offer({match.game().kind().link->ofMove, {match.game().text(match.position(), move)}}, way.place);
    if (const auto way = lablinks::ofEnding(match)) {
        m_why.text = way->told;
        offer(match.game().kind().link->name, way->place);
    }
}

bool WhyPanel::beside(double width) const {
    return columns() && width > theme().px(320);
}

double WhyPanel::margin() const {
    return theme().px(m_form == Form::Tab ? 12 : 20);
}

double WhyPanel::titleRoom(double width) const {
    const double margin = this->margin();
    const int buttons = m_fold->sizeHint().width() + (m_more->isHidden() ? 0 : m_more->sizeHint().width());
    return width - 3 * margin - buttons -
           QFontMetricsF(theme().font(Type::Verdict)).horizontalAdvance(tr("Why"));
}

// Each begins a line, and a title that has no room beside the heading is one of them.
QStringList WhyPanel::sentences(double width) const {
    if (m_awaited) return {};
    QStringList all;
    if (const auto& first = deep() ? m_why.text : m_why.first(); !first.empty())
        all << language::spoken(first);
    for (const auto& edge : m_edges | std::views::drop(m_why.counted ? 1 : 0)) // said already
        all << language::spoken(edge);
    if (!deep()) return all;
    for (const auto& line : m_why.lines) all << language::spoken(line);
    const auto title = language::spoken(m_why.title);
    if (QFontMetricsF(theme().font(Type::Body)).horizontalAdvance(title) > titleRoom(width))
        all.prepend(title);
    return all;
}

QRectF WhyPanel::textBox(double width) const {
    const double scale = theme().scale();
    const bool above = columns() && !beside(width);
    const double left = beside(width) ? 234 * scale : margin();
    const double top = whyHead * scale + (above ? binarycolumns::height(m_why) : 0);
    constexpr double endless = 1e5;
    const QRectF room(left, top, width - left - margin(), endless);
    auto box = phrases::bounds(theme().font(Type::Body), room, sentences(width).join(QLatin1Char('\n')));
    box.setLeft(left);
    box.setWidth(room.width());
    return box;
}

int WhyPanel::wantedHeight(int width) const {
    const double scale = theme().scale();
    if (folded()) return qRound(52 * scale);
    const double dots = columns() ? firstLine * scale + binarycolumns::height(m_why) : 0;
    const bool offers = m_offers->layout()->count() > 0;
    const double buttons =
        offers ? m_offers->layout()->heightForWidth(qRound(width - 2 * margin())) + 10 * scale : 0;
    return qRound(std::max(dots, textBox(width).bottom() + 16 * scale) + buttons);
}

// What there is to press has become larger or smaller, or there is more or less of it.
bool WhyPanel::event(QEvent* event) {
    if (event->type() == QEvent::LayoutRequest) settle();
    return QWidget::event(event);
}

void WhyPanel::resizeEvent(QResizeEvent*) {
    arrange();
}

void WhyPanel::settle() {
    emit contentChanged();
    arrange();
}

void WhyPanel::arrange() {
    const int margin = qRound(this->margin()), inner = width() - 2 * margin;
    const int tall = m_offers->layout()->heightForWidth(inner);
    m_offers->setGeometry(margin, height() - tall - theme().px(m_form == Form::Tab ? 12 : 18), inner, tall);
    const auto below = m_offers->geometry();
    auto box = textBox(width()).toAlignedRect();
    const int end = below.isEmpty() ? height() - theme().px(8) : below.top() - theme().px(4);
    m_area->setVisible(!folded() && !m_awaited);
    m_area->setFocusPolicy(box.bottom() > end ? Qt::TabFocus : Qt::NoFocus);
    box.setBottom(std::min(box.bottom(), end));
    m_area->setGeometry(box.adjusted(0, 0, theme().px(10), 0)); // the bar stands in the margin
    m_text->setText(sentences(width()).join(QLatin1Char('\n')));
    int right = width() - theme().px(10);
    for (auto* button : {m_fold, m_more}) {
        if (button->isHidden()) continue;
        const auto size = button->sizeHint();
        right -= size.width();
        button->setGeometry({{right, theme().px(26) - size.height() / 2}, size});
    }
}

void WhyPanel::paintEvent(QPaintEvent*) {
    QPainter p(this);
    if (m_form == Form::Card)
        paint::box(p, rect(), theme().px(12), theme().color(Hue::Surface), theme().color(Hue::Line2), 1);
    if (empty()) return paintNothing(p);
    paintHead(p);
    if (m_awaited || !deep()) return;
    const double room = titleRoom(width()), end = (m_more->isHidden() ? m_fold : m_more)->x();
    const auto title = language::spoken(m_why.title);
    p.setFont(theme().font(Type::Body));
    p.setPen(theme().color(Hue::Ink2));
    if (p.fontMetrics().horizontalAdvance(title) <= room)
        p.drawText(QRectF(end - room - margin(), 8 * theme().scale(), room, 36 * theme().scale()),
                   Qt::AlignVCenter | Qt::AlignRight, title);
    if (!folded() && columns()) paintColumns(p);
}

QString WhyPanel::nothing() {
    return tr("There is nothing to say about this position.");
}

// A tab that was chosen does not stay empty.
void WhyPanel::paintNothing(QPainter& p) const {
    if (m_form != Form::Tab) return;
    p.setFont(theme().font(Type::Body));
    p.setPen(theme().color(Hue::Ink2));
    phrases::draw(p, QRectF(rect()).adjusted(margin(), theme().px(8), -margin(), 0), int(Qt::AlignLeft),
                  nothing());
}

// Under a tab of that name, the move that is meant.
void WhyPanel::paintHead(QPainter& p) const {
    const double s = theme().scale();
    const auto* known = m_session.hints().shown();
    QRectF room(margin(), 8 * s, width() - 2 * margin(), 36 * s);
    auto words = tr("Why");
    if (m_form == Form::Tab && known != nullptr && !known->moves.empty()) {
        const auto& best = known->moves.front();
        const auto mark = marks::of(seen(best.verdict, m_session.hints().shownHelp()), true, true);
        const double wide = marks::extent(mark, marks::Size::S, s).width();
        marks::paint(p, {room.left() + wide / 2, room.center().y()}, mark, marks::Size::S, s);
        room.setLeft(room.left() + wide + 10 * s);
        if (!m_more->isHidden()) room.setRight(m_more->x() - 4 * s);
        words =
            QString::fromStdString(m_session.match().game().text(m_session.match().position(), best.move));
    }
    p.setFont(theme().font(Type::Verdict));
    p.setPen(theme().color(Hue::Ink));
    p.drawText(room, Qt::AlignVCenter | Qt::AlignLeft, words);
}

void WhyPanel::paintColumns(QPainter& p) const {
    const double scale = theme().scale();
    p.save();
    p.translate(0, firstLine * scale);
    binarycolumns::paint(p, m_why);
    p.restore();
    if (!beside(width())) return;
    p.setPen(QPen(theme().color(Hue::Line), 1));
    const auto& below = m_offers->geometry();
    const double end = below.isEmpty() ? height() - 20 * scale : below.top() - 8 * scale;
    const double x = binarycolumns::width * scale;
    p.drawLine(QPointF(x, 48 * scale), QPointF(x, end));
}
