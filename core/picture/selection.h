#pragma once

#include "core/picture/choices.h"

#include <optional>
#include <vector>

namespace core {

// The path begins with these spots.
bool startsWith(const Path& path, const Path& prefix);

// What a player has pointed at so far, and which move that makes. Knows nothing of painting or events.
class Selection {
public:
    // What comes of pointing: nothing yet, a complete move, or spots that no legal move goes through.
    struct Answer {
        std::optional<Move> move;
        Path refused;
    };

    // Another position with other legal moves; nothing is pointed at.
    void reset(Gesture gesture, std::vector<Choice> choices);
    // What is known of the moves now; nothing: not a thing.
    void value(const Analysis* analysis) { m_choices.value(analysis); }

    // Pointing, in the order of a click or drag: pressed on a spot, moved onto others, off all of them
    // (nothing), let go.
    Answer press(SpotId spot);
    Answer enter(std::optional<SpotId> spot);
    Answer release();
    Answer cancel();
    // Pressed and let go at once.
    Answer click(SpotId spot);

    const Path& trail() const { return m_trail; } // the spots pointed at so far
    bool choosing() const { return m_gesture != Gesture::Tap && !m_trail.empty(); }
    // The move that is made if the player lets go now.
    const Choice* chosen() const;
    // The move made so far, while more may follow.
    const Choice* reached() const;
    // The move that the mark of a spot stands for, what pointing there leads to: of a span, the one that ends
    // there (begun there, if nothing is pointed at yet); of steps, the best of those that end there. Nothing:
    // the spot cannot be pointed at.
    const Choice* behind(SpotId spot) const;
    // The best moves of several spots, while no span is begun. Of those that share spots the first alone.
    std::vector<const Choice*> runs() const;
    // Spots where the trail can go next along some move, the step back included.
    std::vector<SpotId> onward() const;
    // The best of the moves still possible that ends further on than pointed at so far.
    const Choice* bestOnward() const;
    // The moves still possible while something is chosen.
    std::vector<Move> open() const;
    // Pressed as the end of several ways, and only these are possible now: what lies between tells them
    // apart, and pressing it once more would tell nothing.
    bool asked(SpotId spot) const { return m_goal == spot && !leadsOn(spot); }
    // Shares the first place in the preference order of the whole position.
    bool best(const Choice& choice) const { return m_choices.best(choice); }
    const std::vector<Choice>& choices() const { return m_choices.all(); }
    bool hasMoves() const { return !choices().empty(); }

private:
    Answer pressStep(SpotId spot);
    Answer releaseStep();
    Answer pick(SpotId spot);
    Answer finish(const Choice* choice);
    const Choice* spanned(const Path& trail) const;
    const Choice* bestAfter(const Path& prefix) const;
    const Choice* bestEnding(SpotId spot) const;
    template <class Fits>
    const Choice* only(Fits fits) const;
    bool possible(const Choice& choice) const;
    bool goesOn(const Choice& choice) const;
    bool spreads() const;
    bool leadsOn(SpotId spot) const;
    Path with(SpotId spot) const;
    Path trailTo(SpotId spot) const;

    Gesture m_gesture = Gesture::Tap;
    Choices m_choices;
    Path m_trail;
    bool m_dragged = false;        // since the last press
    bool m_again = false;          // pressed once more on the last spot of a chain
    bool m_off = false;            // the pointer is off all spots
    std::optional<SpotId> m_stray; // dragged to where no step leads
    std::optional<SpotId> m_goal;
    const Choice* m_meant = nullptr; // by what has been pressed: the only one left
};

} // namespace core
