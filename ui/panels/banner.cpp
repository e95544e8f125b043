#include "ui/panels/banner.h"

#include <QLineEdit>
#include <QMouseEvent>

#include "ui/controls/button.h"
#include "ui/endless.h"
#include "ui/language.h"
#include "ui/panels/stopbutton.h"
#include "ui/session.h"
#include "ui/settings.h"
#include "ui/theme.h"
#include "ui/words.h"

using core::Player;

Banner::Banner(Session& session, QWidget* parent)
    : QWidget(parent), m_session(session), m_stop(new StopButton(session, this)) {
    for (auto** button : {&m_goOn, &m_lookBack, &m_again, &m_loop, &m_yes, &m_no})
        *button = new Button(Button::Style::Light, {}, this);
    m_name = new QLineEdit(this);
    m_name->setMaxLength(40);
    m_name->hide();
    m_noticeEnds.setSingleShot(true);
    connect(&m_noticeEnds, &QTimer::timeout, this, &Banner::dropNotice);
    connect(&m_slide, &QVariantAnimation::valueChanged, this, QOverload<>::of(&QWidget::update));
    for (const auto signal : {&Session::matchChanged, &Session::positionChanged})
        connect(&session, signal, this, &Banner::dropNotice);
    connect(&session, &Session::moved, this, &Banner::dropNotice);
    connect(&session, &Session::stateChanged, this, &Banner::refresh);
    connect(&session, &Session::seatsChanged, this, &Banner::refresh);
    connect(&theme(), &Theme::changed, this, &Banner::refresh);
    connect(m_goOn, &Button::clicked, &session, &Session::goOn);
    connect(m_lookBack, &Button::clicked, this, [this] { m_session.goTo(0); });
    connect(m_again, &Button::clicked, this, &Banner::againRequested);
    connect(m_loop, &Button::clicked, this, [this] {
        if (const auto loop = endless::ended(m_session.match())) emit loopRequested(loop->board);
    });
    connect(m_no, &Button::clicked, this, &Banner::dropNotice);
    connect(m_yes, &Button::clicked, this, [this] {
        const auto then = std::exchange(m_then, {});
        dropNotice();
        if (then) then();
    });
    connect(m_name, &QLineEdit::editingFinished, this, [this] {
        if (m_name->isHidden()) return;
        m_name->hide();
        m_session.rename(m_named, m_name->text());
    });
    m_slide.setStartValue(0.0);
    m_slide.setEndValue(0.0);
    retranslate();
}

void Banner::say(const QString& text) {
    m_notice = text;
    m_then = {};
    m_noticeEnds.start(3500);
    refresh();
}

void Banner::ask(const QString& text, const QString& yes, std::function<void()> then) {
    m_notice = text;
    m_then = std::move(then);
    m_refusable = true;
    m_noticeEnds.stop();
    m_yes->setText(yes);
    refresh();
}

void Banner::hold(const QString& text, const QString& leave, std::function<void()> then) {
    ask(text, leave, std::move(then));
    m_refusable = false;
    refresh();
}

void Banner::dropNotice() {
    m_notice.clear();
    m_then = {};
    m_noticeEnds.stop();
    refresh();
}

Banner::Mode Banner::mode() const {
    if (m_then) return Mode::Question;
    if (!m_notice.isEmpty()) return Mode::Notice;
    return m_session.state() == Session::State::Finished ? Mode::Finished : Mode::Turn;
}

void Banner::retranslate() {
    m_stop->setText(tr("Stop"));
    m_goOn->setText(tr("Go on"));
    m_lookBack->setText(tr("Look back"));
    m_again->setText(tr("Again"));
    m_loop->setText(tr("Show the loop"));
    m_no->setText(tr("Cancel"));
    setAccessibleName(tr("Whose turn it is"));
    m_name->setAccessibleName(tr("Name"));
    refresh();
}

void Banner::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslate();
    QWidget::changeEvent(event);
}

void Banner::refresh() {
    const auto now = mode();
    const auto state = m_session.state();
    m_stop->setVisible(now == Mode::Turn && state == Session::State::Thinking);
    m_goOn->setVisible(now == Mode::Turn && state == Session::State::Reviewing);
    m_lookBack->setVisible(now == Mode::Finished);
    m_again->setVisible(now == Mode::Finished);
    m_loop->setVisible(now == Mode::Finished && endless::ended(m_session.match()));
    m_yes->setVisible(now == Mode::Question);
    m_no->setVisible(now == Mode::Question && m_refusable);
    if (m_session.active()) {
        const auto ending = m_session.match().ending();
        setAccessibleDescription(!m_notice.isEmpty() ? m_notice
                                 : ending            ? words::result(*ending, m_session)
                                                     : title(m_session.match().mover()));
        if (now != Mode::Finished) slide();
    }
    arrange();
    update();
}

