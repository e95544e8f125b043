#pragma once

#include "core/play/tabletalk.h"
#include "ui/look/language.h"
#include "ui/table/wire/json.h"
#include "ui/table/wire/line.h"

#include <string>

class Showing;

// A device that is there: its line, the language it reads, and once it has a seat, its token.
class Device {
public:
    explicit Device(Line& line) : m_line(line) {}

    language::Id language = language::Id::Japanese;
    bool admitted = false;      // knows the code
    QString mark = {};          // see Hello
    bool wantsMatch = false;    // another Kachisuji, which draws by itself
    QString token, left;        // of its seat, of the one it has left
    int pupil = 0;              // of the class, who came by a card; 0: a guest
    Showing* looksAt = nullptr; // once it has a seat

    bool seated() const { return !token.isEmpty(); }
    QString from() const { return m_line.from(); }
    void send(const table::Json& message) { m_line.send(message); }
    void send(const std::string& message) { m_line.send(message); }
    // A picture of the board, if it is another one than the last.
    void show(const std::string& board) {
        if (board != m_shown) m_line.send(m_shown = board);
    }
    void forgetShown() { m_shown.clear(); }
    // What is made while its language is spoken. Nobody at home may hear of anything meanwhile.
    template <class Make>
    auto inItsLanguage(Make make) const {
        const language::Aside aside(language);
        return make();
    }
    template <class Make>
    void tell(Make text) {
        send(table::Json{{"type", "say"}, {"text", table::utf8(inItsLanguage(text))}});
    }
    // Asked for a yes or no, which comes as a Consent with this number.
    template <class Make>
    void ask(int question, Make text) {
        send(
            table::Json{{"type", "ask"}, {"question", question}, {"text", table::utf8(inItsLanguage(text))}});
    }
    void stopAsking() { send(table::Json{{"type", "ask"}}); }
    template <class Make>
    void hangUp(Make why, bool again = false) {
        m_line.hangUp(inItsLanguage(why), again);
    }
    Line& line() { return m_line; }

private:
    Line& m_line;
    std::string m_shown;
};

// What devices look at once they have a seat: a match, or a question to the class.
class Showing {
public:
    Showing() = default;
    Showing(const Showing&) = delete;
    Showing& operator=(const Showing&) = delete;
    virtual ~Showing() = default;

    // All of it, to one who sees it for the first time, or in another language.
    virtual void showTo(Device& device) = 0;
    virtual void hear(Device& device, const core::tabletalk::Said& said) = 0;
};
