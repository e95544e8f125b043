#include "tests/room/people.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QUrl>

#include "core/play/untrusted.h"

#include <array>
#include <utility>

using namespace std::chrono_literals;
using std::chrono::milliseconds;
namespace limits = core::untrusted::table;

namespace {

const network::Wire::Limits asBrowsers{
    .longest = core::hosttalk::longest, .mostHeard = limits::mostHeardOfHost, .mostUnsent = 1 << 30};

QUrl lineOf(const Guest::Wall& wall) {
    return QUrl(QStringLiteral("ws://host.local:%1/line").arg(wall.port));
}

bool is(const QString& text, const char* type) {
    return text.contains(QStringLiteral("\"type\":\"%1\"").arg(QLatin1String(type)));
}

QString json(const QJsonObject& what) {
    return QString::fromUtf8(QJsonDocument(what).toJson(QJsonDocument::Compact));
}

template <class From>
const auto& anyOf(const From& all, std::mt19937_64& dice) {
    return all[dice() % all.size()];
}

} // namespace

void Guest::after(int least, int most, const std::function<void()>& act) {
    m_computer->after(milliseconds(least + upTo(most - least)), &m_here, act);
}

void Guest::live() {
    after(100, m_calm ? 1000 : 4000, [this] {
        if (!m_calm && once(25)) troubleTheLine();
        if (m_resting) return;
        act();
        live();
    });
}

