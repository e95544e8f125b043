#include "core/together/sealedline.h"

#include <utility>

namespace core::together {

namespace {

// The first byte of a message.
constexpr char opens = 'o', answers = 'a', farewells = 'w', says = 's';
constexpr std::size_t numberBytes = 8;

bool is(char kind, std::string_view message) {
    return !message.empty() && message.front() == kind;
}

std::string written(std::uint64_t number) {
    std::string bytes;
    for (std::size_t i = 0; i < numberBytes; ++i, number >>= 8U) bytes += static_cast<char>(number & 0xffU);
    return bytes;
}

std::uint64_t numberIn(std::string_view bytes) {
    std::uint64_t number = 0;
    for (std::size_t i = numberBytes; i-- > 0;) number = number << 8U | static_cast<unsigned char>(bytes[i]);
    return number;
}

// Before the host has said a word: whoever knows the table can make it.
std::string firstKey(const Seal& seal, const std::string& table, const std::string& device,
                     const std::string& agreed) {
    return seal.hash("kachisuji table, first" + table + device + agreed);
}

std::string lineKey(const Seal& seal, const std::string& first, const std::string& host,
                    const std::string& agreed) {
    return seal.hash("kachisuji table, line" + first + host + agreed);
}

} // namespace

SealedLine::SealedLine(const Seal& seal, std::string key, End end, std::size_t longest)
    : m_seal(&seal), m_key(std::move(key)), m_end(end), m_longest(longest) {}

std::string SealedLine::sealed(What what, std::string_view text) {
    const auto number = written(m_said++);
    std::string inside(1, static_cast<char>(what));
    inside += text;
    return says + number + m_seal->sealed(m_key, inside, static_cast<char>(m_end) + number);
}

std::vector<std::string> SealedLine::text(std::string_view text) {
    std::vector<std::string> all;
    while (text.size() > longestPart) {
        all.push_back(sealed(What::Part, text.substr(0, longestPart)));
        text.remove_prefix(longestPart);
    }
    all.push_back(sealed(What::Text, text));
    return all;
}

std::string SealedLine::sign(What what) {
    return sealed(what, {});
}

SealedLine::Heard SealedLine::hear(std::string_view message) {
    if (!is(says, message) || message.size() < 1 + numberBytes) return {};
    const auto number = message.substr(1, numberBytes);
    const auto other = static_cast<char>(m_end == End::Host ? End::Device : End::Host);
    const auto inside = m_seal->opened(m_key, message.substr(1 + numberBytes), other + std::string(number));
    if (!inside || inside->empty() || numberIn(number) < m_heard) return {};
    if (numberIn(number) > m_heard) return {What::Broken};
    ++m_heard;
    const auto what = static_cast<What>(inside->front());
    if (what == What::Ping || what == What::Pong || what == What::Over) return {what};
    if (what != What::Part && what != What::Text) return {What::Broken};
    m_parts.append(*inside, 1);
    if (m_parts.size() > m_longest) return {What::Broken};
    return what == What::Part ? Heard{} : Heard{What::Text, std::exchange(m_parts, {})};
}

Knock::Knock(const Seal& seal, std::string table)
    : m_seal(&seal), m_table(std::move(table)), m_pair(seal.meetingPair()),
      m_key(firstKey(seal, m_table, m_pair.open, seal.agreed(m_pair.secret, m_table))) {}

std::string Knock::opening() const {
    return opens + m_seal->sealed(m_key, {}, std::string(1, opens));
}

std::string Knock::farewell() const {
    return farewells + m_seal->sealed(m_key, {}, std::string(1, farewells));
}

std::optional<SealedLine> Knock::answered(std::string_view answer, std::size_t longest) const {
    if (!is(answers, answer)) return {};
    const auto host = m_seal->opened(m_key, answer.substr(1), std::string(1, answers));
    if (!host) return {};
    const auto agreed = m_seal->agreed(m_pair.secret, *host);
    if (agreed.empty()) return {};
    return SealedLine(*m_seal, lineKey(*m_seal, m_key, *host, agreed), SealedLine::End::Device, longest);
}

bool Answer::isOpening(std::string_view message) {
    return is(opens, message);
}

std::optional<Answer> Answer::to(const Seal& seal, const KeyPair& table, const std::string& device,
                                 std::string_view opening, std::size_t longest) {
    const auto known = seal.agreed(table.secret, device);
    if (!isOpening(opening) || known.empty()) return {};
    auto first = firstKey(seal, table.open, device, known);
    if (!seal.opened(first, opening.substr(1), std::string(1, opens))) return {};
    const auto own = seal.meetingPair();
    SealedLine line(seal, lineKey(seal, first, own.open, seal.agreed(own.secret, device)),
                    SealedLine::End::Host, longest);
    auto message = answers + seal.sealed(first, own.open, std::string(1, answers));
    return Answer(seal, std::move(first), std::move(message), std::move(line));
}

bool Answer::bidsFarewell(std::string_view message) const {
    return is(farewells, message) &&
           m_seal->opened(m_first, message.substr(1), std::string(1, farewells)).has_value();
}

} // namespace core::together
