#include "ui/panels/helpselector.h"

#include <QActionGroup>
#include <QMenu>
#include <QShortcut>

#include "ui/controls/paint.h"
#include "ui/controls/says.h"
#include "ui/look/art.h"
#include "ui/match/shownmatch.h"

#include <array>

namespace {

QString caption(Help help) {
    switch (help) {
    case Help::Off:
        return HelpSelector::tr("Off");
    case Help::VerdictOnly:
        return HelpSelector::tr("Verdict");
    case Help::Marks:
        return HelpSelector::tr("Marks");
    case Help::Numbers:
        return HelpSelector::tr("Numbers");
    }
    return {};
}

constexpr std::array levels{Help::Off, Help::VerdictOnly, Help::Marks, Help::Numbers};

QString key(Help help) {
    return QString::number(static_cast<int>(help));
}

} // namespace

HelpSelector::HelpSelector(ShownMatch& session, QWidget* parent)
    : QAbstractButton(parent), m_session(session) {
    setCursor(Qt::PointingHandCursor);
    setFocusPolicy(Qt::TabFocus);
    setAttribute(Qt::WA_Hover);
    connect(this, &QAbstractButton::clicked, this,
            [this] { openMenu(mapToGlobal(QPoint(width() - qRound(boxWidth()), height()))); });
    connect(&session.hints(), &Hints::changed, this, &HelpSelector::refresh);
    connect(&theme(), &Theme::changed, this, &HelpSelector::refresh);
    for (const auto level : levels)
        new QShortcut(QKeySequence(key(level)), parent, this,
                      [this, level] { m_session.hints().setLevel(level); });
    says(this, [] { return tr("Hints"); });
    named(this, [] { return tr("Hints"); });
    inAnyLanguage(this, [this] { refresh(); });
}

void HelpSelector::refresh() {
    setAccessibleDescription(caption(m_session.hints().level()));
    setToolTip(m_session.hints().locked() ? tr("The hints are locked") : tr("How much help is shown"));
    updateGeometry();
    update();
}

// Not modal: the menu takes care of itself and is gone when it closes.
void HelpSelector::openMenu(QPoint at) {
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    auto* group = new QActionGroup(menu);
    for (const auto level : levels) {
        auto* action = menu->addAction(caption(level) + QLatin1Char('\t') + key(level));
        action->setCheckable(true);
        action->setChecked(level == m_session.hints().choice().level);
        action->setEnabled(!m_session.hints().locked());
        group->addAction(action);
        connect(action, &QAction::triggered, this, [this, level] { m_session.hints().setLevel(level); });
    }
    menu->addSeparator();
    auto* predict = menu->addAction(tr("Predict first"));
    predict->setCheckable(true);
    predict->setChecked(m_session.hints().choice().predictsFirst);
    predict->setEnabled(!m_session.hints().locked() && m_session.hints().choice().level != Help::Off);
    predict->setToolTip(tr("Values are shown once you have said what the position is worth"));
    connect(predict, &QAction::triggered, this, [this](bool on) { m_session.hints().setPredictsFirst(on); });
    auto* fade = menu->addAction(tr("Fade the hints"));
    fade->setCheckable(true);
    fade->setChecked(m_session.hints().choice().fades);
    fade->setEnabled(predict->isEnabled());
    fade->setToolTip(tr("After five right predictions in a row the hints step back by a level"));
    connect(fade, &QAction::triggered, this, [this](bool on) { m_session.hints().setFades(on); });
    auto* traps = menu->addAction(tr("Tell the traps"));
    traps->setCheckable(true);
    traps->setChecked(m_session.hints().choice().traps);
    traps->setEnabled(!m_session.hints().locked() && m_session.hints().choice().level != Help::Off);
    traps->setToolTip(tr("Beside a move that draws: how many answers to it lose. Beside one that wins: how "
                         "many moves keep the win. Moves that lead to the same position count once"));
    connect(traps, &QAction::triggered, this, [this](bool on) { m_session.hints().setTraps(on); });
    auto* back = menu->addAction(tr("Bring the hints back") + QStringLiteral("\tB"));
    back->setEnabled(m_session.hints().faded() > 0);
    connect(back, &QAction::triggered, this, [this] { m_session.hints().bringBack(); });
    menu->setToolTipsVisible(true);
    auto* lock = menu->addAction(tr("Locked by the teacher"));
    lock->setCheckable(true);
    lock->setChecked(m_session.hints().lockClosed());
    connect(lock, &QAction::triggered, this, &HelpSelector::lockToggled);
    auto* look = menu->addAction(tr("Show for 5 seconds") + QStringLiteral("\tS"));
    look->setEnabled(m_session.hints().canShowBriefly());
    connect(look, &QAction::triggered, this, &HelpSelector::briefLookRequested);
    menu->popup(at);
}

double HelpSelector::boxWidth() const {
    return QFontMetricsF(theme().font(Type::Body)).horizontalAdvance(caption(m_session.hints().level())) +
           42 * theme().scale();
}

QSize HelpSelector::sizeHint() const {
    const QFontMetricsF bold(theme().font(Type::Bold));
    const double s = theme().scale();
    return {qRound(31 * s + bold.horizontalAdvance(text()) + 10.5 * s + boxWidth()), theme().target(36)};
}

void HelpSelector::paintEvent(QPaintEvent*) {
    QPainter p(this);
    const double s = theme().scale(), middle = height() / 2.0, side = 20 * s;
    const auto ink = theme().color(Hue::Ink);
    p.drawPixmap(QPointF(1 * s, middle - side / 2), art::icon("eye", side, devicePixelRatioF(), ink));
    const QRectF box(width() - boxWidth(), middle - 16 * s, boxWidth(), 32 * s);
    paint::box(p, box, 9 * s, theme().color(underMouse() ? Hue::Sunk : Hue::Surface),
               theme().color(hasFocus() ? Hue::Ink : Hue::Line2), hasFocus() ? 3 : 1);
    p.setPen(ink);
    p.setFont(theme().font(Type::Bold));
    p.drawText(QRectF(31 * s, 0, box.left() - 31 * s, height()), Qt::AlignVCenter, text());
    p.setFont(theme().font(Type::Body));
    p.drawText(box.adjusted(12.5 * s, 0, 0, 0), Qt::AlignVCenter, caption(m_session.hints().level()));
    const double arrow = 16 * s;
    p.drawPixmap(QPointF(box.right() - 15.5 * s - arrow / 2, middle - arrow / 2),
                 art::icon(m_session.hints().locked() ? "lock" : "down", arrow, devicePixelRatioF(), ink));
}
