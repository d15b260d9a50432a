// Registry entry of Domineering.
#include "core/analysis/generic_kinds.h"
#include "core/game/variant_options.h"
#include "core/games/classicdomineering/variant.h"
#include "core/games/domineering/evaluation.h"

namespace kotai::classicdomineering {

static Rules::Position unpacked(const AnyPosition& position) { return Rules::unpack(position); }

/// Returns an evaluation from the numbers of dominoes that still fit and of safe dominoes, as in the
/// simultaneous game.
static double evaluate(const Variant& variant, const AnyPosition& packed) {
  const Rules::Position position = unpacked(packed);
  return domineering::evaluation({variant.columns(), variant.rows()}, position.covered, position.toMove);
}

/// Returns the number of dominoes of a side. Assumes that the game began with the empty board: the side that
/// moved last has placed as many dominoes as the other side, or one more.
static int dominoesOf(const Variant& variant, const AnyPosition& packed, Side side) {
  const int dominoes = countBits(unpacked(packed).covered) / 2;
  return (dominoes + (side == variant.sideToMove(packed) ? 0 : 1)) / 2;
}

/// Returns whether a square is covered. Covered squares have no owner.
static bool stands(const Variant& variant, const AnyPosition& position, Square square, const PieceSought& sought) {
  return !sought.owner && ((unpacked(position).covered >> (square.row * variant.columns() + square.column)) & 1U) != 0;
}

static std::uint32_t kindsOfMove(const Variant&, const AnyPosition&, const AnyPosition&) { return 1; }

static QueryWords queryWords() {
  QueryWords words;
  words.moves = {"place"};
  words.kindsOfMove = kindsOfMove;
  words.onBoard = dominoesOf;
  words.pieces = {{"#", {0, std::nullopt}}};
  words.stands = stands;
  return words;
}

tl::expected<VariantPtr, TextError> makeVariant(std::string_view rest, std::size_t column) {
  TextCursor cursor(rest, column);
  const auto size = readSize(cursor, {.smallest = {minSide, minSide}, .largest = {maxSide, maxSide}});
  if (!refuseOptions(cursor)) return cursor.failure();
  return std::make_shared<const ClassicVariant>(game(), size->columns, size->rows, size->columns, size->rows);
}

const Game& game() {
  static const Game entry = [] {
    Game made;
    made.id = "domineering";
    made.name = "Domineering";
    made.sideNames = {"Vertical", "Horizontal"};
    made.knownVariants = {"domineering:3x3", "domineering:4x4", "domineering:5x4", "domineering:4x5",
                          "domineering:5x5", "domineering:6x4", "domineering:4x6", "domineering:6x5",
                          "domineering:5x6", "domineering:6x6", "domineering:7x7", "domineering:8x8"};
    made.exampleVariant = "domineering:4x4";
    made.examplePosition = "2#1/2#1/4/4 h";
    made.parse = makeVariant;
    made.kinds = genericKinds();
    std::erase_if(made.kinds, [](const PositionKind& each) { return each.kind == FindKind::Draw; });  // there are no draws
    made.judgement.evaluate = evaluate;
    made.motifs = motifs;
    made.query = queryWords();
    made.benchmarks = {{{{"domineering:5x5"}}}, "domineering:5x5"};
    return made;
  }();
  return entry;
}

}  // namespace kotai::classicdomineering
