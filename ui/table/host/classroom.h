#pragma once

#include <QString>

#include "core/game.h"
#include "core/play/match.h"

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

// Questions to a class: what is a position worth, or which move is best? Everybody answers once; the answers
// are counted; perhaps the class talks, and all answer once more; then what is right is shown to all. Keeps
// all of it, and how pupils played each other, for the teacher to save. Knows nothing of devices.
class Classroom {
public:
    enum class Asks { Outcome, Move };
    struct Choice {
        std::string says;               // "win", "draw", "loss" for the mover; or a move in notation
        std::optional<bool> right = {}; // nothing: not known yet
    };
    struct Answer {
        QString name;
        std::size_t choice;
    };
    struct Question {
        int number = 0;
        Asks asks = Asks::Outcome;
        std::shared_ptr<const core::Game> game;
        core::Position start, position;
        std::array<core::Seat, 2> seats = {}; // whom it is about, by name
        std::vector<Choice> choices = {};
        bool counted = false;                  // no more answers, and how many gave each may be seen
        bool shown = false;                    // everybody sees what was answered, and what is right
        std::map<QString, Answer> said = {};   // by token
        std::map<QString, Answer> before = {}; // the same of the first vote, where there was a second
        core::Explanation why = {};            // of what is right, once that is proven

        core::Outcome outcome(std::size_t choice) const; // of those asked for
        core::Move move(std::size_t choice) const;
        bool open() const { return !counted && !shown; }
        int count(std::size_t choice) const;
        int countBefore(std::size_t choice) const;
        int changed() const;                   // who has answered twice, but not alike
        bool agreed() const;                   // three in four at least said the same, right or not
        QString who(std::size_t choice) const; // "Anna, Ben": those who gave a name
        void know(const core::Analysis& known);
        // Where every choice is right there is nothing to get right: it does not count.
        bool decides() const;
        // What is shown of the answers, what is right first, and what was said most: all that was said, and a
        // few that are right.
        std::vector<std::size_t> told() const;
    };
    // How one did in the questions so far whose answers are known.
    struct Score {
        int right = 0, of = 0;
    };
    static const char* nameOf(core::Outcome outcome); // as a choice says it
    static std::vector<Choice> choicesOf(const Question& question);

    // Another question, with the number and choices filled in; the one before is over.
    void ask(Question question);
    const Question* question() const { return m_open ? &m_asked.back() : nullptr; }
    // What is known by now of the position asked about.
    void know(const core::Analysis& known);
    // The only choices that are right.
    void know(const std::vector<std::string>& right);
    // Whether it is taken: a first answer of this vote to the question that is open, before they are counted.
    bool answer(int number, const QString& token, const QString& name, const std::string& says);
    void count();
    void askAgain(); // a second vote; nobody has been told what is right
    void show();
    void end() { m_open = false; }
    // Two pupils have played each other.
    void note(const core::Match& match, const std::array<QString, 2>& names);
    // A pupil has said how one wins from there.
    void note(const core::Game& game, const core::Position& from, const QString& name, const QString& rule);

    std::optional<std::size_t> answerOf(const QString& token) const;
    int answered() const { return m_open ? static_cast<int>(m_asked.back().said.size()) : 0; }
    bool empty() const { return m_asked.empty() && m_matches.empty() && m_rules.empty(); }
    // By token. Of questions from a number on, without the open one until its answers are shown.
    std::map<QString, Score> scores(int from = 1) const;
    int asked() const { return static_cast<int>(m_asked.size()); }
    // While they are not named, nothing that is shown or saved tells who said what.
    bool named() const { return m_named; }
    void setNamed(bool named) { m_named = named; }
    // A row for every answer, for every player of a match and for every rule said, with the names of the
    // columns above.
    std::string csv() const;

private:
    struct Played {
        core::Match match;
        std::array<QString, 2> names;
    };
    struct SaidRule {
        std::string game, rules, position;
        QString name, rule;
    };
    std::string called(const QString& name) const { return m_named ? name.toStdString() : ""; }

    std::vector<Question> m_asked;
    std::vector<Played> m_matches;
    std::vector<SaidRule> m_rules;
    bool m_open = false, m_named = true;
};
