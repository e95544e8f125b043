#pragma once

#include "core/together/seal.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace core::together {

// One end of a line between the host of a table and a device, by way of a broker. Each message is sealed with
// a key that only these two have, and numbered: what is forged, repeated or from elsewhere changes nothing;
// where one is missing, or comes before another, the line is broken, and a new one is begun. Long texts go in
// parts.
class SealedLine {
public:
    enum class End : char { Host = 'h', Device = 'd' };
    enum class What : std::uint8_t { Nothing, Part, Text, Ping, Pong, Over, Broken };
    struct Heard {
        What what = What::Nothing;
        std::string text = {};
    };
    static constexpr std::size_t longestPart =
        40'000;                               // bytes of a text; brokers carry no message without limit
    static constexpr std::size_t around = 64; // bytes that a message has besides, at most

    // `longest`: bytes of a text from the other end.
    SealedLine(const Seal& seal, std::string key, End end, std::size_t longest);

    std::vector<std::string> text(std::string_view text);
    std::string sign(What what); // Ping, Pong or Over
    Heard hear(std::string_view message);

private:
    std::string sealed(What what, std::string_view text);

    const Seal* m_seal;
    std::string m_key;
    End m_end;
    std::size_t m_longest;
    std::uint64_t m_said = 0, m_heard = 0;
    std::string m_parts; // of a text that is not whole yet
};

// What a device says to a table that it knows from a link, to have a line: two keys of the table's host, one
// of which is new each time, and one of its own make one that nobody else has (as Noise's NK does). So
// neither the broker nor who has the same link reads or forges what others say, and nothing that was said
// once opens another line.
class Knock {
public:
    Knock(const Seal& seal, std::string table);

    const std::string& device() const { return m_pair.open; } // by which it is called here
    std::string opening() const;
    std::string farewell() const; // what the broker says for it where it is cut off
    // What the host has answered makes the line; nothing: it is no answer.
    std::optional<SealedLine> answered(std::string_view answer, std::size_t longest) const;

private:
    const Seal* m_seal;
    std::string m_table;
    KeyPair m_pair;
    std::string m_key;
};

// The host's end of that.
class Answer {
public:
    // Nothing: it is no opening of that device's.
    static std::optional<Answer> to(const Seal& seal, const KeyPair& table, const std::string& device,
                                    std::string_view opening, std::size_t longest);
    static bool isOpening(std::string_view message);

    const std::string& message() const { return m_message; }
    bool bidsFarewell(std::string_view message) const;
    SealedLine line;

private:
    Answer(const Seal& seal, std::string first, std::string message, SealedLine made)
        : line(std::move(made)), m_seal(&seal), m_first(std::move(first)), m_message(std::move(message)) {}

    const Seal* m_seal;
    std::string m_first, m_message;
};

} // namespace core::together
