#include "ui/together/linkedmatch.h"

#include <QDir>
#include <QFile>
#include <QSettings>

#include "core/play/untrusted.h"
#include "core/together/limits.h"
#include "ui/keep/savefile.h"
#include "ui/look/language.h"
#include "ui/match/words.h"

#include <chrono>
#include <utility>

using namespace std::chrono_literals;
namespace together = core::together;
using core::Player;

namespace {

constexpr auto beat = 2s;
constexpr const char* roomFile = "room.json";
constexpr const char* brokerKey = "broker";
constexpr int mostAround = 4'096; // bytes that MQTT puts around a message

QByteArray bytesOf(const std::string& text) {
    return QByteArray::fromStdString(text);
}

} // namespace

LinkedMatch::LinkedMatch(Session& session, const QString& folder, QObject* parent)
    : QObject(parent), m_session(session), m_folder(folder), m_match(session),
      m_seal(together::sodiumSeal()) {
    m_beat.setInterval(beat);
    connect(&m_beat, &QTimer::timeout, this, [this] { m_room->beat(); });
    connect(&m_match, &FollowedMatch::says, this, [this](const QString& move, int) {
        act([&](together::Room& room) { room.play(move.toStdString()); });
    });
    connect(&m_match, &FollowedMatch::left, this, [this] {
        m_match.end();
        emit told(tr("The match by a link waits for you: the line above leads back to it."));
        emit changed();
    });
}

// The room stays; the others are told that nobody is here.
LinkedMatch::~LinkedMatch() {
    m_match.disconnect(this);
    disconnect();
    if (m_room) m_room->pause();
    m_line.reset();
    m_match.end();
}

QString LinkedMatch::usualBroker() {
    return QSettings().value(QLatin1String(brokerKey)).toString().left(300);
}

void LinkedMatch::setUsualBroker(const QString& address) {
    QSettings().setValue(QLatin1String(brokerKey), address);
}

QString LinkedMatch::path() const {
    return QDir(m_folder).filePath(QLatin1String(roomFile));
}

bool LinkedMatch::kept(const QString& folder) {
    return QFile::exists(QDir(folder).filePath(QLatin1String(roomFile)));
}

// Of two programs on one home only one is in the room.
bool LinkedMatch::restore() {
    QFile file(path());
    auto lock = std::make_unique<QLockFile>(path() + QStringLiteral(".lock"));
    lock->setStaleLockTime(0);
    if (!lock->tryLock() || !file.open(QIODevice::ReadOnly)) return false;
    try {
        const auto text = file.read(static_cast<qint64>(together::limits::mostKept) + 1).toStdString();
        auto room = together::Room::restored(*m_seal, text);
        m_lock = std::move(lock);
        m_in = true;
        enter(std::move(room));
    } catch (const core::InputError& error) {
        emit told(QStringLiteral("%1: %2").arg(QLatin1String(roomFile), language::spoken(error.message())));
        putAside(path());
        return false;
    }
    return true;
}

void LinkedMatch::invite(const together::Broker& at, const together::Room::Opening& opening) {
    auto room = std::make_unique<together::Room>(*m_seal, at, opening);
    leave();
    m_in = true;
    enter(std::move(room));
}

void LinkedMatch::follow(const together::Invitation& invitation) {
    if (m_room && m_room->invitation() == invitation) return;
    leave();
    enter(std::make_unique<together::Room>(*m_seal, invitation));
}

void LinkedMatch::enter(std::unique_ptr<together::Room> room) {
    m_room = std::move(room);
    m_number = -1;
    m_asked = m_otherLeft = false;
    m_otherHere.reset();
    m_trouble.clear();
    m_room->listen({.changed =
                        [this] {
                            keep(); // before it goes out
                            if (std::exchange(m_soon, true)) return;
                            QMetaObject::invokeMethod(this, &LinkedMatch::refresh, Qt::QueuedConnection);
                        },
                    .told = [this](const core::Message& line) { emit told(language::spoken(line)); },
                    .said =
                        [this](Player who, const core::Phrase& phrase) {
                            emit told(tr("%1 says: %2").arg(name(who), language::spoken(phrase)));
                        }});
    keep();
    m_beat.start();
    const auto& invitation = m_room->invitation();
    m_line = broker::get().connect(
        {QString::fromStdString(invitation.broker.host), invitation.broker.port, bytesOf(m_room->topic()),
         bytesOf(m_room->presence()), bytesOf(m_room->farewell()),
         static_cast<int>(together::limits::mostBytes) + mostAround},
        {.opened =
             [this] {
                 m_trouble.clear();
                 m_room->opened(*this);
             },
         .closed = [this] { m_room->closed(); },
         .heard =
             [this](const QByteArray& topic, const QByteArray& bytes, bool keptThere) {
                 m_room->heard(topic.toStdString(),
                               {bytes.constData(), static_cast<std::size_t>(bytes.size())}, keptThere);
             },
         .failed =
             [this](const QString& why) {
                 m_trouble = why;
                 emit changed();
             }});
    refresh();
}

