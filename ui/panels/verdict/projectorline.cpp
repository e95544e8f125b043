#include "ui/panels/verdict/projectorline.h"

#include <QHBoxLayout>
#include <QPainter>

#include "ui/controls/paint.h"
#include "ui/controls/says.h"
#include "ui/look/language.h"
#include "ui/look/phrases.h"
#include "ui/look/theme.h"
#include "ui/match/shownmatch.h"
#include "ui/match/words.h"
#include "ui/models/movesmodel.h"
#include "ui/panels/verdict/predictionbar.h"

#include <algorithm>

ProjectorLine::ProjectorLine(ShownMatch& session, const MovesModel& moves, QWidget* parent)
    : QWidget(parent), m_session(session), m_moves(moves) {
    connect(&moves, &MovesModel::refreshed, this, &ProjectorLine::refresh);
    for (const auto signal : {&ShownMatch::matchChanged, &ShownMatch::stateChanged})
        connect(&session, signal, this, &ProjectorLine::refresh);
    connect(&session.hints(), &Hints::changed, this, &ProjectorLine::refresh);
    connect(&session.players(), &Players::renamed, this, &ProjectorLine::refresh);
    connect(&session.studies(), &Studies::improved, this, &ProjectorLine::refresh);
    connect(&theme(), &Theme::changed, this, qOverload<>(&QWidget::update));
    auto* line = new QHBoxLayout(this);
    line->addStretch();
    line->addWidget(new PredictionBar(session));
    inAnyLanguage(this, [this] { refresh(); });
}

// What is on the board changes when the piece has landed, and this with it.
void ProjectorLine::refresh() {
    if (!m_session.active() || m_session.state() == ShownMatch::State::Animating) return;
    m_mark.reset();
    m_best.clear();
    const auto& match = m_session.match();
    if (const auto ending = match.ending()) { // the plate above says who has won
        m_sentence = words::reason(*ending, m_session);
    } else if (m_session.hints().holdsBack()) {
        m_sentence = tr("What is it worth?");
    } else if (m_session.hints().level() == Help::Off) { // nothing is told but what both play for
        m_sentence = language::spoken(match.game().goal(match.position()));
    } else {
        const auto* known = m_session.hints().shown();
        const auto verdict = seen(known ? known->verdict : core::Verdict{}, m_session.hints().shownHelp());
        m_mark = marks::of(verdict, false, true);
        m_sentence = words::prospect(verdict, match.mover(), m_session);
        constexpr int most = 3;
        for (int i = 0; m_moves.showsValues() && i < std::min(most, m_moves.rowCount()); ++i) {
            auto mark = m_moves.at(i).mark;
            mark.best = m_moves.at(i).best;
            m_best.emplace_back(m_moves.at(i).notation, mark);
        }
    }
    setAccessibleName(m_sentence);
    update();
}

namespace {

Hue washFor(const std::optional<marks::Mark>& mark) {
    using Glyph = marks::Mark::Glyph;
    if (!mark) return Hue::Surface;
    return mark->glyph == Glyph::Win    ? Hue::WinWash
           : mark->glyph == Glyph::Draw ? Hue::DrawWash
           : mark->glyph == Glyph::Loss ? Hue::LossWash
                                        : Hue::Surface;
}

} // namespace

// The verdict and the best moves; a move that has no room is left out, nothing is cut.
void ProjectorLine::paintEvent(QPaintEvent*) {
    QPainter p(this);
    const auto& t = theme();
    const double s = t.scale(), end = width() - 12 * s, middle = height() / 2.0;
    const auto wash = washFor(m_mark);
    paint::box(p, rect(), 10 * s, t.color(wash), t.color(Hue::Line), wash == Hue::Surface ? 1 : 0);
    double x = 12 * s;
    const auto draw = [&](const marks::Mark& mark, double beside) {
        const double wide = marks::extent(mark, marks::Size::M, s).width();
        marks::paint(p, {x + wide / 2, middle}, mark, marks::Size::M, s);
        x += wide + beside * s;
    };
    if (m_mark) draw(*m_mark, 12);
    const QFontMetricsF verdict(t.font(Type::Verdict));
    const bool large = verdict.horizontalAdvance(m_sentence) <= end - x;
    p.setFont(t.font(large ? Type::Verdict : Type::Body));
    p.setPen(t.color(Hue::Ink));
    const auto used =
        phrases::draw(p, {x, 0, end - x, height() * 1.0}, Qt::AlignVCenter | Qt::AlignLeft, m_sentence);
    x += used.width() + 20 * s;
    for (const auto& [notation, mark] : m_best) {
        const double name = verdict.horizontalAdvance(notation);
        const double wide = 20 * s + name + 10 * s + marks::extent(mark, marks::Size::M, s).width();
        if (x + wide > end) break;
        p.fillRect(QRectF(x, middle - 14 * s, 1, 28 * s), t.color(Hue::Line2));
        x += 12 * s;
        p.setFont(t.font(Type::Verdict));
        p.drawText(QRectF(x, 0, name + 2, height()), Qt::AlignVCenter, notation);
        x += name + 10 * s;
        draw(mark, 20);
    }
}
