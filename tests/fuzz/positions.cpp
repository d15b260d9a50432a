// Reads texts of positions and moves of every game. Every text that is read can be written and read again.
//
// Input: the variant (one byte), then lines of text. A line contains a position and moves from there.
#include <array>
#include <string>
#include <vector>

#include "core/game/registry.h"
#include "core/simultaneous/registry.h"
#include "tests/fuzz/byte_source.h"
#include "tests/fuzz/fuzz_target.h"

using namespace kotai;
using namespace kotai::fuzz;

constexpr std::array alternatingVariants = {"dodgem:3x3",
                                            "dodgem:5x5",
                                            "dodgem:8x8",
                                            "animalshogi",
                                            "animalshogi:far-drop=no",
                                            "gobblet",
                                            "quoridor:3x3,fences=2",
                                            "quoridor:5x5,fences=2",
                                            "quoridor:4x4,fences=1,start=diagonal",
                                            "quoridor:9x9,fences=10",
                                            "domineering:4x4",
                                            "domineering:5x4",
                                            "domineering:8x8"};
constexpr std::array simultaneousVariants = {"syncdom:3x3", "syncdom:5x4", "syncdom:8x8", "syncdom:10x10"};

static std::vector<std::string_view> lines(std::string_view text) {
  std::vector<std::string_view> result;
  for (std::size_t begin = 0;;) {
    const std::size_t end = text.find('\n', begin);
    result.push_back(text.substr(begin, end - begin));
    if (end == text.npos) return result;
    begin = end + 1;
  }
}

/// Checks the place of a position in a solution, on boards that are small enough to be solved.
static void checkPlace(const Variant& variant, const AnyPosition& position) {
  if (variant.columns() > 5 || !variant.isStored(position)) return;
  const Location place = variant.locate(position);
  require(place.tier.value < variant.tierGraph().tierCount(), "a tier that is not there");
  const AnyPosition there = variant.positionAt(place);  // the stored image: the position or its mirror image
  require(variant.locate(there) == place, "the position at a place has another place");
  require(variant.canonical(there) == variant.canonical(position), "a place holds another position");
}

static void checkMoves(const Variant& variant, const AnyPosition& position) {
  const auto moves = variant.legalMoves(position);
  require(variant.successors(position).size() == moves.size(), "not as many successors as moves");
  for (const AnyMove move : moves) {
    const auto again = variant.parseMove(position, variant.formatMove(position, move));
    require(again && *again == move, "a move is not read as it is written");
  }
}

static void tryAlternating(const Variant& variant, std::string_view text) {
  const auto texts = lines(text);
  const auto read = variant.parsePosition(texts[0]);
  if (!read) return checkFault(read.error(), texts[0]);
  AnyPosition position = *read;
  const auto again = variant.parsePosition(variant.formatPosition(position));
  require(again && *again == position, "a position is not read as it is written");
  checkPlace(variant, position);
  checkMoves(variant, position);
  for (std::size_t line = 1; line < texts.size(); ++line) {
    const auto move = variant.parseMove(position, texts[line]);
    if (!move) {
      checkFault(move.error(), texts[line]);
      continue;
    }
    require(variant.parseMove(position, variant.formatMove(position, *move)) == *move, "a move is not read as it is written");
    variant.transition(position, *move);
    position = variant.play(position, *move);
    variant.formatPosition(position);
    variant.pieces(position);
    variant.hands(position);
  }
}

static void tryDomineering(const SimultaneousVariant& variant, std::string_view text) {
  const auto texts = lines(text);
  const auto read = variant.parsePosition(texts[0]);
  if (!read) return checkFault(read.error(), texts[0]);
  AnyPosition position = *read;
  const auto again = variant.parsePosition(variant.formatPosition(position));
  require(again && *again == position, "a position is not read as it is written");
  const auto canonical = variant.canonical(position).position;
  require(variant.canonical(canonical).position == canonical, "a canonical position has another canonical one");
  for (const Side side : {Side::First, Side::Second})
    for (const AnyMove move : variant.moves(position, side)) {
      const auto found = variant.parseMove(position, variant.formatMove(side, move));
      require(found && *found == std::pair(side, move), "a move is not read as it is written");
    }
  for (std::size_t line = 2; line < texts.size(); line += 2) {
    const auto first = variant.parseMove(position, texts[line - 1]);
    const auto second = variant.parseMove(position, texts[line]);
    if (!first || !second || first->first != Side::First || second->first != Side::Second) continue;
    position = variant.play(position, {first->second, second->second});
    require(variant.parsePosition(variant.formatPosition(position)) == position, "a position is not read as it is written");
  }
}

KOTAI_FUZZ_TARGET(positions) {
  ByteSource source(data, size);
  const std::size_t choice = source.below(alternatingVariants.size() + simultaneousVariants.size());
  if (choice < alternatingVariants.size())
    tryAlternating(**parseVariant(alternatingVariants[choice]), source.restAsText());
  else
    tryDomineering(**parseSimultaneousVariant(simultaneousVariants[choice - alternatingVariants.size()]), source.restAsText());
  return 0;
}
