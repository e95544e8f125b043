#include "ui/table/host/answernotes.h"

#include <algorithm>
#include <functional>
#include <map>

namespace {

// Without its figures. Where moves are pointed at from end to end their middle is theirs, else their last
// spot.
Note placeOf(const Classroom::Question& question, core::Move move, const core::Layout& layout,
             const core::Scene& scene) {
    const auto& game = *question.game;
    const auto path = game.path(question.start, question.position, move);
    if (const auto arrow = game.arrow(question.position, move))
        return {path.back(), path.back(), false, arrow};
    const bool span = layout.gesture == core::Gesture::Span;
    const auto from = span ? path[(path.size() - 1) / 2] : path.back();
    const auto to = span ? path[path.size() / 2] : path.back();
    const bool stands = std::ranges::find(scene.tokens, to, &core::Token::spot) != scene.tokens.end();
    return {from, to, !stands};
}

bool samePlace(const Note& a, const Note& b) {
    return a.from == b.from && a.to == b.to && a.arrow == b.arrow;
}

struct Said {
    int count = 0;
    QStringList who = {};
};

Note::Figure figureOf(std::optional<bool> right, const Said& said) {
    const auto who = said.who.join(QStringLiteral(", "));
    if (right == true) return {QStringLiteral("✓ %1").arg(said.count), Hue::Win, who};
    return {QString::number(said.count), right ? Hue::Loss : Hue::Unknown, who};
}

} // namespace

std::vector<Note> answerNotes(const Classroom::Question& question, bool named) {
    if (question.asks != Classroom::Asks::Move || !question.shown) return {};
    const auto layout = question.game->layout(question.start);
    const auto scene = question.game->scene(question.start, question.position);
    struct Place {
        Note note;
        std::map<std::optional<bool>, Said, std::greater<>> counts; // what is right comes first
    };
    std::vector<Place> places;
    for (std::size_t i = 0; i < question.choices.size(); ++i) {
        const int count = question.count(i);
        if (count == 0) continue;
        const auto note = placeOf(question, question.move(i), layout, scene);
        auto place = std::ranges::find_if(places, [&](const Place& p) { return samePlace(p.note, note); });
        if (place == places.end()) place = places.insert(place, {note, {}});
        auto& said = place->counts[question.choices[i].right];
        said.count += count;
        if (const auto who = question.who(i); named && !who.isEmpty()) said.who << who;
    }
    std::vector<Note> all;
    for (auto& [note, counts] : places) {
        for (const auto& [right, said] : counts) note.figures.push_back(figureOf(right, said));
        all.push_back(note);
    }
    return all;
}
