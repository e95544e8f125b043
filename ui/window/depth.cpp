#include "ui/window/depth.h"

#include "ui/look/settings.h"
#include "ui/match/session.h"

#include <utility>

Depth::Depth(Session& session, QObject* parent)
    : QObject(parent), m_session(session), m_open{settings::drawerPlain(), settings::drawer(), false},
      m_hinted(session.hints().choice().level != Help::Off) {
    m_slide.setEasingCurve(QEasingCurve::InOutSine);
    m_slide.setStartValue(open() ? 1.0 : 0.0);
    m_slide.setEndValue(m_slide.startValue());
    connect(&m_slide, &QVariantAnimation::valueChanged, this, &Depth::changed);
    connect(&m_slide, &QVariantAnimation::finished, this, &Depth::changed);
    for (const auto signal : {&Session::matchChanged, &Session::stateChanged})
        connect(&session, signal, this, &Depth::follow);
    connect(&session.hints(), &Hints::changed, this, &Depth::follow);
    follow();
}

Depth::At Depth::now() const {
    if (m_session.active() && m_session.match().over()) return Back;
    return m_session.hints().choice().level == Help::Off ? Plain : Hints;
}

double Depth::shown() const {
    return sliding() ? m_slide.currentValue().toDouble() : m_slide.endValue().toDouble();
}

void Depth::setOpen(bool open) {
    m_open[now()] = open;
    settings::drawerPlain.set(m_open[Plain]);
    settings::drawer.set(m_open[Hints]);
    slide();
}

void Depth::showHints() {
    if (m_session.hints().choice().level == Help::Off)
        m_session.hints().setLevel(static_cast<Help>(settings::lastHelp()));
    setOpen(true);
}

// A level that is chosen opens it; the end leaves it as it is.
void Depth::follow() {
    const bool hinted = m_session.hints().choice().level != Help::Off;
    const bool over = m_session.active() && m_session.match().over();
    if (hinted) settings::lastHelp.set(static_cast<int>(m_session.hints().choice().level));
    if (std::exchange(m_hinted, hinted) != hinted && hinted) m_open[Hints] = true;
    if (std::exchange(m_over, over) != over && over) m_open[Back] = m_open[hinted ? Hints : Plain];
    slide();
}

void Depth::slide() {
    const double to = open() ? 1 : 0, from = shown();
    if (m_slide.endValue().toDouble() == to) return;
    m_slide.stop();
    m_slide.setStartValue(from);
    m_slide.setEndValue(to);
    m_slide.setDuration(settings::reduceMotion() ? 0 : 220);
    m_slide.start();
    emit changed(); // at once: what is in it can have the focus
}
