#include "ui/panels/verdictcard.h"

#include <QHBoxLayout>

#include "ui/controls/paint.h"
#include "ui/controls/says.h"
#include "ui/look/marks.h"
#include "ui/look/phrases.h"
#include "ui/match/session.h"
#include "ui/match/words.h"
#include "ui/panels/predictionbar.h"

#include <optional>

// What stands on the card; without a mark it is neutral.
struct VerdictCard::Content {
    QString sentence, detail;
    std::optional<marks::Mark> mark;
};

VerdictCard::VerdictCard(Session& session, QWidget* parent) : QWidget(parent), m_session(session) {
    for (const auto signal : {&Session::matchChanged, &Session::positionChanged, &Session::stateChanged})
        connect(&session, signal, this, &VerdictCard::refresh);
    connect(&session.hints(), &Hints::changed, this, &VerdictCard::refresh);
    connect(&session.players(), &Players::renamed, this, &VerdictCard::refresh);
    connect(&session.studies(), &Studies::improved, this, &VerdictCard::refresh);
    connect(&theme(), &Theme::changed, this, QOverload<>::of(&QWidget::update));
    auto* line = new QHBoxLayout(this);
    line->addStretch();
    line->addWidget(new PredictionBar(session));
    named(this, [] { return tr("Value of the position"); });
    inAnyLanguage(this, [this] { refresh(); });
}

void VerdictCard::refresh() {
    const auto now = content();
    setAccessibleDescription(now.sentence + QStringLiteral(", ") + now.detail);
    update();
}

VerdictCard::Content VerdictCard::content() const {
    if (!m_session.active()) return {};
    const auto& match = m_session.match();
    if (const auto ending = match.ending()) {
        const auto winner = ending->winner.value_or(core::Player::First);
        return {words::result(*ending, m_session), words::reason(*ending, m_session),
                marks::of(words::resultFor(winner, *ending), false, false)};
    }
    if (m_session.hints().level() == Help::Off)
        return {tr("Hints are off"),
                m_session.hints().asked()        ? tr("while the class is asked")
                : m_session.hints().lockClosed() ? tr("locked by the teacher")
                : m_session.hints().locked()     ? tr("at this table")
                                                 : tr("H shows the best move once"),
                {}};
    if (m_session.hints().holdsBack())
        return {tr("What is it worth?"), tr("for %1").arg(words::name(match.mover(), m_session)), {}};
    const auto* known = m_session.hints().shown();
    if (known != nullptr && known->silent())
        return {tr("No hints yet"), tr("they begin with the next step of the game"), {}};
    const auto verdict = seen(known ? known->verdict : core::Verdict{}, m_session.hints().shownHelp());
    return {words::prospect(verdict, match.mover(), m_session), detail(verdict),
            marks::of(verdict, false, true)};
}

// How right the prediction was, or how sure the value is.
QString VerdictCard::detail(const core::Verdict& verdict) const {
    const auto said = m_session.hints().prediction();
    if (!said || !m_session.hints().choice().predictsFirst) return words::certainty(verdict);
    if (verdict.proven() && verdict.lower == *said) return tr("Well predicted!");
    return tr("You said: %1.").arg(words::value(core::exactly(*said)));
}

namespace {

Hue cardWash(const marks::Mark& mark) {
    switch (mark.glyph) {
    case marks::Mark::Glyph::Win:
        return Hue::WinWash;
    case marks::Mark::Glyph::Draw:
        return Hue::DrawWash;
    case marks::Mark::Glyph::Loss:
        return Hue::LossWash;
    default:
        return Hue::Surface;
    }
}

} // namespace

void VerdictCard::paintEvent(QPaintEvent*) {
    QPainter p(this);
    const auto now = content();
    const double scale = theme().scale();
    const auto wash = now.mark ? cardWash(*now.mark) : Hue::Surface;
    paint::box(p, rect(), theme().px(12), theme().color(wash), theme().color(Hue::Line),
               wash == Hue::Surface ? 1 : 0);
    const bool narrow = width() < theme().px(320);
    const double margin = theme().px(narrow ? 12 : 20);
    double x = margin;
    if (now.mark) {
        const auto size = narrow ? marks::Size::M : marks::Size::L;
        const auto extent = marks::extent(*now.mark, size, scale);
        marks::paint(p, {x + extent.width() / 2, height() / 2.0}, *now.mark, size, scale);
        x += extent.width() + theme().px(narrow ? 10 : 16);
    }
    // Words that do not fit are smaller; a sentence or a detail that needs two lines takes room from the
    // other.
    const auto font = [&](Type type, Type smaller, const QString& text) {
        const bool fits =
            QFontMetricsF(theme().font(type)).horizontalAdvance(text) <= width() - x - theme().px(8);
        return theme().font(fits ? type : smaller);
    };
    const auto large =
        font(narrow ? Type::Bold : Type::Verdict, narrow ? Type::Note : Type::Bold, now.sentence);
    const auto small = font(narrow ? Type::Note : Type::Secondary, Type::Note, now.detail);
    const auto lines = [&](const QFont& with, const QString& text) {
        return QFontMetricsF(with).horizontalAdvance(text) * 0.9 > width() - x - theme().px(8) ? 2 : 1;
    };
    const int above = lines(large, now.sentence), below = lines(small, now.detail);
    const double edge = theme().px(above + below == 2 ? 6 : 2), tall = height() - 2 * edge;
    const double part = tall * (above == below ? 0.5 : above > below ? 0.66 : 0.36);
    const auto line = [&](const QString& text, const QFont& with, Hue hue, double top, double room) {
        p.setFont(with);
        p.setPen(theme().color(hue));
        phrases::line(p, {x, top, width() - x - theme().px(8), room}, Qt::AlignLeft, text);
    };
    // Why it is over stands beside the board already: here it is told where there is room for all of it.
    const double wide = width() - x - theme().px(8);
    if (m_session.active() && m_session.match().ending() &&
        phrases::bounds(small, {0, 0, wide, 1e5}, now.detail).height() > tall - part)
        return line(now.sentence, large, Hue::Ink, edge, tall);
    line(now.sentence, large, Hue::Ink, edge, part);
    line(now.detail, small, Hue::Ink2, edge + part, tall - part);
}