void LinkedMatch::publish(const std::string& topic, const std::string& bytes) {
    if (m_line) m_line->publish(bytesOf(topic), bytesOf(bytes));
}

// Only a seat is worth coming back to.
void LinkedMatch::keep() {
    if (!m_room || !m_room->seated()) return;
    if (!m_lock) {
        QDir().mkpath(m_folder);
        m_lock = std::make_unique<QLockFile>(path() + QStringLiteral(".lock"));
        m_lock->setStaleLockTime(0);
        m_lock->tryLock();
    }
    constexpr auto mine = QFileDevice::ReadOwner | QFileDevice::WriteOwner;
    const auto error = saveFile(path(), bytesOf(m_room->kept()), mine);
    if (!error.isEmpty()) emit told(tr("The match could not be saved: %1").arg(error));
}

void LinkedMatch::leave() {
    if (!m_room) return;
    const bool seat = m_room->seated();
    try {
        m_room->leave();
    } catch (const core::InputError&) { // it was over already
    }
    m_beat.stop();
    m_line.reset();
    m_match.end();
    m_room.reset();
    m_in = false;
    if (seat) QFile::remove(path());
    m_lock.reset();
    emit changed();
}

QString LinkedMatch::link() const {
    return QString::fromStdString(m_room->invitation().link("kachisuji:"));
}

QString LinkedMatch::name(Player player) const {
    auto seat = m_room->course().seats()[static_cast<std::size_t>(player)];
    seat.name = QString::fromStdString(core::unturned(seat.name))
                    .simplified()
                    .left(core::Seat::longestName)
                    .toStdString();
    return words::name(player, seat);
}

void LinkedMatch::act(const std::function<void(together::Room&)>& what) {
    if (!m_room) return;
    try {
        what(*m_room);
    } catch (const core::InputError& error) {
        m_match.refuse();
        emit told(tr("That cannot be done: %1.").arg(language::spoken(error.message())));
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
        if (room.connected()) emit told(tr("You say: %1").arg(language::spoken(together::phrases()[phrase])));
    });
}

void LinkedMatch::show() {
    m_number = -1;
    refresh();
}

// --- The match on the table ---

void LinkedMatch::begin() {
    const auto& course = m_room->course();
    const core::Record record{course.match(), course.seats()};
    if (std::exchange(m_number, course.number()) < 0 && m_match.goOn(record, course.before(), *this))
        return emit begins();
    m_match.begin(record, course.before(), *this);
    emit begins();
}

void LinkedMatch::refresh() {
    m_soon = false;
    if (!m_room) return;
    const auto& course = m_room->course();
    if (course.begun() && m_in) {
        if (m_number < 0 || (m_match.active() && m_number != course.number()))
            begin();
        else if (m_match.active())
            m_match.take({course.match(), course.seats()});
        m_match.seat(m_room->player(), course.welcomed() && !course.left(0) && !course.left(1));
        tellOfOther();
    }
    emit changed();
}

void LinkedMatch::tellOfOther() {
    const auto me = m_room->player();
    const auto& course = m_room->course();
    if (!me) return;
    const auto other = core::other(*me);
    const bool wished = std::exchange(m_asked, m_room->toAllow().has_value());
    if (m_asked && !wished)
        emit asked(*m_room->toAllow() ? tr("%1 proposes a draw.").arg(name(other))
                                      : tr("%1 asks to take back a move.").arg(name(other)),
                   tr("Allow"), [this] { act([](together::Room& room) { room.allow(); }); });
    const bool left = std::exchange(m_otherLeft, course.left(course.memberOf(other)));
    if (m_otherLeft && !left) return emit told(tr("%1 has left the room for good.").arg(name(other)));
    if (m_otherLeft || !m_room->connected() || !course.welcomed()) return;
    const auto here = m_room->here(other);
    const auto before = std::exchange(m_otherHere, here);
    if (before && *before != here)
        emit told(here ? tr("%1 is here.").arg(name(other))
                       : tr("%1 is away; what you play waits.").arg(name(other)));
    else if (!before && here)
        emit told(tr("%1 is here.").arg(name(other)));
}

void LinkedMatch::ask(Session::Wish wish) {
    if (!m_room->player()) return emit told(tr("You are watching: only the players can do that."));
    const auto other = name(core::other(*m_room->player()));
    act([&](together::Room& room) {
        switch (wish) {
        case Session::Wish::TakeBack:
            room.askUndo();
            return emit told(tr("%1 is asked to allow it.").arg(other));
        case Session::Wish::AgreeDraw:
            room.askDraw();
            return emit told(tr("%1 is asked to allow it.").arg(other));
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
