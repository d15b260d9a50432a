// Tests for the contract of every game (core/game/tiered_game.h, variant.h) on the variants of the registry, so that a new game
// is covered at once.
#include <QTest>
#include <algorithm>
#include <random>
#include <set>

#include "core/game/registry.h"
#include "core/verify/naive/checker.h"
#include "solvers/retrograde/position_kernel.h"
#include "solvers/retrograde/registry.h"
#include "tests/core/contract/naive_values.h"
#include "tests/core/test_solutions.h"
#include "tests/runner/test_class.h"

using namespace kotai;

namespace {

constexpr std::uint64_t wholeUpTo = 3000;
constexpr std::uint64_t naiveUpTo = 60'000;
constexpr int sampledPlaces = 300;
constexpr int sampledTurns = 300;

/// Returns every place of a small variant, and some places of a large variant. Empty for boards whose positions cannot
/// be numbered.
std::vector<Location> somePlaces(const Variant& variant) {
  const TierGraph& tiers = variant.tierGraph();
  std::vector<Location> places;
  if (!variant.isStored(variant.canonical(variant.start()))) return places;
  if (tiers.approximatePositions() <= wholeUpTo) {
    for (TierId tier{0}; tier.value < tiers.tierCount(); ++tier.value)
      for (std::uint64_t index = 0; index < tiers.positionCount(tier); ++index) places.push_back({tier, {index}});
    return places;
  }
  std::mt19937_64 random(7);
  while (places.size() < sampledPlaces) {
    const TierId tier{random() % tiers.tierCount()};
    const std::uint64_t count = tiers.positionCount(tier);
    if (count > 0) places.push_back({tier, {random() % count}});
  }
  return places;
}

/// Returns whether a game has its own engine. Such an engine requires that the sides can be exchanged. Other
/// games need not support an exchange.
bool hasOwnEngine(const Variant& variant) { return !retrograde::solverOf(variant).gameId.empty(); }

/// Returns whether the images of a position share one place. Only a game with its own engine may store images
/// in different places.
bool imagesShareAPlace(const Variant& variant) {
  const bool shared = std::ranges::all_of(somePlaces(variant), [&](Location place) {
    const AnyPosition position = variant.positionAt(place);
    return variant.canonical(position) == position;
  });
  if (!shared && !hasOwnEngine(variant)) throw std::logic_error("images with places of their own");
  return shared;
}

std::vector<AnyPosition> somePositions(const Variant& variant) {
  std::mt19937_64 random(11);
  std::vector<AnyPosition> positions{variant.start()};
  while (positions.size() < sampledTurns) {
    const auto after = variant.successors(positions.back());
    positions.push_back(after.empty() ? variant.start() : after[random() % after.size()]);
  }
  return positions;
}

using Board = std::multiset<std::pair<Square, Side>>;

/// Returns the owner of a piece. If both sides place pieces of the same kind (fences), pieces on the board may
/// have no owner.
Side ownerOf(const Variant& variant, const PieceOnBoard& piece) {
  for (const StockItem& item : variant.stock())
    if (!item.perSide && !item.only && std::ranges::find(item.kinds, piece.kind) != item.kinds.end()) return Side::First;
  return piece.owner;
}

Board boardOf(const Variant& variant, const AnyPosition& position) {
  Board board;
  for (const PieceOnBoard& piece : variant.pieces(position)) board.emplace(piece.square, ownerOf(variant, piece));
  return board;
}

/// Returns the board after the steps of a move, which come in any order.
Board afterSteps(const Variant& variant, Board board, const Transition& transition) {
  using Kind = Transition::Kind;
  for (const Transition::Step& step : transition.steps)
    if (step.kind == Kind::Moved || step.kind == Kind::Left)
      if (const auto there = board.find({step.piece.square, ownerOf(variant, step.piece)}); there != board.end())
        board.erase(there);
  for (const Transition::Step& step : transition.steps)
    if (step.kind != Kind::Left) board.emplace(step.to, ownerOf(variant, step.piece));
  return board;
}

}  // namespace

class ContractTest : public QObject {
  Q_OBJECT