void Guest::troubleTheLine() {
    switch (upTo(3)) {
    case 0:
        return m_computer->cut(false);
    case 1:
        return m_computer->cut(true);
    case 2:
        return m_computer->sleep(milliseconds(upTo(60'000)));
    default:
        m_computer->m_slowest = milliseconds(1 + upTo(once(2) ? 50 : 3000));
    }
}

QJsonObject Pupil::object(const QString& text) const {
    return QJsonDocument::fromJson(text.toUtf8()).object();
}

void Pupil::open() {
    m_wire = m_computer->network().wire({});
    m_board.clear();
    m_seats.clear();
    m_asked.clear();
    m_wire->listen({.opened = [this] { hello({}); },
                    .closed = [this] { m_there = false; },
                    .heard = [this](const QString& text) { hear(text); }},
                   asBrowsers);
    m_there = true;
    m_silent = 0;
    m_wire->open(lineOf(m_wall));
}

// As the page does.
void Pupil::ask() {
    after(10'000, 10'000, [this] {
        if (m_there) {
            if (m_silent++ < 2)
                m_wire->send(json({{"do", "here"}}));
            else
                m_wire->abort();
        }
        ask();
    });
}

void Pupil::hello(const QString& code) {
    say({{"do", "hello"}, {"code", code}, {"token", m_token}, {"language", m_language}, {"device", m_mark}});
}

// Sometimes twice, sometimes after what is said next.
void Pupil::say(const QJsonObject& what) {
    m_last = json(what);
    if (!m_calm && m_late.isEmpty() && once(40)) {
        m_late = m_last;
        return;
    }
    m_wire->send(m_last);
    if (!m_late.isEmpty()) m_wire->send(std::exchange(m_late, {}));
    if (!m_calm && once(40)) m_wire->send(m_last);
}

void Pupil::hear(const QString& text) {
    if (is(text, "board")) {
        m_board = text;
    } else if (is(text, "here")) {
        m_silent = 0;
    } else if (is(text, "welcome")) {
        m_token = object(text)["token"].toString();
        if (!m_token.isEmpty()) m_seats.clear();
    } else if (is(text, "lobby")) {
        m_seats = text;
        m_board.clear();
    } else if (is(text, "ask")) {
        m_asked = object(text).contains("question") ? text : QString();
    } else if (is(text, "code")) {
        after(1000, 4000, [this] {
            m_token.clear();
            if (m_there) hello(once(10) && !m_calm ? QStringLiteral("000000") : m_wall.code);
        });
    } else if (is(text, "gone")) {
        if (!object(text)["again"].toBool()) m_token.clear();
        m_out = text.contains(QLatin1String("asked to leave"));
    }
}

void Pupil::act() {
    if (!m_there) {
        if (!m_wall.code.isEmpty() && (m_calm || once(2))) open();
        return;
    }
    if (!m_seats.isEmpty()) {
        static constexpr std::array places{"first", "second", "watch"};
        const auto place = m_calm ? "watch" : anyOf(places, m_dice);
        return say({{"do", "sit"}, {"place", place}, {"name", once(3) ? "" : "Aki"}});
    }
    if (!m_asked.isEmpty()) {
        const auto question = object(std::exchange(m_asked, {})).value("question");
        return say({{"do", "consent"}, {"question", question}, {"yes", once(2)}});
    }
    if (m_token.isEmpty() || m_board.isEmpty()) return;
    if (!m_calm && once(12)) {
        switch (upTo(7)) {
        case 0:
            return say({{"do", "leave"}});
        case 1:
            return say({{"do", "giveUp"}});
        case 2:
            m_language = anyOf(std::array{"en", "ja", "ja_Hira"}, m_dice);
            return say({{"do", "speak"}, {"language", m_language}});
        case 3:
            return say({{"do", "turn"}, {"right", upTo(2) - 1}, {"down", upTo(2) - 1}});
        case 4:
            return m_wire->send(m_last); // once more
        case 5:                          // the page is loaded anew, perhaps as somebody else
            if (once(3)) m_token.clear();
            m_wire->abort();
            return;
        default:
            return say({{"do", "takeBack"}});
        }
    }
    point();
}

void Pupil::point() {
    if (!m_board.contains(QLatin1String("\"mine\":true")) &&
        !m_board.contains(QLatin1String("\"open\":true")))
        return;
    const auto board = object(m_board);
    const auto question = board["question"].toObject();
    const auto choices = question["choices"].toArray();
    if (!choices.isEmpty() && !board["mine"].toBool())
        return say({{"do", "answer"},
                    {"question", question["number"]},
                    {"says", choices[upTo(static_cast<int>(choices.size()) - 1)].toObject()["says"]}});
    const auto cells = board["scene"].toObject()["cells"].toArray();
    QJsonArray open;
    for (int spot = 0; spot < cells.size(); ++spot)
        if (cells[spot].toObject()["target"].toBool()) open << spot;
    if (open.isEmpty()) return say({{"do", "cancel"}});
    say({{"do", "press"}, {"spot", open[upTo(static_cast<int>(open.size()) - 1)]}, {"ply", board["ply"]}});
}

QString Pupil::differs(const Session& host) const {
    if (m_out) return {}; // asked to leave, and not let in again
    if (!m_there || m_token.isEmpty())
        return QStringLiteral("the browser of %1 has no seat").arg(m_computer->address());
    const auto ply = object(m_board)["ply"].toInt(-1);
    return ply == host.match().ply()
               ? QString()
               : QStringLiteral("a browser shows ply %1, the host %2").arg(ply).arg(host.match().ply());
}

Program::Program(Simulation& all, const QString& address, const Wall& wall)
    : Guest(all, address, wall), m_joined(m_session, m_computer) {
    QObject::connect(&m_session, &Session::moved, &m_session, &Session::animationDone, Qt::QueuedConnection);
    QObject::connect(&m_joined, &JoinedTable::asked, &m_here,
                     [this](const auto&, const auto&, const auto& allow) { m_allow = allow; });
}

void Program::act() {
    if (!m_joined.seated()) {
        if (m_joined.lobby() == nullptr) {
            if (m_wall.code.isEmpty() || m_computer->now() < m_patient) return;
            m_patient = m_computer->now() + 15s;
            return m_joined.join({QStringLiteral("host.local"), {}, m_wall.port}, m_wall.code);
        }
        static constexpr std::array places{JoinedTable::Place::First, JoinedTable::Place::Second,
                                           JoinedTable::Place::Watching};
        return m_joined.sit(QStringLiteral("Mio"), m_calm ? places[2] : anyOf(places, m_dice));
    }
    if (const auto allow = std::exchange(m_allow, {}); allow && once(2)) return allow();
    if (const auto* question = m_joined.question().now()) {
        if (!question->open) return;
        const auto& match = question->record.match;
        const auto moves = match.game().moves(match.position());
        if (question->move && !moves.empty())
            m_joined.question().answer(match.game().text(match.position(), anyOf(moves, m_dice)));
        else if (!question->choices.empty())
            m_joined.question().answer(anyOf(question->choices, m_dice).says);
        return;
    }
    if (!m_session.active()) return;
    if (!m_calm && once(30)) return m_joined.leave();
    if (!m_calm && once(15)) return once(2) ? m_session.undo() : m_session.giveUp();
    if (m_session.state() != Session::State::HumanTurn || m_session.players().away(m_session.match().mover()))
        return;
    const auto moves = m_session.match().game().moves(m_session.match().position());
    m_session.play(anyOf(moves, m_dice));
}

QString Program::differs(const Session& host) const {
    if (!m_joined.seated() || !m_joined.there())
        return QStringLiteral("the program of %1 has no seat").arg(m_computer->address());
    if (!m_session.active()) return QStringLiteral("a program shows no match");
    const auto &a = m_session.match(), &b = host.match();
    const bool same = a.ply() == b.ply() && a.game().rules() == b.game().rules() &&
                      a.position() == b.position() && a.ending() == b.ending();
    return same ? QString() : QStringLiteral("a program shows ply %1, the host %2").arg(a.ply()).arg(b.ply());
}

QString Liar::nonsense() {
    static const std::array does{"hello", "sit",      "press",   "arrow",  "move",   "cancel", "turn",
                                 "speak", "takeBack", "consent", "giveUp", "answer", "leave",  "dance"};
    static const std::array words{"first", "second", "watch", "win", "loss", "draw",
                                  "",      "en",     "1:1+1", "L",   "A1-B1"};
    const auto word = [&] { return QLatin1String(anyOf(words, m_dice)); };
    const auto number = [&] { return upTo(once(4) ? 2'000'000 : 12) - 1; };
    const auto question = [&] {
        return m_questions.empty() || once(2) ? number() : anyOf(m_questions, m_dice);
    };
    QJsonObject all{{"do", QLatin1String(anyOf(does, m_dice))}};
    if (once(30)) all["do"] = number();
    all["spot"] = number();
    all["arrow"] = number();
    all["ply"] = number();
    all["question"] = question();
    all["yes"] = !once(4);
    all["place"] = word();
    all["name"] = QString(upTo(once(20) ? 300 : 20), QChar(0x3042 + upTo(40)));
    all["move"] = word();
    all["says"] = word();
    all["language"] = word();
    all["right"] = number();
    all["down"] = number();
    all["code"] = once(2) ? m_wall.code : QString::number(100'000 + upTo(899'999));
    all["token"] = once(3) ? m_token : QString::number(m_dice(), 16);
    all["device"] = QString::number(upTo(3));
    auto text = json(all);
    if (once(60)) text.truncate(upTo(static_cast<int>(text.size())));
    if (once(200)) text = QString(upTo(500'000), u'[');
    return text;
}

// What it has asked for.
void Liar::allowItself(network::Wire& wire) {
    wire.send(json({{"do", "takeBack"}}));
    constexpr int likely = 40; // questions
    for (int i = 1; i <= likely; ++i) wire.send(json({{"do", "consent"}, {"question", i}, {"yes", true}}));
}

void Liar::act() {
    if (m_calm) return m_lines.clear();
    if (!m_wall.code.isEmpty() && (m_lines.empty() || (m_lines.size() < 12 && once(3)))) {
        auto& line = *m_lines.emplace_back(std::make_unique<Line>());
        line.wire = std::make_unique<SimulatedWire>(*m_computer);
        line.wire->listen({.opened = [&line] { line.open = true; },
                           .closed = [&line] { line.open = false; },
                           .heard =
                               [this](const QString& text) {
                                   const auto told = QJsonDocument::fromJson(text.toUtf8()).object();
                                   if (is(text, "welcome")) m_token = told["token"].toString();
                                   if (told["question"].isDouble())
                                       m_questions.push_back(told["question"].toInt());
                                   if (told["question"].isObject())
                                       m_questions.push_back(told["question"].toObject()["number"].toInt());
                               }},
                          asBrowsers);
        line.wire->open(lineOf(m_wall));
    }
    for (auto& line : m_lines) {
        if (!line->open) continue;
        // Most begin like a page.
        if (once(3))
            line->wire->send(
                json({{"do", "hello"}, {"code", m_wall.code}, {"language", "en"}, {"device", "x"}}));
        if (once(4))
            line->wire->send(json({{"do", "sit"}, {"name", "Uso"}, {"place", once(2) ? "first" : "second"}}));
        for (int i = once(40) ? 200 : upTo(4); i > 0; --i) line->wire->send(nonsense());
        if (once(5)) allowItself(*line->wire);
        if (once(60)) line->wire->sendBytes();
        if (once(20)) line->wire->abort();
    }
    std::erase_if(m_lines, [this](const auto& line) { return !line->open && once(5); });
}
