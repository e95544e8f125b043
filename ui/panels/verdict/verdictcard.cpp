#include "ui/panels/verdict/verdictcard.h"

#include <QHBoxLayout>

#include "ui/controls/paint.h"
#include "ui/controls/says.h"
#include "ui/look/marks.h"
#include "ui/look/phrases.h"
#include "ui/match/shownmatch.h"
#include "ui/match/words.h"
#include "ui/panels/verdict/predictionbar.h"

#include <utility>

VerdictCard::VerdictCard(ShownMatch& session, QWidget* parent)
    : QWidget(parent), m_session(session), m_asked(new PredictionBar(session)) {
    for (const auto signal :
         {&ShownMatch::matchChanged, &ShownMatch::positionChanged, &ShownMatch::stateChanged})
        connect(&session, signal, this, &VerdictCard::refresh);
    connect(&session.hints(), &Hints::changed, this, &VerdictCard::refresh);
    connect(&session.players(), &Players::renamed, this, &VerdictCard::refresh);
    connect(&session.hints(), &Hints::changed, this, &VerdictCard::refresh);
    connect(&session.players(), &Players::renamed, this, &VerdictCard::refresh);
    connect(&session.studies(), &Studies::improved, this, &VerdictCard::refresh);
    connect(&theme(), &Theme::changed, this, QOverload<>::of(&QWidget::update));
    auto* line = new QHBoxLayout(this);
    line->addStretch();
    line->addWidget(m_asked);
    named(this, [] { return tr("Value of the position"); });
    inAnyLanguage(this, [this] { refresh(); });
}

void VerdictCard::refresh() {
    if (m_session.state() == ShownMatch::State::Animating) return;
    const auto now = content();
    update();
    if (std::exchange(m_now, now) == now) return;
    setAccessibleDescription(now.sentence + QStringLiteral(", ") + now.detail);
    setToolTip(now.detail);
    emit changed();
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

// Right of the mark, left of what is asked. Of marks of any width it begins at one place, unless a line would
// not be whole there.
QRectF VerdictCard::room(int width) const {
    const bool narrow = width < theme().px(320);
    const double edge = theme().px(narrow ? 12 : 22);
    const double right = width - theme().px(narrow ? 8 : 16) - (m_asked->isHidden() ? 0 : m_asked->width());
    const auto from = [&](double left) { return QRectF(left, 0, std::max(1.0, right - left), 1e5); };
    if (!m_now.mark) return from(edge);
    const double beside = edge + marks::extent(*m_now.mark, marks::Size::L, theme().scale()).width() +
                          theme().px(narrow ? 8 : 18);
    const auto usual = from(std::max(beside, edge + theme().px(narrow ? 0 : 74)));
    const bool whole =
        std::max(QFontMetricsF(theme().font(Type::Verdict)).horizontalAdvance(m_now.sentence),
                 QFontMetricsF(theme().font(Type::Body)).horizontalAdvance(m_now.detail)) <= usual.width();
    return whole ? usual : from(beside);
}

int VerdictCard::wantedHeight(int width) const {
    const auto room = this->room(width);
    const double sentence = phrases::bounds(theme().font(Type::Verdict), room, m_now.sentence).height();
    const double detail = phrases::bounds(theme().font(Type::Body), room, m_now.detail).height();
    const bool narrow = width < theme().px(320);
    if (narrow) return std::max(theme().px(52), qCeil(sentence) + theme().px(8));
    return std::max(theme().px(62), qCeil(sentence + detail) + theme().px(8));
}

// How sure it is gives way where there is no room for it.
void VerdictCard::paintEvent(QPaintEvent*) {
    QPainter p(this);
    const double scale = theme().scale();
    const auto wash = m_now.mark ? cardWash(*m_now.mark) : Hue::Surface;
    paint::box(p, rect(), theme().px(12), theme().color(wash), theme().color(Hue::Line),
               wash == Hue::Surface ? 1 : 0);
    auto room = this->room(width());
    room.setHeight(height());
    if (m_now.mark) {
        const double wide = marks::extent(*m_now.mark, marks::Size::L, scale).width();
        marks::paint(p, {theme().px(width() < theme().px(320) ? 12 : 22) + wide / 2, height() / 2.0},
                     *m_now.mark, marks::Size::L, scale);
    }
    const auto large = theme().font(Type::Verdict), small = theme().font(Type::Body);
    const double sentence = phrases::bounds(large, room, m_now.sentence).height();
    const double detail = phrases::bounds(small, room, m_now.detail).height();
    const bool both = sentence + detail <= height();
    const double top = (height() - sentence - (both ? detail : 0)) / 2;
    p.setFont(large);
    p.setPen(theme().color(Hue::Ink));
    phrases::draw(p, {room.left(), top, room.width(), sentence}, Qt::AlignLeft, m_now.sentence);
    if (!both) return;
    p.setFont(small);
    p.setPen(theme().color(Hue::Ink2));
    phrases::draw(p, {room.left(), top + sentence, room.width(), detail}, Qt::AlignLeft, m_now.detail);
}
