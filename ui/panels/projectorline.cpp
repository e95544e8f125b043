#include "ui/panels/projectorline.h"

#include <QHBoxLayout>
#include <QPainter>

#include "ui/controls/says.h"
#include "ui/look/language.h"
#include "ui/look/marks.h"
#include "ui/look/theme.h"
#include "ui/match/session.h"
#include "ui/match/words.h"
#include "ui/models/movesmodel.h"
#include "ui/panels/predictionbar.h"

#include <algorithm>
#include <array>
#include <utility>

ProjectorLine::ProjectorLine(Session& session, const MovesModel& moves, QWidget* parent)
    : Card(parent), m_session(session), m_moves(moves) {
    connect(&moves, &MovesModel::refreshed, this, QOverload<>::of(&QWidget::update));
    connect(&session, &Session::stateChanged, this, QOverload<>::of(&QWidget::update));
    auto* line = new QHBoxLayout(this);
    line->addStretch();
    line->addWidget(new PredictionBar(session));
    inAnyLanguage(this, [this] { update(); });
}

void ProjectorLine::paintEvent(QPaintEvent* event) {
    Card::paintEvent(event);
    if (!m_session.active()) return;
    QPainter p(this);
    const double s = theme().scale(), end = width() - 16 * s;
    double x = 16 * s;
    const auto write = [&](const QString& text, Type type, Hue hue, double gap) {
        p.setFont(theme().font(type));
        p.setPen(theme().color(hue));
        const auto shown = p.fontMetrics().elidedText(text, Qt::ElideRight, static_cast<int>(end - x));
        if (end - x < 20 * s) return;
        p.drawText(QRectF(x, 0, end - x, height()), Qt::AlignVCenter, shown);
        x += p.fontMetrics().horizontalAdvance(shown) + gap;
    };
    const auto draw = [&](const marks::Mark& mark, marks::Size size) {
        const double w = marks::extent(mark, size, s).width();
        if (x + w > end) return;
        marks::paint(p, {x + w / 2, height() / 2.0}, mark, size, s);
        x += w + 8 * s;
    };
    if (const auto ending = m_session.match().ending()) // the strip above says who has won
        return write(words::reason(*ending, m_session), Type::Bold, Hue::Ink, 0);
    if (m_session.hints().holdsBack()) return write(tr("What is it worth?"), Type::Bold, Hue::Ink, 0);
    if (m_session.hints().level() == Help::Off) { // nothing is told but what both play for
        const auto& match = m_session.match();
        return write(language::spoken(match.game().goal(match.position())), Type::Body, Hue::Ink2, 0);
    }
    const auto* known = m_session.hints().shown();
    const auto verdict = seen(known ? known->verdict : core::Verdict{}, m_session.hints().shownHelp());
    draw(marks::of(verdict, false, true), marks::Size::M);
    write(words::prospect(verdict, m_session.match().mover(), m_session), Type::Bold, Hue::Ink, 28 * s);
    // Nothing is cut: what has no room is left out.
    for (int i = 0; m_moves.showsValues() && i < std::min(3, m_moves.rowCount()); ++i) {
        const auto& mark = m_moves.at(i).mark;
        const auto& phrase = m_moves.at(i).phrase;
        const double wide = marks::extent(mark, marks::Size::S, s).width() + 8 * s;
        if (x + wide + QFontMetricsF(theme().font(Type::Bold)).horizontalAdvance(phrase) > end) break;
        draw(mark, marks::Size::S);
        write(phrase, Type::Bold, Hue::Ink, 20 * s);
    }
    using Glyph = marks::Mark::Glyph;
    x += 12 * s;
    const std::array values{std::pair(Glyph::Win, tr("win")), std::pair(Glyph::Draw, tr("draw")),
                            std::pair(Glyph::Loss, tr("loss"))};
    for (const auto& [glyph, text] : values) {
        if (glyph == Glyph::Draw && !m_session.match().game().kind().draws) continue;
        p.setFont(theme().font(Type::Secondary));
        if (x + 36 * s + p.fontMetrics().horizontalAdvance(text) > end) break;
        draw({glyph, true, false, {}}, marks::Size::S);
        write(text, Type::Secondary, Hue::Ink2, 16 * s);
    }
}