// Starts the plates towards the mover. While a move is shown they still wait: the turn passes with it.
void Banner::slide() {
    const double target = m_session.match().mover() == Player::First ? 0 : 1;
    if (m_slide.endValue().toDouble() == target) return;
    const double from = m_slide.state() == QAbstractAnimation::Running ? m_slide.currentValue().toDouble()
                                                                       : m_slide.endValue().toDouble();
    m_slide.stop();
    m_slide.setStartValue(from);
    m_slide.setEndValue(target);
    m_slide.setEasingCurve(QEasingCurve::InOutSine);
    m_slide.setDuration(settings::reduceMotion() ? 0 : 220);
    m_slide.start();
}

void Banner::editName(Player player) {
    if (!m_session.active() || mode() != Mode::Turn) return;
    m_named = player;
    m_name->setText(words::name(player, m_session));
    const auto box = plate(player);
    const int width = theme().px(180), height = theme().px(36);
    m_name->setGeometry(qRound(box.center().x()) - width / 2, qRound(box.center().y()) - height / 2, width,
                        height);
    m_name->show();
    m_name->selectAll();
    m_name->setFocus();
}

void Banner::mouseDoubleClickEvent(QMouseEvent* event) {
    for (const auto player : {Player::First, Player::Second})
        if (plate(player).contains(event->position())) editName(player);
}

void Banner::resizeEvent(QResizeEvent*) {
    arrange();
}

// The buttons stand at the right end; on the second player's plate, whose crest is there, at the left.
void Banner::arrange() {
    const auto box = whole();
    const int y = qRound(box.center().y()), gap = theme().px(8);
    int right = qRound(box.right()) - theme().px(16);
    for (auto* button : {m_lookBack, m_again, m_loop, m_no, m_yes}) {
        if (button->isHidden()) continue;
        button->resize(button->sizeHint());
        button->move(right - button->width(), y - button->height() / 2);
        right -= button->width() + gap;
    }
    if (!m_session.active()) return;
    const auto mover = m_session.match().mover();
    const double wide = box.width() * 0.63;
    for (QWidget* button : {static_cast<QWidget*>(m_stop), static_cast<QWidget*>(m_goOn)}) {
        button->resize(button->sizeHint());
        const double x = mover == Player::First ? wide - theme().px(16) - button->width()
                                                : box.width() - wide + theme().px(12);
        button->move(qRound(x), y - button->height() / 2);
    }
}

QRectF Banner::whole() const {
    return {0, 0, static_cast<double>(width()), static_cast<double>(height() - theme().px(notch))};
}

QRectF Banner::plate(Player player) const {
    const auto box = whole();
    const double gap = theme().px(12);
    const double wide = box.width() * 0.63, narrow = box.width() - wide - gap;
    const double first = wide + (narrow - wide) * m_slide.currentValue().toDouble();
    if (player == Player::First) return {0, 0, first, box.height()};
    return {first + gap, 0, box.width() - first - gap, box.height()};
}

QString Banner::title(Player player) const {
    const auto name = words::name(player, m_session);
    const bool thinks = m_session.state() == Session::State::Thinking;
    return thinks ? tr("%1 is thinking").arg(name) : tr("%1’s turn").arg(name);
}

namespace {

// The moves that would end the match by repetition.
QString repeatingMoves(const core::Match& match) {
    QStringList all;
    for (const auto move : match.game().moves(match.position()))
        if (match.repeats(move)) all << QString::fromStdString(match.game().text(match.position(), move));
    return all.join(QStringLiteral("  "));
}

} // namespace

QString Banner::prompt() const {
    const auto& match = m_session.match();
    switch (m_session.state()) {
    case Session::State::HumanTurn:
        if (const auto repeating = repeatingMoves(match); !repeating.isEmpty())
            return tr("Draw by repetition: %1").arg(repeating);
        return language::spoken(match.game().prompt(match.position()));
    case Session::State::Reviewing:
        return match.ply() < match.plies() ? tr("Looking back") : tr("Resting");
    default:
        return {};
    }
}