 private slots:
  void placesComeBack_data() { addVariants(); }
  void placesComeBack();
  void movesLeadToChildren_data() { addVariants(); }
  void movesLeadToChildren();
  void unmovesAreTheInverseOfMoves_data() { addVariants(); }
  void unmovesAreTheInverseOfMoves();
  void imagesShareTheirPlace_data() { addVariants(); }
  void imagesShareTheirPlace();
  void imagesHaveTheSameMoves_data() { addVariants(); }
  void imagesHaveTheSameMoves();
  void movesAreConsistent_data() { addVariants(); }
  void movesAreConsistent();
  void textsComeBack_data() { addVariants(); }
  void textsComeBack();
  void setUpsComeBack_data() { addVariants(); }
  void setUpsComeBack();
  void transitionsMakeThePosition_data() { addVariants(); }
  void transitionsMakeThePosition();
  void plainIterationFindsTheSameValues_data() { addSmallVariants(); }
  void plainIterationFindsTheSameValues();
  void theNaiveCheckerAgrees_data() { addSmallVariants(); }
  void theNaiveCheckerAgrees();

 private:
  static bool isAtMost(const std::string& id, std::uint64_t positions) {
    return test::variant(id)->tierGraph().approximatePositions() <= positions;
  }
  /// Adds the first variants of every game and all very small variants.
  static void addVariants() {
    constexpr std::size_t variantsPerGame = 3;
    QTest::addColumn<std::string>("id");
    for (const Game& game : games())
      for (std::size_t number = 0; number < game.knownVariants.size(); ++number)
        if (const std::string& id = game.knownVariants[number]; number < variantsPerGame || isAtMost(id, wholeUpTo))
          QTest::newRow(id.c_str()) << id;
  }
  /// Adds the first variant of every game if it is small, and all very small variants.
  static void addSmallVariants() {
    QTest::addColumn<std::string>("id");
    for (const Game& game : games())
      for (const std::string& id : game.knownVariants)
        if (isAtMost(id, &id == &game.knownVariants.front() ? naiveUpTo : wholeUpTo)) QTest::newRow(id.c_str()) << id;
  }
};

void ContractTest::placesComeBack() {
  QFETCH(std::string, id);
  const VariantPtr variant = test::variant(id);
  const bool shared = imagesShareAPlace(*variant);
  std::vector<Reached> reached;
  for (const Location place : somePlaces(*variant)) {
    const AnyPosition position = variant->positionAt(place);
    if (hasOwnEngine(*variant)) QVERIFY(variant->sideToMove(position) == Side::First);
    if (shared) QVERIFY(variant->canonical(position) == position);
    const bool known = variant->positionGraph().expand(place, reached).has_value();
    if (variant->isStored(position))
      QVERIFY(variant->locate(position) == place);
    else
      QVERIFY(known);
  }
}

/// Every move or pass leads to a place of the same tier or of a child tier. A child tier is in one of the next
/// lower layers (childLayerReach()).
void ContractTest::movesLeadToChildren() {
  QFETCH(std::string, id);
  const VariantPtr variant = test::variant(id);
  const TierGraph& tiers = variant->tierGraph();
  std::vector<Reached> reached;
  for (const Location place : somePlaces(*variant)) {
    std::set<TierId> children{place.tier};
    tiers.forEachChild(place.tier, [&](TierId child) {
      children.insert(child);
      const int drop = tiers.layerOf(place.tier) - tiers.layerOf(child);
      QVERIFY(drop > 0 && drop <= tiers.childLayerReach());
    });
    variant->positionGraph().expand(place, reached);
    if (const auto passed = variant->positionGraph().passed(place)) reached.push_back(*passed);
    for (const Reached& each : reached)
      if (!each.known)
        QVERIFY(children.contains(each.place.tier) && each.place.index.value < tiers.positionCount(each.place.tier));
  }
}

