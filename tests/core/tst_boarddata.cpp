#include <QTest>

#include "core/kind.h"
#include "tests/core/messages.h"
#include "tests/everykind.h"

#include <map>
#include <random>
#include <set>

using namespace core;
using messages::about, messages::sound;

// What the board of every game shows and says belongs together: scenes, paths, stories and phrases, under
// every preset, in positions of random games.
class TestBoardData : public QObject {
    Q_OBJECT

private slots:
    void positions_data() { everykind::presets(); }
    void positions();
    void shelfHasACard_data() { kinds(); }
    void shelfHasACard();

private:
    static void kinds();
};

namespace {

// Which pictures stand on which spots, and which numbers these stand for.
struct Standing {
    std::map<SpotId, std::multiset<std::string>> pieces;
    std::map<SpotId, int> counts;
    std::set<SpotId> signs;
    friend bool operator==(const Standing&, const Standing&) = default;

    bool differs(const Standing& other, SpotId spot) const {
        const auto at = [spot](const auto& map) {
            const auto found = map.find(spot);
            return found == map.end() ? typename std::decay_t<decltype(map)>::mapped_type{} : found->second;
        };
        return at(pieces) != at(other.pieces) || at(counts) != at(other.counts);
    }
};

// A piece that lies beside the middle of a spot that stands for no number shows what a move brings: it comes
// and goes untold.
Standing standing(const Scene& scene) {
    Standing s;
    for (const auto& [spot, number] : scene.counts) s.counts[spot] = number;
    for (const auto& token : scene.tokens)
        if (token.offset != Point{} && !s.counts.contains(token.spot))
            s.signs.insert(token.spot);
        else if (token.size > 0)
            s.pieces[token.spot].emplace(token.art);
    return s;
}

// What stands on the board when the story is over. An event is told of the pieces that stood on its spot
// before it all; nothing if there are none.
std::optional<Standing> afterStory(const Standing& before, const Standing& after, const Story& story) {
    struct Fate {
        std::optional<SpotId> spot;
        std::string art; // empty: as before
    };
    std::map<SpotId, Fate> fates;
    Standing reached{{}, after.counts, {}}; // figures change by themselves
    for (const auto& event : story) {
        using enum Event::Kind;
        if (event.kind == Flip || event.kind == Appear) {
            if (const auto found = after.pieces.find(event.from); found != after.pieces.end())
                reached.pieces.insert(*found);
            fates[event.from] = {};
            continue;
        }
        if (!before.pieces.contains(event.from)) return {};
        auto& fate = fates.try_emplace(event.from, Fate{event.from, {}}).first->second;
        if (event.kind == Travel || event.kind == Hop) fate.spot = event.to;
        if (event.kind == Change) fate.art = event.art;
        if (event.kind == Lift || event.kind == Fall || event.kind == Shrink) fate.spot.reset();
    }
    for (const auto& [spot, pieces] : before.pieces) {
        const auto found = fates.find(spot);
        const auto fate = found == fates.end() ? Fate{spot, {}} : found->second;
        if (!fate.spot) continue;
        for (const auto& art : pieces) reached.pieces[*fate.spot].insert(fate.art.empty() ? art : fate.art);
    }
    return reached;
}

// A film ends with the board as it stands after the move, or the move has been taken back at once. The
// numbers that are told, not drawn, are no part of its pictures.
void checkFilmEnds(Scene last, const Scene& before, const Scene& after, const std::string& told) {
    last.counts = after.counts;
    const auto stands = standing(after);
    if (standing(last).pieces == stands.pieces) return;
    QVERIFY2(standing(before).pieces == stands.pieces, ("the film ends otherwise: " + told).c_str());
}

void checkMove(const Game& game, const Position& start, const Position& p, Move m) {
    const auto next = game.play(p, m);
    const auto before = standing(game.scene(start, p)), after = standing(game.scene(start, next));
    const auto told = about(game, p, m);
    const auto film = game.film(start, p, m);
    for (const auto& frame : film) // as the window needs it to let the pieces glide
        QVERIFY2(frame.scene.tokens.size() == film.front().scene.tokens.size(), told.c_str());
    if (!film.empty())
        return checkFilmEnds(film.back().scene, game.scene(start, p), game.scene(start, next), told);
    if (after.pieces.empty()) return; // a board cleared for what comes next ends no story
    const auto path = game.path(start, p, m);
    const bool back = path.size() > 1 && path.front() == path.back(); // it ends where it began
    if (before.pieces != after.pieces && !back && !before.signs.contains(path.back()))
        QVERIFY2(before.differs(after, path.back()),
                 ("the path leads to where nothing changes: " + told).c_str());
    const auto reached = afterStory(before, after, game.story(start, p, m));
    QVERIFY2(reached, ("the story tells of a piece that is not there: " + told).c_str());
    QVERIFY2(reached->pieces == after.pieces, ("the story ends otherwise: " + told).c_str());
}

// How many pieces of each kind stand: what a move does, wherever it is done.
std::map<std::string_view, int> pieces(const Game& game, const Position& p) {
    std::map<std::string_view, int> all;
    for (const auto& token : game.scene(game.start(), p).tokens) ++all[token.art];
    return all;
}

// A phrase tells a move from the others of its position, for it stands alone in sentences. In these games
// there may be several ways between two places: then what comes of them is the same.
const std::set<std::string_view> waysBetweenPlaces{"fmurs"};

void checkPhrases(const Game& game, const Position& p) {
    std::map<std::string, Move> said;
    std::map<std::string, int> compared;
    for (const auto m : game.moves(p)) {
        const auto phrase = game.phrase(p, m);
        QVERIFY2(sound(phrase), about(game, p, m).c_str());
        const auto [other, fresh] = said.emplace(phrase.english(), m);
        if (fresh || ++compared[phrase.english()] > 2) continue; // not all of a long list
        QVERIFY2(waysBetweenPlaces.contains(game.kind().id),
                 (phrase.english() + ": " + about(game, p, m)).c_str());
        const auto one = game.path(p, p, other->second), two = game.path(p, p, m);
        const bool same = one.front() == two.front() && one.back() == two.back() &&
                          pieces(game, game.play(p, other->second)) == pieces(game, game.play(p, m));
        QVERIFY2(same, (phrase.english() + ": " + about(game, p, m)).c_str());
    }
}

void checkWords(const Game& game, const Layout& layout, const Position& start) {
    for (const auto& message : game.summary(start)) QVERIFY2(sound(message), message.english().c_str());
    std::set<std::string> labels;
    for (const auto& spot : layout.spots) {
        QVERIFY2(sound(spot.label), spot.label.english().c_str());
        QVERIFY2(labels.insert(spot.label.english()).second, spot.label.english().c_str());
    }
}

} // namespace

