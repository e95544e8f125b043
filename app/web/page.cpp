#include "app/web/page.h"

#include "app/web/common/speech.h"
#include "app/web/lessonlist.h"
#include "app/web/newgame.h"
#include "app/web/practice/course.h"
#include "app/web/practice/guide.h"
#include "app/web/practice/labtask.h"
#include "app/web/practice/puzzles.h"
#include "app/web/practice/sides.h"
#include "app/web/records.h"
#include "app/web/words.h"
#include "core/play/untrusted.h"

#include <algorithm>

namespace web {

using core::Help, core::text;
namespace untrusted = core::untrusted;

std::vector<Page::Json> Page::hear(std::string_view message) try {
    m_told.clear();
    const auto said = untrusted::parse(message, longestMessage);
    const auto what = untrusted::string(said, "do", "");
    if (what == "hello")
        hello(said);
    else if (what == "room")
        enterRoom(said);
    else if (what == "seat")
        add(m_seat.hear(said));
    else if (what == "guide" || what == "puzzles" || what == "today" || what == "lesson" || what == "idea" ||
             what == "sides")
        practise(what, said);
    else if (what == "task")
        attend(core::readAssignment(untrusted::needed(said, "task")), untrusted::string(said, "kept", ""));
    else if (what == "leave")
        m_practice.reset();
    else if (!enter(what, said)) {
        if (m_practice)
            add(m_practice->hear(what, said, message));
        else if (m_playing.begun())
            add(m_playing.hear(what, said, message));
    }
    if (what == "leave" || what == "form" || what == "lessons" || what == "matches") m_linked.hide();
    listen();
    keep();
    report();
    return std::move(m_told);
} catch (const core::InputError& error) {
    m_told.clear();
    Json told{{"text", speak(error.message())}};
    if (!error.key().empty()) told["key"] = error.key();
    tell("refused", std::move(told));
    return std::move(m_told);
} catch (const std::bad_alloc&) {
    return outOfMemory();
}

std::vector<Page::Json> Page::work(Table::Time time) try {
    m_told.clear();
    if (m_practice)
        add(m_practice->work(time));
    else if (m_first.seeks() && m_first.idle() == Table::Time(0))
        add(m_first.work());
    else if (m_playing.begun())
        add(m_playing.work(time));
    listen();
    keep();
    report();
    return std::move(m_told);
} catch (const std::bad_alloc&) {
    return outOfMemory();
}

std::optional<Table::Time> Page::idle() const {
    if (m_practice) return m_practice->idle();
    const auto sought = m_first.idle(), played = m_playing.idle();
    return sought && played ? std::min(sought, played) : sought ? sought : played;
}

// The language first, for all that follows is said in it.
void Page::hello(const Json& said) {
    setLanguage(untrusted::needed(said, "catalogue"));
    m_chosen.seed = std::stoull("0" + untrusted::string(said, "seed", "0"));
    m_chosen.help = static_cast<Help>(
        untrusted::number(untrusted::needed(said, "help"), "help", 0, static_cast<int>(Help::Numbers)));
    tell("welcome", {{"words", wordsJson()}, {"colours", core::page::coloursJson()}});
    add(m_first.show(said));
    m_linked.sayAgain();
    if (!untrusted::truth(said, "table")) return; // another part of the page is seen
    m_first.leave();
    if (m_practice)
        add(m_practice->show());
    else if (m_playing.begun())
        add(m_playing.show());
}

// What leads to a match; false: it is none of that.
bool Page::enter(const std::string& what, const Json& said) {
    const auto kind = [&]() -> const core::Kind& {
        return core::kindOf(untrusted::string(said, "game", ""));
    };
    if (open(what, said)) return true;
    if (what == "shelf") {
        add(m_first.show(said));
    } else if (what == "form") {
        m_first.leave();
        tell("form", formJson(kind()));
    } else if (what == "certificate") {
        const auto learnt = learntIn(untrusted::find(said, "kept"));
        if (core::allLearnt(kind(), learnt)) tell("certificate", certificateJson(kind(), learnt));
    } else if (what == "lessons") {
        m_first.leave();
        tell("lessons", lessonsJson(kind(), learntIn(untrusted::find(said, "kept"))));
    } else if (what == "lock")
        m_chosen.locked = untrusted::truth(said, "locked");
    else if (what == "preview")
        tell("preview", previewJson(said));
    else if (what == "arrange")
        arrange(said);
    else if (what == "begin")
        sit(newMatch(said));
    else if (what == "qr") {
        if (auto code = qrJson(untrusted::string(said, "text", ""))) tell("qr", std::move(*code));
    } else
        return false;
    return true;
}

// What the device keeps, or is given; false: it is none of that.
bool Page::open(const std::string& what, const Json& said) {
    if (what == "open") {
        const auto id = untrusted::string(said, "id", "");
        if (const auto file = untrusted::string(said, "record", ""); core::isLesson(file))
            return teach(file), true;
        m_linked.isThis(id) ? toRoom() : sit(recordOf(said), id);
    } else if (what == "glance") {
        if (auto glance = glanceJson(untrusted::needed(said, "all"))) tell("glance", std::move(*glance));
    } else if (what == "matches") {
        m_first.leave();
        tell("matches", matchesJson(untrusted::needed(said, "all")));
    } else {
        return false;
    }
    return true;
}

// Begins with a position, or goes on with it.
void Page::arrange(const Json& said) {
    if (untrusted::find(said, "game") != nullptr)
        m_arranged.emplace(arrangementOf(said));
    else if (!m_arranged || !changed(*m_arranged, said))
        return;
    tell("arranged", arrangedJson(*m_arranged));
}

void Page::practise(const std::string& what, const Json& said) {
    const auto& kind = core::kindOf(untrusted::string(said, "game", ""));
    m_first.leave();
    m_linked.hide();
    if (what == "guide") {
        m_practice = std::make_unique<Guide>(kind);
    } else if (what == "puzzles" || what == "today") {
        const bool found = what == "today" && m_first.kindOfDay() == &kind;
        m_practice = std::make_unique<Puzzles>(kind, ++m_chosen.seed, untrusted::find(said, "progress"),
                                               found ? m_first.puzzle() : std::nullopt);
    } else if (what == "sides") {
        m_practice = std::make_unique<Sides>(kind, ++m_chosen.seed, untrusted::find(said, "progress"));
    } else {
        const int last = static_cast<int>(kind.lessons.size()) - 1;
        const int lesson = untrusted::number(untrusted::needed(said, "lesson"), "lesson", 0, last);
        const auto number = static_cast<std::size_t>(lesson);
        if (what == "lesson")
            m_practice =
                std::make_unique<Course>(kind, number, untrusted::string(said, "at", ""), ++m_chosen.seed);
        else
            m_practice = std::make_unique<Puzzles>(kind, kind.lessons[number], ++m_chosen.seed);
    }
    add(m_practice->show());
}

// A lesson that somebody has written.
void Page::teach(const std::string& file) {
    m_first.leave();
    m_linked.hide();
    m_practice = std::make_unique<Course>(core::readLesson(file, "own"), "", ++m_chosen.seed);
    add(m_practice->show());
}

// What a teacher has set, from where it was left.
void Page::attend(const core::Assignment& task, std::string_view kept) {
    using What = core::Assignment::What;
    m_linked.hide();
    switch (task.what) {
    case What::Guide:
        m_practice = std::make_unique<Guide>(*task.kind);
        break;
    case What::Lesson:
        m_practice = std::make_unique<Course>(*task.kind, task.lesson, kept, ++m_chosen.seed);
        break;
    case What::Puzzles:
        m_practice = std::make_unique<Puzzles>(task, kept);
        break;
    case What::Lab:
        m_practice = std::make_unique<LabTask>(task, kept);
        break;
    case What::Match:
    case What::Record:
        m_practice.reset();
        m_first.leave();
        return add(m_playing.attend(task, kept));
    }
    add(m_practice->show());
}

// How far somebody is with what is done alone, whenever that is another thing: a teacher may be looking on.
void Page::report() {
    auto did = m_practice ? std::optional(core::tabletalk::Did{m_practice->task(), m_practice->headway()})
                          : m_playing.did();
    if (!did || did == m_reported) return;
    tell("did", {{"task", core::json(did->task)}, {"headway", core::json(did->headway)}});
    m_reported = std::move(did);
}

void Page::sit(core::Record record, const std::string& id) {
    m_linked.hide();
    m_practice.reset();
    m_first.leave();
    add(m_playing.sit(std::move(record), {}, id));
}

// What is said of the room a match by a link is played in.
void Page::enterRoom(const Json& said) {
    if (m_linked.hear(said)) toRoom();
}

void Page::toRoom() {
    m_practice.reset();
    m_first.leave();
    m_linked.show();
}

void Page::listen() {
    add(m_linked.tell());
}

void Page::keep() {
    if (auto kept = m_playing.kept()) m_told.push_back(std::move(*kept));
}

void Page::add(std::vector<Json> told) {
    for (auto& one : told) m_told.push_back(std::move(one));
}

void Page::tell(const char* type, Json message) {
    Json told{{"type", type}};
    told.update(message);
    m_told.push_back(std::move(told));
}

std::vector<Page::Json> Page::outOfMemory() {
    m_told.clear();
    tell("say", {{"text", speak(text("Page", "There is not enough memory for this on the device."))}});
    return std::move(m_told);
}

} // namespace web
