#pragma once

#include "core/together/room.h"

#include <deque>
#include <map>
#include <memory>
#include <string>
#include <utility>
#include <vector>

// A broker and the lines to it, in which the test decides what arrives, and when.
class Ether {
public:
    struct Said {
        std::string topic, bytes;
        bool kept = false;
    };
    // One who is in the room, with the line to the broker.
    class End final : public core::together::Line {
    public:
        End(Ether& ether, std::unique_ptr<core::together::Room> room)
            : m_ether(ether), m_room(std::move(room)) {
            listen();
        }
        core::together::Room& room() { return *m_room; }
        bool open() const { return m_open; }
        void connect() {
            if (std::exchange(m_open, true)) return;
            m_will = m_room->farewell();
            for (const auto& [topic, bytes] : m_ether.retained) m_in.push_back({topic, bytes, true});
            m_room->opened(*this);
        }
        // What was on its way, in both directions, is lost.
        void cut() {
            if (!std::exchange(m_open, false)) return;
            m_in.clear();
            m_out.clear();
            m_ether.take({m_room->presence(), m_will});
            m_room->closed();
        }
        // The program ends, and starts anew with what it had kept.
        void restart(const core::together::Seal& seal) {
            cut();
            m_room = core::together::Room::restored(seal, m_room->kept());
            listen();
        }
        void publish(const std::string& topic, const std::string& bytes) override {
            if (m_open) m_out.push_back({topic, bytes});
        }
        // The next message goes out, or comes in; whether there was one.
        bool send() {
            if (m_out.empty()) return false;
            m_ether.take(std::exchange(m_out.front(), {}));
            if (!m_out.empty()) m_out.pop_front();
            return true;
        }
        bool hear() {
            if (m_in.empty()) return false;
            const auto said = std::move(m_in.front());
            m_in.pop_front();
            m_room->heard(said.topic, said.bytes, said.kept);
            return true;
        }
        std::deque<Said>& in() { return m_in; }
        std::vector<std::string> told;
        std::vector<std::string> phrases;

    private:
        void listen() {
            m_room->listen(
                {.told = [this](const core::Message& line) { told.push_back(line.english()); },
                 .said = [this](core::Player,
                                const core::Phrase& phrase) { phrases.emplace_back(phrase.english); }});
        }
        Ether& m_ether;
        std::unique_ptr<core::together::Room> m_room;
        std::deque<Said> m_in, m_out;
        std::string m_will;
        bool m_open = false;
    };

    End& add(std::unique_ptr<core::together::Room> room) {
        ends.push_back(std::make_unique<End>(*this, std::move(room)));
        return *ends.back();
    }
    void take(const Said& said) {
        if (said.bytes.empty())
            retained.erase(said.topic);
        else
            retained[said.topic] = said.bytes;
        seen.push_back(said);
        for (auto& end : ends)
            if (end->open()) end->in().push_back({said.topic, said.bytes, false});
    }
    // Until nothing is on its way any more; whether it came to that.
    bool settle() {
        for (int i = 0; i < 10'000; ++i) {
            bool any = false;
            for (auto& end : ends) any = end->send() || any;
            for (auto& end : ends) any = end->hear() || any;
            if (!any) return true;
        }
        return false;
    }
    void beat() {
        for (auto& end : ends) end->room().beat();
    }

    std::vector<std::unique_ptr<End>> ends;
    std::map<std::string, std::string> retained;
    std::vector<Said> seen; // by the broker
};
