#include "core/gameof.h"
#include "core/games/ribbonim/board.h"

namespace core::ribbonim {

namespace {

enum class Tool : std::uint8_t { More, Fewer, Out };

// The field of such strands; throws InputError if it is too large.
Rules::Position fieldOf(const Rules& rules, const std::vector<Strand>& strands, std::uint32_t mover) {
    std::string all;
    for (const auto& s : strands)
        if (s.length > 0) all += (all.empty() ? "" : "-") + textOf(s);
    try {
        return rules.parse((all.empty() ? "0" : all) + (mover == 0 ? " 1" : " 2"));
    } catch (const InputError&) { // what it says is about the text
        throw InputError({text("ribbonim", "There is no room: a ribbon or ring has at most %1 stones, and "
                                           "all together have at most %2."),
                          {maxLength, maxStones}});
    }
}

std::vector<Strand> strandsOf(const Rules::Position& p) {
    std::vector<Strand> all;
    for (const auto& part : parts(p)) all.push_back(part.strand());
    return all;
}

} // namespace

std::vector<Message> Board::tools() const {
    return {text("ribbonim", "One stone more"), text("ribbonim", "One stone fewer"),
            text("ribbonim", "Take this stone out")};
}

// A stone taken out of a ribbon leaves one at either side, out of a ring it opens it.
Draft Board::applied(const Rules::Position& p, std::size_t tool, SpotId spot) const {
    const auto stone = stoneAt(p, p, spot);
    if (stone.part < 0) throw InputError(text("ribbonim", "This stone has already been taken."));
    auto strands = strandsOf(p);
    const auto at = strands.begin() + stone.part;
    if (tool == static_cast<std::size_t>(Tool::More)) {
        ++at->length;
    } else if (tool == static_cast<std::size_t>(Tool::Fewer)) {
        --at->length;
    } else if (stone.ring) {
        *at = {stone.length - 1, false};
    } else {
        *at = {stone.number, false};
        strands.insert(at + 1, {stone.length - stone.number - 1, false});
    }
    return {pack<Position>(fieldOf(m_rules, strands, p.mover))};
}

std::vector<Change> Board::changes(const Rules::Position& p) const {
    auto turned = p;
    turned.mover ^= 1U;
    std::vector<Change> all{{text("ribbonim", "The other player begins"), pack<Position>(turned)}};
    const auto add = [&](Phrase name, Strand strand) {
        auto strands = strandsOf(p);
        strands.push_back(strand);
        try {
            all.push_back({name, pack<Position>(fieldOf(m_rules, strands, p.mover))});
        } catch (const InputError&) { // there is no room for it
        }
    };
    add(text("ribbonim", "Add a ribbon"), {3, false});
    add(text("ribbonim", "Add a ring"), {5, true});
    return all;
}

} // namespace core::ribbonim
