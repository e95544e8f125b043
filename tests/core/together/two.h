#pragma once

#include "core/together/invitation.h"
#include "tests/core/together/ether.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <memory>
#include <string>

namespace core::together {

using Json = nlohmann::ordered_json;

inline const Seal& seal() {
    static const auto one = sodiumSeal();
    return *one;
}

inline Room::Opening ribbons(const std::string& start = "3-5-7") {
    return {"ribbonim", "", start, Player::First, "Hana"};
}

// Two who play, both connected.
struct Two {
    Ether ether;
    Ether::End *host, *guest;

    explicit Two(const Room::Opening& opening = ribbons())
        : host(&ether.add(std::make_unique<Room>(seal(), Broker{"broker.example"}, opening))),
          guest(&ether.add(std::make_unique<Room>(seal(), link()))) {
        host->connect();
        guest->connect();
        ether.settle();
        guest->room().sit("Ken");
        ether.settle();
    }
    Invitation link() const {
        return Invitation::read(host->room().invitation().link("https://school.example/k.html"));
    }
    Ether::End& watcher() {
        auto& end = ether.add(std::make_unique<Room>(seal(), link()));
        end.connect();
        ether.settle();
        return end;
    }
    std::string matchTopic() const { return host->room().topic() + "/match"; }
    // What the broker has, opened by one with the link; and put back by one.
    Json opened() const {
        return Json::parse(*seal().opened(link().key, ether.retained.at(matchTopic()), matchTopic()));
    }
    void say(const std::string& text) {
        ether.take({matchTopic(), seal().sealed(link().key, text, matchTopic())});
        ether.settle();
    }
    Ether::End& turn() const {
        return host->room().player() == host->room().course().match().mover() ? *host : *guest;
    }
};

inline std::string firstMove(const Room& room) {
    const auto& match = room.course().match();
    return match.game().text(match.position(), match.game().moves(match.position()).front());
}

inline bool refusedBy(const Ether::End& end, const char* why) {
    return std::ranges::any_of(end.told, [why](const auto& line) { return line.find(why) != line.npos; });
}

} // namespace core::together
