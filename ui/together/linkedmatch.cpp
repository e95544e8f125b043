#include "ui/together/linkedmatch.h"

#include "core/together/limits.h"
#include "ui/controls/says.h"
#include "ui/look/language.h"
#include "ui/look/settings.h"
#include "ui/match/words.h"

#include <utility>

namespace together = core::together;
using core::Player;

LinkedMatch::LinkedMatch(Session& session, const QString& folder, std::chrono::milliseconds beat)
    : m_session(session), m_folder(folder), m_beat(beat), m_match(session), m_seal(together::sodiumSeal()) {
    connect(&m_match, &FollowedMatch::says, this, [this](const QString& move, int) {
        act([&](together::Room& room) { room.play(move.toStdString()); });
    });
    connect(&m_match, &FollowedMatch::left, this, [this] {
        m_match.end();
        showAwaited();
        emit told(tr("The match by a link waits for you: the line above leads back to it."));
        emit changed();
    });
    inAnyLanguage(this, [this] { showAwaited(); });
}

// The room stays; the others are told that nobody is here.
LinkedMatch::~LinkedMatch() {
    m_match.disconnect(this);
    disconnect();
    m_carried.reset();
    m_match.end();
    showAwaited();
}

bool LinkedMatch::restore() {
    auto carried = CarriedRoom::restored(*m_seal, m_folder, [this](const QString& line) { emit told(line); });
    for (auto& one : CarriedRoom::left(*m_seal, m_folder)) {
        one->connectLine(m_beat);
        part(std::move(one));
    }
    if (!carried) return false;
    m_in = true;
    enter(std::move(carried));
    return true;
}

void LinkedMatch::invite(const together::Broker& at, const together::Room::Opening& opening) {
    auto room = std::make_unique<together::Room>(*m_seal, at, opening);
    leave();
    m_in = true;
    enter(std::make_unique<CarriedRoom>(std::move(room), m_folder));
}

bool LinkedMatch::follow(const together::Invitation& invitation) {
    if (room() != nullptr && room()->invitation() == invitation) return true;
    if (room() != nullptr && room()->bound()) return false;
    leave();
    enter(std::make_unique<CarriedRoom>(std::make_unique<together::Room>(*m_seal, invitation), m_folder));
    return true;
}

void LinkedMatch::enter(std::unique_ptr<CarriedRoom> carried) {
    m_carried = std::move(carried);
    m_number = -1;
    m_asked = false;
    m_other = {};
    connect(m_carried.get(), &CarriedRoom::changed, this, &LinkedMatch::refreshSoon);
    connect(m_carried.get(), &CarriedRoom::beaten, this, &LinkedMatch::showAwaited);
    connect(m_carried.get(), &CarriedRoom::told, this, &LinkedMatch::told);
    connect(m_carried.get(), &CarriedRoom::said, this, [this](Player who, const core::Phrase& phrase) {
        emit told(language::spoken(together::saysMessage(who, phrase, names())));
    });
    m_carried->connectLine(m_beat);
    refresh();
}

// The others are told, now or when there is a line again.
void LinkedMatch::part(std::unique_ptr<CarriedRoom> left) {
    if (m_parting.size() >= together::limits::mostLeft) m_parting.erase(m_parting.begin());
    auto* one = left.get();
    const auto forget = [this, one] {
        std::erase_if(m_parting, [one](const auto& other) { return other.get() == one; });
    };
    connect(one, &CarriedRoom::gone, this, forget, Qt::QueuedConnection);
    m_parting.push_back(std::move(left));
}

void LinkedMatch::leave() {
    if (!m_carried) return;
    const auto later = together::toldLater(*room(), names());
    m_carried->disconnect(this);
    m_carried->leave();
    if (!room()->gone()) {
        if (!room()->connected() && !later.empty()) emit told(language::spoken(later));
        part(std::move(m_carried));
    }
    m_carried.reset();
    m_match.end();
    showAwaited();
    m_in = false;
    emit changed();
}