void TestBoardData::kinds() {
    everykind::rows();
}

void TestBoardData::positions() {
    QFETCH(const Kind*, kind);
    QFETCH(QString, rules);
    const auto game = kind->game(rules.toStdString());
    const auto start = game->start();
    checkWords(*game, game->layout(start), start);
    std::mt19937 random(1);
    for (int round = 0; round < 3; ++round)
        for (auto p = start; !game->result(p);) {
            const auto moves = game->moves(p);
            checkPhrases(*game, p);
            const auto stride = moves.size() / 8 + 1; // not all of a long list
            for (std::size_t i = 0; i < moves.size(); i += stride) checkMove(*game, start, p, moves[i]);
            if (QTest::currentTestFailed()) return;
            QVERIFY2(sound(game->prompt(p)) && sound(game->refusal(start, p, {0})), about(*game, p).c_str());
            p = game->play(p, moves[random() % moves.size()]);
        }
}

void TestBoardData::shelfHasACard() {
    QFETCH(const Kind*, kind);
    const auto card = SOURCE_FOLDER "/" + everykind::folder(*kind) + "/art/card.svg";
    QVERIFY2(QFile::exists(QString::fromStdString(card)), card.c_str());
    for (const auto& text : {kind->title, kind->tagline, kind->trait, kind->numberMeans})
        QVERIFY(*text.english != '\0');
    for (const auto& preset : kind->presets) QVERIFY(sound(preset.name));
}

QTEST_GUILESS_MAIN(TestBoardData)
#include "tst_boarddata.moc"
