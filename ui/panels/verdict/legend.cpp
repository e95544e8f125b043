#include "ui/panels/verdict/legend.h"

#include <QPainter>

#include "ui/controls/button.h"
#include "ui/controls/paint.h"
#include "ui/controls/says.h"
#include "ui/look/language.h"
#include "ui/look/phrases.h"
#include "ui/look/settings.h"
#include "ui/look/theme.h"
#include "ui/match/shownmatch.h"

#include <algorithm>
#include <utility>

using Glyph = marks::Mark::Glyph;

namespace {

constexpr auto legendMark = marks::Size::M;
constexpr double legendHead = 46, entryHeight = 36, besideMark = 10, entryGap = 16; // at scale 1

// A first half decides nothing yet.
QString meaning(Glyph glyph, bool firstHalf) {
    switch (glyph) {
    case Glyph::Win:
        return firstHalf ? Legend::tr("good in this half") : Legend::tr("win");
    case Glyph::Draw:
        return Legend::tr("draw");
    case Glyph::Loss:
        return firstHalf ? Legend::tr("bad in this half") : Legend::tr("loss");
    case Glyph::AtLeastDraw:
        return Legend::tr("at least a draw");
    case Glyph::AtMostDraw:
        return Legend::tr("at most a draw");
    case Glyph::Unknown:
        break;
    }
    return Legend::tr("unknown");
}

} // namespace

Legend::Legend(ShownMatch& session, QWidget* parent)
    : QWidget(parent), m_session(session), m_fold(new Button(Button::Style::Icon, {}, this)),
      m_folded(settings::marksFolded()) {
    connect(m_fold, &Button::clicked, this, [this] {
        m_folded = !m_folded;
        settings::marksFolded.set(m_folded);
        refresh();
        emit changed();
    });
    for (const auto signal :
         {&ShownMatch::matchChanged, &ShownMatch::positionChanged, &ShownMatch::stateChanged})
        connect(&session, signal, this, &Legend::refresh);
    connect(&session.hints(), &Hints::changed, this, &Legend::refresh);
    connect(&session.studies(), &Studies::improved, this, &Legend::refresh);
    named(this, [] { return tr("Marks here"); });
    inAnyLanguage(this, [this] { m_entries.clear(), refresh(); });
}

void Legend::setCard(bool card) {
    if (std::exchange(m_card, card) != card) refresh();
}

void Legend::refresh() {
    m_fold->setGlyph(m_folded ? "right" : "down");
    m_fold->setName(m_folded ? tr("Show what the marks mean") : tr("Hide what the marks mean"));
    m_fold->setVisible(!m_card);
    if (m_session.state() == ShownMatch::State::Animating) return;
    auto now = entries();
    update();
    if (now == m_entries) return;
    m_entries = std::move(now);
    emit changed();
}

// One for each kind of mark, with the largest number first seen.
std::vector<Legend::Entry> Legend::entries() const {
    const auto help = m_session.hints().shownHelp();
    const auto* known = m_session.hints().shown();
    if (help < Help::Marks || known == nullptr || known->silent() || known->moves.empty()) return {};
    std::vector<Entry> all;
    const auto add = [&all](const marks::Mark& mark, const QString& text) {
        const auto same = [&](const Entry& entry) { return entry.text == text; };
        if (std::ranges::none_of(all, same)) all.push_back({mark, text});
    };
    bool proven = true;
    for (const auto glyph :
         {Glyph::Win, Glyph::AtLeastDraw, Glyph::Draw, Glyph::AtMostDraw, Glyph::Loss, Glyph::Unknown})
        for (const auto& move : known->moves) {
            const auto mark = marks::of(seen(move.verdict, help), false, false);
            if (mark.glyph != glyph) continue;
            proven = proven && (mark.filled || glyph == Glyph::Unknown);
            add({glyph, mark.filled, false, {}}, meaning(glyph, move.verdict.firstHalf));
        }
    if (!proven) add({Glyph::Win, false, false, {}}, tr("estimate"));
    const auto& best = known->moves.front().verdict;
    if (!best.unknown()) add(marks::of(seen(best, help), true, help == Help::Numbers), tr("best"));
    return all;
}

QString Legend::number() const {
    if (m_session.hints().level() != Help::Numbers || !m_session.active()) return {};
    return language::spoken(m_session.match().game().kind().numberMeans);
}

double Legend::margin() const {
    return theme().px(m_card ? 12 : 20);
}

Legend::Places Legend::places(int width) const {
    const double s = theme().scale(), end = width - margin();
    const QFontMetricsF metrics(theme().font(Type::Body));
    Places all;
    QPointF at(margin(), (legendHead + entryHeight / 2) * s);
    for (const auto& [mark, text] : m_entries) {
        const double wide =
            marks::extent(mark, legendMark, s).width() + besideMark * s + metrics.horizontalAdvance(text);
        if (at.x() > margin() && at.x() + wide > end) at = {margin(), at.y() + entryHeight * s};
        all.entries.push_back(at);
        at.rx() += wide + entryGap * s;
    }
    const QRectF below(margin(), at.y() + (entryHeight / 2 + 2) * s, end - margin(), 1e5);
    all.number = phrases::bounds(theme().font(Type::Body), below, number());
    all.number.setLeft(below.left());
    all.number.setRight(end);
    return all;
}

int Legend::wantedHeight(int width) const {
    if (m_folded && !m_card) return theme().px(52);
    const auto all = places(width);
    const double end = number().isEmpty() ? all.entries.empty()
                                                ? theme().px(legendHead)
                                                : all.entries.back().y() + theme().px(entryHeight / 2)
                                          : all.number.bottom();
    return qCeil(end) + theme().px(m_card ? 12 : 20);
}

void Legend::resizeEvent(QResizeEvent*) {
    const auto size = m_fold->sizeHint();
    m_fold->setGeometry(
        {{width() - theme().px(10) - size.width(), theme().px(26) - size.height() / 2}, size});
}

void Legend::paintEvent(QPaintEvent*) {
    QPainter p(this);
    const double s = theme().scale();
    if (m_card)
        paint::box(p, rect(), theme().px(12), theme().color(Hue::Surface), theme().color(Hue::Line2), 1);
    p.setPen(theme().color(Hue::Ink));
    p.setFont(theme().font(Type::Verdict));
    p.drawText(QRectF(margin(), 8 * s, width() - 2 * margin(), 36 * s), Qt::AlignVCenter, tr("Marks here"));
    if (m_folded && !m_card) return;
    const auto all = places(width());
    p.setFont(theme().font(Type::Body));
    for (std::size_t i = 0; i < m_entries.size(); ++i) {
        const auto& [mark, text] = m_entries[i];
        const double wide = marks::extent(mark, legendMark, s).width();
        const auto at = all.entries[i];
        marks::paint(p, at + QPointF(wide / 2, 0), mark, legendMark, s);
        p.drawText(
            QRectF(at.x() + wide + besideMark * s, at.y() - entryHeight / 2 * s, width(), entryHeight * s),
            Qt::AlignVCenter, text);
    }
    p.setPen(theme().color(Hue::Ink2));
    phrases::draw(p, all.number, Qt::AlignLeft | Qt::AlignTop, number());
}