QString LinkedMatch::link() const {
    const auto page = settings::page().toStdString();
    return QString::fromStdString(room()->invitation().link(page.empty() ? "kachisuji:" : page));
}

core::Names LinkedMatch::names() const {
    const auto& seats = room()->course().seats();
    core::Names names;
    for (const auto player : {Player::First, Player::Second}) {
        const auto at = static_cast<std::size_t>(player);
        auto seat = seats[at];
        seat.name = QString::fromStdString(core::unturned(seat.name))
                        .simplified()
                        .left(core::Seat::longestName)
                        .toStdString();
        names[at] = words::name(player, seat).toStdString();
    }
    return names;
}

void LinkedMatch::act(const std::function<void(together::Room&)>& what) {
    if (!m_carried) return;
    try {
        what(m_carried->room());
    } catch (const core::InputError& error) {
        m_match.refuse();
        emit told(language::spoken(together::refusedMessage(error.message())));
    }
}

void LinkedMatch::sit(const QString& called) {
    m_in = true;
    act([&](together::Room& room) { room.sit(called.toStdString()); });
    refresh();
}

void LinkedMatch::watch() {
    m_in = true;
    refresh();
}

void LinkedMatch::say(std::size_t phrase) {
    act([&](together::Room& room) {
        room.say(phrase);
        if (room.connected()) emit told(language::spoken(together::youSayMessage(phrase)));
    });
}

void LinkedMatch::show() {
    m_number = -1;
    refresh();
}

// --- The match on the table ---

void LinkedMatch::begin() {
    const auto& course = room()->course();
    const core::Record record{course.match(), course.seats()};
    if (std::exchange(m_number, course.number()) < 0 && m_match.goOn(record, course.before(), *this))
        return emit begins();
    m_match.begin(record, course.before(), *this);
    emit begins();
}

void LinkedMatch::refreshSoon() {
    if (std::exchange(m_soon, true)) return;
    QMetaObject::invokeMethod(this, &LinkedMatch::refresh, Qt::QueuedConnection);
}

void LinkedMatch::refresh() {
    m_soon = false;
    if (!m_carried) return;
    const auto& course = room()->course();
    if (course.begun() && m_in) {
        if (m_number < 0 || (m_match.active() && m_number != course.number()))
            begin();
        else if (m_match.active())
            m_match.take({course.match(), course.seats()});
        m_match.seat(room()->player(), course.welcomed() && !course.left(0) && !course.left(1));
        tellOfOther();
    }
    showAwaited();
    emit changed();
}

void LinkedMatch::showAwaited() {
    const bool shows = m_carried && m_match.active();
    m_session.players().setAwaited(shows ? language::spoken(together::awaited(*room(), names())) : QString());
}

void LinkedMatch::tellOfOther() {
    const auto asks = together::askedFor(*room(), names());
    const bool wished = std::exchange(m_asked, !asks.empty());
    if (m_asked && !wished)
        emit asked(language::spoken(asks), tr("Allow"),
                   [this] { act([](together::Room& room) { room.allow(); }); });
    if (const auto news = m_other.news(*room(), names()); !news.empty()) emit told(language::spoken(news));
}

void LinkedMatch::ask(Session::Wish wish) {
    if (!room()->player()) return emit told(language::spoken(together::watchingMessage()));
    const auto asking = language::spoken(together::askingMessage(*room(), names()));
    act([&](together::Room& room) {
        switch (wish) {
        case Session::Wish::TakeBack:
            room.askUndo();
            return emit told(asking);
        case Session::Wish::AgreeDraw:
            room.askDraw();
            return emit told(asking);
        case Session::Wish::GiveUp:
            if (m_session.match().mover() != room.player())
                return emit told(tr("You can give up only on your own turn."));
            return room.giveUp();
        case Session::Wish::Again:
            return room.again();
        case Session::Wish::BringBack:   // what was taken back is played anew
        case Session::Wish::ChangeSides: // was not agreed on: a room has no word for it
            return;
        }
    });
}
