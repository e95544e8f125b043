#pragma once

#include "core/game.h"
#include "core/lab.h"
#include "core/threads.h"

#include <memory>
#include <vector>

// A proof that plays: one side moves as the proof says, the other belongs to the reader.
namespace core {

class Match;

// What the proof says where a line of play stands.
struct DemonstrationStep {
    std::vector<Message> lines;
    std::vector<SpotId> aside; // spots that the proof leaves aside
    std::optional<Move> move;  // what it does here; nothing: the reader's side is on move, or it is over
    Analysis known;            // what the reader's moves are worth against it, best first
};

// A proof on one board. Quick to ask once it is made.
class Demonstration {
public:
    virtual ~Demonstration() = default;
    virtual std::shared_ptr<const Game> game() const = 0;
    virtual Position start() const = 0;
    virtual Player side() const = 0; // who plays as the proof says
    virtual DemonstrationStep at(const Match& line) const = 0;
    virtual const std::vector<Fact>& facts() const = 0;
};

// Where a kind's proof is looked at. `make` may take its time; nothing: stopped.
struct DemonstrationLab {
    Phrase title;
    Phrase about;
    Schema options;
    std::shared_ptr<const Demonstration> (*make)(const Values& values, const StopToken& stop,
                                                 const Lab::Progress& progress) = nullptr;
};

} // namespace core
