#include "ui/panels/plates/banner.h"

#include "ui/controls/announcer.h"
#include "ui/controls/says.h"
#include "ui/look/language.h"
#include "ui/look/theme.h"
#include "ui/match/session.h"
#include "ui/match/words.h"
#include "ui/panels/plates/endplate.h"
#include "ui/panels/plates/strips.h"
#include "ui/panels/plates/turnplates.h"

const int Banner::notch = TurnPlates::notch;

Banner::Banner(Session& session, QWidget* parent)
    : QWidget(parent), m_session(session), m_turn(new TurnPlates(session, this)),
      m_looking(new LookingStrip(session, this)), m_end(new EndPlate(session, this)),
      m_notice(new NoticeStrip(this)) {
    const auto forget = [this] { m_notice->drop(), m_turn->answer({}); };
    for (const auto signal : {&Session::matchChanged, &Session::positionChanged})
        connect(&session, signal, this, forget);
    connect(&session, &Session::moved, this, forget);
    connect(&session, &Session::stateChanged, this, &Banner::refresh);
    connect(&session.players(), &Players::renamed, this, &Banner::refresh);
    connect(&theme(), &Theme::changed, this, &Banner::refresh);
    connect(m_notice, &NoticeStrip::changed, this, &Banner::refresh);
    connect(m_notice, &NoticeStrip::answered, this, &Banner::answered);
    connect(m_end, &EndPlate::labRequested, this, &Banner::labRequested);
    connect(m_end, &EndPlate::reviewRequested, this, &Banner::reviewRequested);
    named(this, [] { return tr("Whose turn it is"); });
    inAnyLanguage(this, [this] { refresh(); });
}

void Banner::say(const QString& text) {
    m_notice->say(text);
}

void Banner::ask(const QString& text, const QString& yes, std::function<void()> then, Asked where) {
    m_notice->ask(text, yes, std::move(then));
    if (where == Asked::Here) m_notice->leadToAnswer();
}

void Banner::hold(const QString& text, const QString& leave, std::function<void()> then) {
    m_notice->hold(text, leave, std::move(then));
}

void Banner::dropNotice() {
    m_notice->drop();
}

void Banner::answer(const QString& text) {
    if (shown() != m_turn) return say(text);
    m_turn->answer(text);
    announce(*this, text);
}

void Banner::serve(std::optional<core::Player> player) {
    m_turn->serve(player);
}

void Banner::setReviewed(bool reviewed) {
    m_end->setReviewed(reviewed);
}

void Banner::repeat(Banner& other) {
    m_notice->repeat(*other.m_notice);
}

void Banner::editName(core::Player player) {
    if (shown() == m_turn) m_turn->editName(player);
}

QWidget* Banner::shown() const {
    if (m_notice->shown()) return m_notice;
    if (!m_session.active()) return m_turn;
    if (m_session.state() == Session::State::Finished) return m_end;
    const bool playing = m_session.state() == Session::State::Animating && m_session.match().line() == 0;
    return !playing && m_session.match().looksBack() ? static_cast<QWidget*>(m_looking) : m_turn;
}

QString Banner::standing() const {
    if (!m_session.active()) return {};
    if (const auto ending = m_session.match().ending())
        return language::sentences({words::result(*ending, m_session), words::reason(*ending, m_session)});
    const auto turn = m_turn->title(m_session.match().mover());
    const auto looking = m_session.match().looksBack() ? m_looking->where() : QString();
    return language::sentences({looking, turn, m_turn->prompt(), m_turn->score()});
}

void Banner::refresh() {
    setAccessibleDescription(m_notice->shown() ? m_notice->text() : standing());
    m_turn->refresh();
    m_looking->refresh();
    m_end->refresh();
    const auto* now = shown();
    for (QWidget* part : std::initializer_list<QWidget*>{m_turn, m_looking, m_end, m_notice})
        part->setVisible(part == now);
}

void Banner::resizeEvent(QResizeEvent*) {
    m_turn->setGeometry(rect());
    const auto plates = rect().adjusted(0, 0, 0, -theme().px(notch));
    for (QWidget* part : std::initializer_list<QWidget*>{m_looking, m_end, m_notice})
        part->setGeometry(plates);
}
