#pragma once

#include "app/web/playing.h"
#include "core/together/roomwords.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace web {

// The room of a match that is played by a link, one at a time, as the window's LinkedMatch: its history is
// the truth, the match on the board follows it. Those that were left stay until that is told. The lines to
// brokers are the script's, and so is what the device keeps: what goes there are messages like others, in
// their order.
class Linked final : public Owner {
public:
    using Json = core::page::Json;

    explicit Linked(Playing& playing);

    // Something is done in the room or heard of it; true: its match is to be shown.
    bool hear(const Json& said);
    // What there is to be told since the last time.
    std::vector<Json> tell();
    void sayAgain() { m_changed = m_carried != nullptr; } // in another language

    void show();
    void hide() { m_shown = false; }
    bool isThis(const std::string& id) const; // by which the device keeps the match

private:
    // A room with its line; by its name the script knows which.
    class Carried final : public core::together::Line {
    public:
        Carried(Linked& linked, std::unique_ptr<core::together::Room> room)
            : m_linked(linked), m_room(std::move(room)) {}
        core::together::Room& room() const { return *m_room; }
        std::string name() const { return m_room->presence(); }
        void publish(const std::string& topic, const std::string& bytes) override;

    private:
        Linked& m_linked;
        std::unique_ptr<core::together::Room> m_room;
    };

    bool play(const std::string& move) override;
    void ask(Wish wish) override;

    void invite(const Json& said);
    bool follow(const Json& said);
    void enter(std::unique_ptr<core::together::Room> entered);
    void openLine(Carried& carried);
    void hearLine(const Json& said);
    void hearLine(Carried& carried, const Json& said);
    void leave();
    void part(std::unique_ptr<Carried> left);
    void partAgain(const Json& said);
    void forget();
    void keep();
    void keepLeft(const Carried& left);
    core::together::Room* room() const { return m_carried ? &m_carried->room() : nullptr; }
    void follow();
    std::vector<Json> share();
    void refuse(const core::InputError& error);
    void tellOfOther();
    void say(const core::Message& line);
    void add(const char* type, Json message);
    std::string id() const;
    core::Seats seats() const;
    core::Names names() const;
    bool goesOn() const; // both are in it
    Json roomJson() const;
    Json doorJson() const;
    std::string lineText() const;

    Playing& m_playing;
    std::unique_ptr<core::together::Seal> m_seal = core::together::sodiumSeal();
    std::unique_ptr<Carried> m_carried;
    std::vector<std::unique_ptr<Carried>> m_parting; // left; still to be told
    bool m_in = false;                               // sits or watches
    bool m_shown = false;                            // the match is on the board
    bool m_changed = false;
    bool m_failed = false; // the broker does not answer
    core::together::OtherOne m_other;
    core::Message m_awaited; // as told last
    std::vector<Json> m_told;
};

} // namespace web
