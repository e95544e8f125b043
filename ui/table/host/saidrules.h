#pragma once

#include <QObject>

#include "core/lessons/ownrule.h"
#include "core/picture/trace.h"
#include "ui/look/language.h"
#include "ui/match/background.h"
#include "ui/table/seats/device.h"

#include <map>
#include <memory>
#include <optional>
#include <vector>

class Reception;

// "Say your rule": the class says how one wins at a game, each in a sentence out of parts, or in words of
// their own. The teacher shows some of the sentences, of nobody by name, and lets one out of parts play
// against the solver: where it fails is seen on the screen and on all devices. Before that nobody is told of
// any sentence but their own, and of values nothing at all.
class SaidRules final : public QObject, public Showing {
    Q_OBJECT
public:
    struct Rule { // who says the same out of parts says one rule
        core::RuleParts parts;
        QString words;            // where there are no parts
        std::vector<QString> who; // by token
        bool shown = false;
    };
    enum class State { None, Open, Choosing }; // while they choose nothing more is taken

    explicit SaidRules(Reception& reception);
    ~SaidRules() override;

    State state() const { return m_state; }
    void ask(std::shared_ptr<const core::Game> game, const core::Position& start);
    void choose();
    void end();

    const std::vector<Rule>& rules() const { return m_rules; }
    int said() const; // so many have
    bool saidBy(const QString& token) const { return ruleOf(token) != nullptr; }
    void setShown(std::size_t rule, bool shown);
    // In the language of the moment.
    QString sentence(const Rule& rule) const;
    QString task() const;
    const core::Game& game() const { return *m_game; }
    const core::Position& start() const { return m_start; }

    // Against the solver; what has come of it is told once that is known.
    void play(std::size_t rule);
    bool playing() const { return m_played && !m_trial; }
    std::optional<std::size_t> played() const { return m_played; }
    const std::optional<core::RuleTrial>& trial() const { return m_trial; }
    QString verdict() const; // in the language of the moment; empty: it is not played

    void showTo(Device& device) override;
    void hear(Device& device, const core::tabletalk::Said& said) override;

signals:
    void changed();

private:
    void take(Device& device, const core::tabletalk::SayRule& said);
    const Rule* ruleOf(const QString& token) const;
    void showAll();
    void show(Device& device);
    table::Json scene(language::Id language);
    table::Json asked(const QString& token) const;

    Reception& m_reception;
    State m_state = State::None;
    std::shared_ptr<const core::Game> m_game;
    core::Position m_start;
    core::RuleForm m_form;
    int m_number = 0; // of the question
    std::vector<Rule> m_rules;
    std::map<QString, int> m_times; // by token: said so far
    std::optional<std::size_t> m_played;
    std::optional<core::RuleTrial> m_trial;
    std::map<language::Id, table::Json> m_scenes; // what all see; of another position there are none
    Background m_background;                      // last, so that its thread ends before what it uses
};
