#include "core/games/quoridor/motifs.h"

#include <string>

#include "core/games/quoridor/variant.h"

namespace kotai::quoridor {

namespace {

int pathLength(const Board& board, const Rules::Position& position, Side side) {
  return shortestPath(board, position.fences, position.pawn(side), side == Side::First);
}

std::vector<Motif> motifsOfMove(const Rules& rules, const Rules::Position& before, Rules::Move move) {
  const Board& board = rules.board();
  const Rules::Position after = rules.play(before, move);
  const Side side = before.toMove;
  const int ownBefore = pathLength(board, before, side), own = pathLength(board, after, side);
  const int theirsBefore = pathLength(board, before, other(side)), theirs = pathLength(board, after, other(side));
  const auto text = [](int number) { return std::to_string(number); };
  const std::string name = rules.formatMove(move);
  std::vector<Motif> found;
  if (move.kind != Rules::Move::Kind::Pawn) {
    if (theirs > theirsBefore && own > ownBefore)
      found.emplace_back(motif::lengthensBoth, std::vector{name, text(theirsBefore), text(theirs), text(ownBefore), text(own)},
                         own - ownBefore >= theirs - theirsBefore);
    else if (theirs > theirsBefore)
      found.emplace_back(motif::lengthens, std::vector{name, text(theirsBefore), text(theirs)});
    else if (own > ownBefore)
      found.emplace_back(motif::lengthensOwn, std::vector{name, text(ownBefore), text(own)}, true);
    else
      found.emplace_back(motif::lengthensNone, std::vector{name}, true);
  } else if (own >= ownBefore) {
    found.emplace_back(motif::getsNoNearer, std::vector{name, text(ownBefore), text(own)}, true);
  } else if (((rules.jumpTargets(before) >> move.place) & 1U) != 0) {
    found.emplace_back(motif::jumps, std::vector{name, text(ownBefore), text(own)});
  }
  if (own > 0) found.emplace_back(motif::pathsAfter, std::vector{name, text(own), text(theirs)});
  return found;
}

}  // namespace

std::vector<Motif> motifs(const Variant& variant, const AnyPosition& packed, std::optional<AnyMove> move) {
  const Rules& rules = static_cast<const QuoridorVariant&>(variant).rules();
  const Rules::Position position = Rules::unpack(packed);
  if (move) return motifsOfMove(rules, position, QuoridorVariant::unpackMove(*move));
  const Side side = position.toMove;
  const auto text = [](int number) { return std::to_string(number); };
  return {Motif(motif::paths,
                {text(pathLength(rules.board(), position, side)), text(pathLength(rules.board(), position, other(side))),
                 text(position.hand(side)), text(position.hand(other(side)))})};
}

}  // namespace kotai::quoridor