/// Unmoves are exactly the inverse of moves, in both directions, and each place occurs once.
void ContractTest::unmovesAreTheInverseOfMoves() {
  QFETCH(std::string, id);
  const VariantPtr variant = test::variant(id);
  if (!imagesShareAPlace(*variant)) return;  // the tests of their own engines cover these games
  const PositionGraph& graph = variant->positionGraph();
  std::vector<Reached> reached;
  std::vector<PositionIndex> before;
  for (const Location place : somePlaces(*variant)) {
    if (graph.expand(place, reached)) continue;
    for (const Reached& each : std::vector(reached)) {
      if (each.known || each.place.tier != place.tier) continue;
      graph.predecessors(each.place, before);
      QCOMPARE(std::ranges::count(before, place.index), 1);
    }
    graph.predecessors(place, before);
    for (const PositionIndex index : before) {
      QVERIFY(!graph.expand({place.tier, index}, reached));
      QVERIFY(std::ranges::any_of(reached, [place](const Reached& each) { return !each.known && each.place == place; }));
    }
  }
}

void ContractTest::imagesShareTheirPlace() {
  QFETCH(std::string, id);
  const VariantPtr variant = test::variant(id);
  const bool shared = imagesShareAPlace(*variant);
  for (const AnyPosition& position : somePositions(*variant)) {
    const AnyPosition image = variant->canonical(position);
    QVERIFY(variant->canonical(image) == image);
    QVERIFY(variant->finishedValue(image) == variant->finishedValue(position));
    QCOMPARE(variant->successors(image).size(), variant->successors(position).size());
    QCOMPARE(variant->isStored(image), variant->isStored(position));
    if (!shared || !variant->isStored(position)) continue;
    QVERIFY(variant->locate(image) == variant->locate(position));
    QVERIFY(variant->positionAt(variant->locate(position)) == image);
  }
}

/// The moves of an image lead to the images of the positions after the moves, so both have the same value. An image of an
/// image leads back to the position.
void ContractTest::imagesHaveTheSameMoves() {
  QFETCH(std::string, id);
  const VariantPtr variant = test::variant(id);
  const bool shared = imagesShareAPlace(*variant);
  for (const AnyPosition& position : somePositions(*variant)) {
    const std::vector<AnyPosition> images = variant->images(position);
    QVERIFY(images.front() == position);
    for (std::size_t number = 0; number < images.size(); ++number) {
      const AnyPosition& image = images[number];
      QVERIFY(variant->sideToMove(image) == variant->sideToMove(position));
      QVERIFY(variant->finishedValue(image) == variant->finishedValue(position));
      if (shared) QVERIFY(variant->canonical(image) == variant->canonical(position));
      std::multiset<AnyPosition> expected;
      for (const AnyPosition& after : variant->successors(position)) expected.insert(variant->images(after)[number]);
      const std::vector<AnyPosition> found = variant->successors(image);
      QVERIFY(std::multiset<AnyPosition>(found.begin(), found.end()) == expected);
      const std::vector<AnyPosition> back = variant->images(image);
      QCOMPARE(std::ranges::count(back, position), std::ranges::count(images, position));
    }
  }
}

/// Only finished positions have no moves, and moves, successors and sides to move agree with each other.
void ContractTest::movesAreConsistent() {
  QFETCH(std::string, id);
  const VariantPtr variant = test::variant(id);
  for (const AnyPosition& position : somePositions(*variant)) {
    const auto moves = variant->legalMoves(position);
    const auto finished = variant->finishedValue(position);
    QCOMPARE(moves.empty(), finished.has_value());
    if (finished) QCOMPARE(finished->distancePlies, 0U);
    std::multiset<AnyPosition> played;
    for (const AnyMove move : moves) played.insert(variant->play(position, move));
    for (const AnyPosition& after : played) QVERIFY(variant->sideToMove(after) == other(variant->sideToMove(position)));
    const auto successors = variant->successors(position);
    QVERIFY(played == std::multiset<AnyPosition>(successors.begin(), successors.end()));
    QCOMPARE(variant->moveCount(position), successors.size());
    if (const auto passed = variant->passed(position)) QVERIFY(boardOf(*variant, *passed) == boardOf(*variant, position));
  }
}

