#pragma once

#include "app/web/playing.h"
#include "core/together/room.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace web {

// The room of a match that is played by a link, one at a time, as the window's LinkedMatch: its history is
// the truth, the match on the board follows it. The line to the broker is the script's, and so is what the
// device keeps: what goes there are messages like others, in their order.
class Linked final : public Owner, private core::together::Line {
public:
    using Json = core::page::Json;

    explicit Linked(Playing& playing);

    // Something is done in the room or heard of it; true: its match is to be shown.
    bool hear(const Json& said);
    // What there is to be told since the last time.
    std::vector<Json> tell();
    void sayAgain() { m_changed = m_room != nullptr; } // in another language

    void show();
    void hide() { m_shown = false; }
    bool isThis(const std::string& id) const; // by which the device keeps the match

private:
    void publish(const std::string& topic, const std::string& bytes) override;
    bool play(const std::string& move) override;
    void ask(Wish wish) override;

    void invite(const Json& said);
    void enter(std::unique_ptr<core::together::Room> room);
    void hearLine(const Json& said);
    void leave();
    void keep();
    void follow();
    std::vector<Json> share();
    void refuse(const core::InputError& error);
    void tellOfOther();
    void say(const core::Message& line);
    void add(const char* type, Json message);
    std::string id() const;
    core::Seats seats() const;
    std::string name(core::Player player) const;
    bool goesOn() const; // both are in it
    Json roomJson() const;
    Json doorJson() const;
    core::Message lineMessage() const;
    core::Message shortMessage() const;
    std::string there() const;

    Playing& m_playing;
    std::unique_ptr<core::together::Seal> m_seal = core::together::sodiumSeal();
    std::unique_ptr<core::together::Room> m_room;
    bool m_in = false;    // sits or watches
    bool m_shown = false; // the match is on the board
    bool m_changed = false;
    bool m_failed = false; // the broker does not answer
    bool m_otherLeft = false;
    std::optional<bool> m_otherHere;
    std::vector<Json> m_told;
};

} // namespace web
