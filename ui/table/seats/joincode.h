#pragma once

#include <QString>

#include <array>
#include <chrono>
#include <map>

// The code that opens a table, new for each. Whoever says a wrong one waits: a second, then twice as long
// each time. Nobody waits for another's, unless so many addresses slip as no class has: then those that
// nobody was let in from before wait, too. What was said wrong is forgotten in time.
class JoinCode {
public:
    using Time = std::chrono::milliseconds; // of a clock that never goes back
    enum class Answer { Right, Wrong, TooSoon };
    static constexpr int digits = 6;

    explicit JoinCode(QString text = {}) : m_code(std::move(text)) {}
    static JoinCode drawn(quint64 lot);

    const QString& text() const { return m_code; }
    Answer attempt(const QString& code, const QString& from, Time now);
    int wait(const QString& from, Time now) const; // whole seconds before another attempt
    // Wrong ones, that are not forgotten: somebody is guessing.
    int wrong(Time now) const;
    static bool isCode(const QString& text);

private:
    struct Tries {
        int wrong = 0;
        bool letIn = false; // once
        Time last{}, until{};
    };
    struct Slips {
        std::size_t number = 0; // first wrong ones of addresses nobody was let in from
        Time since{};           // they are forgotten one by one
    };
    void forget(Time now);

    QString m_code;
    std::map<QString, Tries> m_tries; // by address
    std::array<Slips, 2> m_slips;     // at home, and from elsewhere
};