void ContractTest::textsComeBack() {
  QFETCH(std::string, id);
  const VariantPtr variant = test::variant(id);
  QCOMPARE(variant->id(), id);
  for (const AnyPosition& position : somePositions(*variant)) {
    const std::string text = variant->formatPosition(position);
    const auto parsed = variant->parsePosition(text);
    QVERIFY2(parsed && *parsed == position, text.c_str());
    std::string before;
    for (const AnyMove move : variant->legalMoves(position)) {
      const std::string moveText = variant->formatMove(position, move);
      const auto parsedMove = variant->parseMove(position, moveText);
      QVERIFY2(parsedMove && *parsedMove == move, moveText.c_str());
      QVERIFY2(before < moveText, moveText.c_str());
      before = moveText;
    }
  }
}

/// Every set-up of a position leads back to that position. The test omits finished positions, because the board
/// may not show that a game has ended.
void ContractTest::setUpsComeBack() {
  QFETCH(std::string, id);
  const VariantPtr variant = test::variant(id);
  for (const AnyPosition& position : somePositions(*variant)) {
    if (variant->finishedValue(position)) continue;
    const auto composed = variant->compose({variant->pieces(position), variant->hands(position), variant->sideToMove(position)});
    QVERIFY2(composed && *composed == position, variant->formatPosition(position).c_str());
  }
}

void ContractTest::transitionsMakeThePosition() {
  QFETCH(std::string, id);
  const VariantPtr variant = test::variant(id);
  for (const AnyPosition& position : somePositions(*variant))
    for (const AnyMove move : variant->legalMoves(position)) {
      const Transition transition = variant->transition(position, move);
      const std::string text = variant->formatPosition(position) + ": " + variant->formatMove(position, move);
      QVERIFY2(afterSteps(*variant, boardOf(*variant, position), transition) == boardOf(*variant, variant->play(position, move)),
               text.c_str());
      const MoveSquares squares = variant->moveSquares(position, move);
      QVERIFY2(std::ranges::any_of(transition.steps, [&](const auto& step) { return step.to == squares.to; }), text.c_str());
    }
}

/// Compares the values of the game's engine with those of the general engine.
void ContractTest::plainIterationFindsTheSameValues() {
  QFETCH(std::string, id);
  const VariantPtr variant = test::variant(id);
  const test::NaiveValues naive(*variant);
  const test::DataFolder folder;
  const SolutionPtr solution = folder.solve(variant);
  const retrograde::PositionKernel kernel(std::shared_ptr<const PositionGraph>(variant, &variant->positionGraph()));
  std::map<TierId, retrograde::WorkingTablePtr> tables;
  const TierGraph& tiers = variant->tierGraph();
  for (int layer = 0; layer < tiers.layerCount(); ++layer)
    for (const TierId tier : tiers.tiersInLayer(layer)) {
      const auto solved = kernel.solve(tier, [&](TierId child) { return tables.at(child); }, {});
      tables[tier] = solved->table;
      const auto& table = static_cast<const retrograde::PositionTable&>(*solved->table);
      for (std::uint64_t index = 0; index < tiers.positionCount(tier); ++index) {
        const Location place{tier, {index}};
        const std::string text = variant->formatPosition(variant->positionAt(place));
        QVERIFY2(table.at(index) == naive.at(place), text.c_str());
        QVERIFY2(solution->valueAt(place) == naive.at(place), text.c_str());
      }
    }
}

void ContractTest::theNaiveCheckerAgrees() {
  QFETCH(std::string, id);
  const VariantPtr variant = test::variant(id);
  const test::DataFolder folder;
  const SolutionPtr solution = folder.solve(variant);
  verify::NaiveChecker checker(*variant);
  const verify::UnitControl control{{}, [](std::uint64_t) {}};
  std::uint64_t checked = 0;
  for (std::size_t stage = 0; const std::size_t units = checker.beginStage(stage, *solution); ++stage)
    for (std::size_t unit = 0; unit < units; ++unit) {
      const verify::UnitResult result = checker.checkUnit(unit, *solution, control);
      checked += result.positionsChecked;
      QCOMPARE(result.mismatchCount, 0U);
    }
  QCOMPARE(checked, checker.positionCount());
}

KOTAI_TEST(ContractTest)
#include "contract_test.moc"
