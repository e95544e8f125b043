#include <QTest>

#include "core/gameof.h"
#include "tests/toykinds.h"

using namespace core;

// A member with the name of a hook that does not fit it is refused by the compiler: here by the concepts that
// GameOf and SolverOf assert.
namespace {

using R = pursuit::Rules;
using P = R::Position;
using M = R::Move;

struct Bare {};
static_assert(HooksOfBoardFit<Bare, R> && HooksOfMethodFit<Bare>);
static_assert(HooksOfRulesFit<R> && HooksOfBoardFit<pursuit::Board, R>);

struct Fits {
    std::vector<Offer> offers(const P&, std::uint64_t) const { return {}; }
    std::optional<Arrow> arrow(const P&, M) const { return {}; }
    std::vector<Shape> preview(const P&, const P&, M) const { return {}; }
    Film film(const P&, const P&, M) const { return {}; }
    const std::optional<Explanation>& why() const { return m_why; }
    std::optional<Explanation> m_why;
};
static_assert(HooksOfBoardFit<Fits, R> && HooksOfMethodFit<Fits>);

struct OffersWithoutSeed {
    std::vector<Offer> offers(const P&) const { return {}; }
};
struct OffersNotConst {
    std::vector<Offer> offers(const P&, std::uint64_t) { return {}; }
};
struct ArrowFromStart {
    std::optional<Arrow> arrow(const P&, const P&, M) const { return {}; }
};
struct PreviewOfMove {
    std::vector<Shape> preview(M) const { return {}; }
};
struct PreviewOverloaded {
    std::vector<Shape> preview(M) const { return {}; }
    std::vector<Shape> preview(const P&, M) const { return {}; }
};
struct FilmAsPictures {
    std::vector<Scene> film(const P&, const P&, M) const { return {}; }
};
static_assert(!HooksOfBoardFit<OffersWithoutSeed, R> && !HooksOfBoardFit<OffersNotConst, R> &&
              !HooksOfBoardFit<ArrowFromStart, R> && !HooksOfBoardFit<PreviewOfMove, R> &&
              !HooksOfBoardFit<PreviewOverloaded, R> && !HooksOfBoardFit<FilmAsPictures, R>);

struct ToolsAlone {
    std::vector<Message> tools() const { return {}; }
};
struct AppliedWithoutTool : ToolsAlone {
    Draft applied(const P&, SpotId) const { return {}; }
    std::vector<Change> changes(const P&) const { return {}; }
};
struct AppliedAnyhow : ToolsAlone {
    Draft applied(const P&, std::size_t, SpotId) const { return {}; }
};
struct ChangesByName : AppliedAnyhow {
    std::vector<Message> changes(const P&) const { return {}; }
};
struct SetsUp : AppliedAnyhow {
    std::vector<Change> changes(const P&) const { return {}; }
};
struct ObjectsInWords : SetsUp {
    Message objection(const P&) const { return {}; }
};
static_assert(!HooksOfBoardFit<ToolsAlone, R> && !HooksOfBoardFit<ObjectsInWords, R> &&
              !HooksOfBoardFit<AppliedWithoutTool, R> && !HooksOfBoardFit<ChangesByName, R> &&
              HooksOfBoardFit<SetsUp, R>);

struct InterludeWithoutNames {
    std::optional<Interlude> interlude(const P&, M) const { return {}; }
};
static_assert(!HooksOfBoardFit<InterludeWithoutNames, R>);

class WhyOfPosition {
public:
    std::optional<Explanation> why(const P&) const { return {}; }
};
class WhyInPrivate {
    std::optional<Explanation> why() const { return {}; }
};
static_assert(!HooksOfMethodFit<WhyOfPosition> && !HooksOfMethodFit<WhyInPrivate>);

struct BriefWithMover : R {
    std::string brief(const P&, Player) const { return {}; }
};
struct SpeltWithMover : R {
    std::string spelt(const P&, Player) const { return {}; }
};
struct AmbiguityInText : R {
    std::string ambiguity(std::string_view) const { return {}; }
};
struct ConcessionForMover : R {
    std::optional<M> concession(Player) const { return {}; }
};
struct CanonicalByReference : R {
    void canonical(P&) const {}
};
struct FoldedInPlace : R {
    void folded(P&) const {}
};
struct LeadOfPlayer : R {
    int lead(const P&, Player) const { return 0; }
};
struct RepetitionsUnsigned : R {
    unsigned repetitions() const { return 3; }
};
struct OmittedAsTexts : R {
    std::vector<std::string> omitted(const P&) const { return {}; }
};
static_assert(!HooksOfRulesFit<OmittedAsTexts>);
static_assert(!HooksOfRulesFit<BriefWithMover> && !HooksOfRulesFit<SpeltWithMover> &&
              !HooksOfRulesFit<AmbiguityInText> && !HooksOfRulesFit<ConcessionForMover> &&
              !HooksOfRulesFit<CanonicalByReference> && !HooksOfRulesFit<FoldedInPlace> &&
              !HooksOfRulesFit<LeadOfPlayer> && !HooksOfRulesFit<RepetitionsUnsigned>);

// Positions and moves are plain values that can be compared.
struct Uncompared {
    int number = 0;
};
static_assert(FitsInto<int, Move> && !FitsInto<Uncompared, Move> && !FitsInto<std::string, Position> &&
              !FitsInto<float, Move> && !FitsInto<Position, Move>);

static_assert(!std::is_copy_constructible_v<Game> && !std::is_copy_assignable_v<Game>);
static_assert(!std::is_copy_constructible_v<Solver> && !std::is_copy_assignable_v<Solver>);
static_assert(!std::is_copy_constructible_v<Figure>); // a copy would be another figure

} // namespace

class TestHooks : public QObject {
    Q_OBJECT

private slots:
    void reasonsComeAfterTheFirstValues();
};

void TestHooks::reasonsComeAfterTheFirstValues() {
    const auto game = pursuit::kind().game("");
    std::vector<bool> withReasons;
    game->solver()->analyse(game->start(), {}, [&](const Analysis& a) {
        QCOMPARE(a.moves.size(), game->moves(game->start()).size());
        withReasons.push_back(a.why.has_value());
        QVERIFY(a.why || !a.complete);
    });
    QVERIFY(withReasons.size() > 1 && !withReasons.front() && withReasons.back());
}

QTEST_GUILESS_MAIN(TestHooks)
#include "tst_hooks.moc"
