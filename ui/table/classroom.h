#pragma once

#include <QString>

#include "core/verdict.h"

#include <map>
#include <optional>
#include <string>
#include <vector>

// Questions to a class: what is a position worth? Everybody answers once; what was answered is shown to all
// when the teacher shows it, and kept for a table until the program ends. Knows nothing of devices.
class Classroom {
public:
    struct Question {
        int number = 0;
        QString game, position;                // as they are written
        std::optional<core::Outcome> right;    // for the mover; nothing: not proven yet
        bool shown = false;                    // everybody sees what was answered
        std::map<QString, core::Outcome> said; // by token
        std::map<QString, QString> names;      // of those who said it
    };

    // Another question; the one before is over.
    void ask(const QString& game, const QString& position);
    const Question* question() const { return m_open ? &m_asked.back() : nullptr; }
    // What is known by now to be right.
    void know(std::optional<core::Outcome> right);
    // Whether it is taken: a first answer to the question that is open, before answers are shown.
    bool answer(int question, const QString& token, const QString& name, core::Outcome says);
    void show();
    void end() { m_open = false; }

    std::optional<core::Outcome> answerOf(const QString& token) const;
    int count(core::Outcome says) const;
    int answered() const { return m_open ? static_cast<int>(m_asked.back().said.size()) : 0; }
    bool empty() const { return m_asked.empty(); }
    // A row for every answer, with the names of the columns above.
    std::string csv() const;

private:
    std::vector<Question> m_asked;
    bool m_open = false;
};

// As answers are called: "win", "draw", "loss".
const char* nameOf(core::Outcome outcome);
std::optional<core::Outcome> outcomeNamed(const std::string& name);
