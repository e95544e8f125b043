#pragma once

#include "app/web/attended.h"
#include "app/web/telling.h"
#include "core/play/record.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace web {

// Whose matter a match is that others play elsewhere: what is wished here is said there, and what comes of it
// is shared (Playing::share).
class Owner {
public:
    enum class Wish { TakeBack, AgreeDraw, GiveUp, Again };

    Owner() = default;
    Owner(const Owner&) = delete;
    Owner& operator=(const Owner&) = delete;
    virtual ~Owner() = default;
    virtual bool play(const std::string& move) = 0; // in notation; whether it is taken
    virtual void ask(Wish wish) = 0;
};

// The match on the page: what is done at its board and its buttons, and what comes of it, as messages.
class Playing {
public:
    using Json = core::page::Json;
    using Did = Attended::Did;

    explicit Playing(Chosen& chosen) : m_chosen(chosen) {}

    bool begun() const { return m_table.has_value(); }
    // Another match, from where its record stands; `before`: those of the same two before it, `id`: by which
    // the device keeps it already.
    std::vector<Json> sit(core::Record record, const core::Series& before = {}, const std::string& id = {});
    // What a teacher has set: a match to go on with, or one to look through from where it was left.
    std::vector<Json> attend(const core::Assignment& task, std::string_view kept);
    // One that is played elsewhere as well, from now on or as it stands there now.
    std::vector<Json> share(core::Record record, const core::Series& before, const std::string& id,
                            const Table::Share& share, Owner& owner);
    const Owner* owner() const { return m_owner; }
    void release(); // from now on it is a match like others
    const core::Match* match() const { return m_table ? &m_table->match() : nullptr; }
    std::vector<Json> hear(const std::string& what, const Json& said, std::string_view message);
    // Does what there is to do, for so long or a little longer.
    std::vector<Json> work(Table::Time time);
    std::optional<Table::Time> idle() const;
    // All there is to see, from the layout on.
    std::vector<Json> show();
    // What it is to a work plan, and how far it is played; nothing: no person plays against a computer.
    std::optional<Did> did() const;
    // As the device keeps it, where that has changed, to be gone on with or looked at another day.
    std::optional<Json> kept();

private:
    void take(core::Record record, const core::Series& before, const std::string& id);
    void point(std::string_view message);
    void act(const std::string& what, const Json& said);
    bool wish(const std::string& what);
    void sayAll(const std::vector<core::Move>& moves);
    void step(int by);
    void again();
    void play(core::Move move);
    void afterMove(int from);
    void walk(int ply);
    void walkBetter(int ply);
    void tellLayout();
    void tellBoard();
    void refresh();
    void refreshNow();
    void tell(const char* type, Json message);

    const core::Match& shown() const { return m_walk ? m_walk->line : m_table->match(); }
    core::Record record() const { return {m_table->match(), m_table->seats(), m_rest}; }
    core::Help help() const { return helpNow(m_table->match(), m_chosen); }
    Telling telling() const { return {*m_table, m_walk ? &*m_walk : nullptr, *m_board, m_chosen}; }

    Chosen& m_chosen;
    Owner* m_owner = nullptr; // of a match that is shared
    std::optional<Table> m_table;
    std::optional<core::BoardState> m_board;
    std::optional<Walk> m_walk;
    std::string m_rest = "{}"; // of the record that was opened
    std::chrono::steady_clock::time_point m_refreshed;
    Attended m_attended;                      // where it began with moves made
    std::string m_id;                         // by which the device keeps it
    std::optional<std::array<int, 6>> m_kept; // the state of the match that the device keeps
    std::vector<Json> m_told;
};

} // namespace web
