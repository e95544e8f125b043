#include "ui/table/join/joinedtable.h"

#include "ui/look/language.h"
#include "ui/table/seats/seating.h"
#include "ui/table/wire/json.h"

#include <algorithm>
#include <array>
#include <utility>
#include <variant>

using table::Json;
using table::utf8;
namespace hosttalk = core::hosttalk;

namespace {

QString line(const std::string& text) {
    return QString::fromStdString(core::unturned(text)).simplified();
}

} // namespace

JoinedTable::JoinedTable(Session& session, std::shared_ptr<World> world, QObject* parent)
    : QObject(parent), m_world(std::move(world)), m_match(session, *m_world) {
    connect(&m_match, &SeatedMatch::says, this, [this](const Json& what) { m_line->say(what); });
    connect(&m_match, &SeatedMatch::left, this, [this] { end(tr("You have left the table.")); });
    connect(&m_match, &SeatedMatch::told, this, &JoinedTable::told);
    connect(&m_match, &SeatedMatch::begins, this, &JoinedTable::begins);
    connect(&m_question, &HeardQuestion::answered, this, [this](int number, const std::string& says) {
        m_line->say({{"do", "answer"}, {"question", number}, {"says", says}});
    });
}

JoinedTable::~JoinedTable() {
    m_match.disconnect(this);
    m_question.disconnect();
    disconnect();
    leave();
}

void JoinedTable::join(const JoinAddress& address, const QString& code) {
    leave();
    m_address = address;
    m_code = code;
    m_line = new HostLine(address, m_world, this);
    connect(m_line, &HostLine::opened, this, &JoinedTable::hello);
    connect(m_line, &HostLine::heard, this, qOverload<const hosttalk::News&>(&JoinedTable::hear));
    connect(m_line, &HostLine::failed, this, &JoinedTable::end);
    connect(m_line, &HostLine::broken, this, [this] {
        m_there = false;
        m_match.cutOff();
        emit changed();
    });
}

void JoinedTable::leave() {
    if (m_line == nullptr) return;
    if (seated()) m_line->say({{"do", "leave"}});
    m_line->disconnect(this);
    m_line->close();
    std::exchange(m_line, nullptr)->deleteLater(); // perhaps it is what speaks now
    m_token.clear();
    m_lobby.reset();
    m_there = false;
    endQuestion();
    m_match.end();
    emit changed();
}

void JoinedTable::startAnew() {
    if (m_line != nullptr) m_line->startAnew();
}

void JoinedTable::end(const QString& why) {
    const bool sat = seated();
    leave();
    sat ? emit told(why) : emit refused(why);
}

void JoinedTable::hello() {
    m_line->say({{"do", "hello"},
                 {"wants", "match"},
                 {"code", utf8(m_code)},
                 {"token", utf8(m_token)},
                 {"language", utf8(language::code(language::current()))}});
}

void JoinedTable::hear(const hosttalk::News& news) {
    if (const auto* wanted = std::get_if<hosttalk::CodeWanted>(&news)) return hear(*wanted);
    if (const auto* welcome = std::get_if<hosttalk::Welcome>(&news)) return hear(*welcome);
    if (const auto* lobby = std::get_if<hosttalk::Lobby>(&news)) return hear(*lobby);
    if (const auto* shown = std::get_if<hosttalk::Shown>(&news)) return hear(*shown);
    if (const auto* asks = std::get_if<hosttalk::Question>(&news)) return hear(*asks);
    if (const auto* question = std::get_if<hosttalk::Ask>(&news)) return hear(*question);
    if (const auto* wait = std::get_if<hosttalk::Wait>(&news)) return hear(*wait);
    if (const auto* gone = std::get_if<hosttalk::Gone>(&news)) return end(line(gone->text));
    if (const auto* says = std::get_if<hosttalk::Say>(&news))
        return seated() ? emit told(line(says->text)) : emit refused(line(says->text)); // the seat is taken
    if (const auto* no = std::get_if<hosttalk::Refused>(&news)) {
        if (m_match.refuse()) emit told(line(no->text));
    }
}

void JoinedTable::hear(const hosttalk::CodeWanted& wanted) {
    if (seated()) return end(tr("The table is closed."));
    end(wanted.why == "tooSoon" ? tr("Too many wrong codes. Wait a moment, then try again.")
                                : tr("That is not the code of this table."));
}

void JoinedTable::hear(const hosttalk::Welcome& welcome) {
    m_there = true;
    m_token = line(welcome.token);
    if (!welcome.place) return; // the seats are told next
    m_lobby.reset();
    m_match.sit(*welcome.place); // who begins may change
    emit changed();
}

void JoinedTable::hear(const hosttalk::Ask& question) {
    emit asked(line(question.text), tr("Allow"), [this, number = question.question] {
        if (m_line != nullptr) m_line->say({{"do", "consent"}, {"question", number}, {"yes", true}});
    });
}

// Told again whenever they change. Whoever had one and is told of them has lost it.
void JoinedTable::hear(const hosttalk::Lobby& lobby) {
    if (seated()) return;
    if (m_match.active()) return end(tr("You have left the table."));
    m_lobby = lobby;
    emit changed();
}

void JoinedTable::sit(const QString& name, Place place) {
    if (m_lobby && m_there) m_line->say({{"do", "sit"}, {"place", nameOf(place)}, {"name", utf8(name)}});
}

void JoinedTable::hear(const hosttalk::Wait& wait) {
    endQuestion();
    emit told(line(wait.text));
}

void JoinedTable::endQuestion() {
    if (m_question.now() == nullptr) return;
    m_match.setAsked(false);
    m_question.end();
}

void JoinedTable::hear(const hosttalk::Question& question) {
    if (!seated()) return;
    m_match.setAsked(true);
    m_question.hear(question);
}

void JoinedTable::speak() {
    if (m_line != nullptr)
        m_line->say({{"do", "speak"}, {"language", utf8(language::code(language::current()))}});
}

void JoinedTable::hear(const hosttalk::Shown& shown) {
    if (!seated()) return;
    endQuestion();
    if (!m_match.show(shown))
        end(tr("The table begins more matches than anybody can follow: you have left it."));
}
