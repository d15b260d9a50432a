#include <optional>
#include <string>
#include <vector>

#include "core/game/motif.h"
#include "core/games/quoridor/race.h"
#include "core/games/quoridor/variant.h"

namespace kotai::quoridor {

namespace {

/// Sentences for motifs. %1: the move, if a move is explained. The length of a path is its number of single
/// steps, without pawns in the way.
namespace motif {
constexpr Sentence lengthens{QT_TRANSLATE_NOOP("Explanations", "%1 lengthens %o's path from %2 to %3; %m's own path is %4."),
                             QT_TRANSLATE_NOOP("Explanations", "Fence in the way")};
constexpr Sentence lengthensBoth{
    QT_TRANSLATE_NOOP("Explanations", "%1 lengthens %o's path from %2 to %3, and %m's own path from %4 to %5."),
    QT_TRANSLATE_NOOP("Explanations", "Fence in the way")};
constexpr Sentence lengthensOwn{QT_TRANSLATE_NOOP("Explanations", "%1 lengthens only %m's own path, from %2 to %3."),
                                QT_TRANSLATE_NOOP("Explanations", "Fence in your own way")};
constexpr Sentence lengthensNone{QT_TRANSLATE_NOOP("Explanations", "%1 makes no path longer."),
                                 QT_TRANSLATE_NOOP("Explanations", "Useless fence")};
constexpr Sentence getsNoNearer{
    QT_TRANSLATE_NOOP("Explanations", "%1 brings the pawn no nearer to its goal: the length of its path was %2 and is now %3."),
    QT_TRANSLATE_NOOP("Explanations", "Step that gains nothing")};
constexpr Sentence shortens{QT_TRANSLATE_NOOP("Explanations", "%1 shortens %m's path from %2 to %3; %o's path is %4."),
                            QT_TRANSLATE_NOOP("Explanations", "Missed step")};
constexpr Sentence jumps{
    QT_TRANSLATE_NOOP("Explanations", "%1 jumps over %o's pawn and shortens %m's path from %2 to %3; %o's path is %4."),
    QT_TRANSLATE_NOOP("Explanations", "Jump")};
constexpr Sentence pathsAfter{
    QT_TRANSLATE_NOOP("Explanations",
                      "After %1 the shortest paths are %2 for %m and %3 for %o; fences left: %4 and %5; %o is to move."),
    QT_TRANSLATE_NOOP("Explanations", "Longer path")};
constexpr Sentence paths{
    QT_TRANSLATE_NOOP("Explanations", "Shortest paths: %1 for %m, who is to move, and %2 for %o; fences left: %3 and %4.")};
}  // namespace motif

constexpr int visibleDetour = 2;  ///< smallest gain of a fence that is worth the end of a line

std::vector<Motif> motifsOfMove(const Rules& rules, const Rules::Position& before, Rules::Move move) {
  const Rules::Position after = rules.play(before, move);
  const Side side = before.toMove;
  const int ownBefore = pathLength(rules, before, side), own = pathLength(rules, after, side);
  const int theirsBefore = pathLength(rules, before, other(side)), theirs = pathLength(rules, after, other(side));
  const auto text = [](int number) { return std::to_string(number); };
  const std::string name = rules.formatMove(move);
  std::vector<Motif> found;
  if (move.kind != Rules::Move::Kind::Pawn) {
    if (theirs > theirsBefore && own > ownBefore) {
      const std::vector params{name, text(theirsBefore), text(theirs), text(ownBefore), text(own)};
      if (own - ownBefore >= theirs - theirsBefore) found.emplace_back(motif::lengthensBoth, params, true);
      const bool isVisible = theirs - theirsBefore >= visibleDetour + own - ownBefore;
      // Even a fence that costs its own side more can be the only good move.
      found.emplace_back(motif::lengthensBoth, params, false, isVisible ? MotifWeight::End : MotifWeight::Normal);
    } else if (theirs > theirsBefore)
      found.emplace_back(motif::lengthens, std::vector{name, text(theirsBefore), text(theirs), text(own)}, false,
                         theirs - theirsBefore >= visibleDetour ? MotifWeight::End : MotifWeight::Normal);
    else if (own > ownBefore)
      found.emplace_back(motif::lengthensOwn, std::vector{name, text(ownBefore), text(own)}, true);
    else
      found.emplace_back(motif::lengthensNone, std::vector{name}, true);
  } else if (own >= ownBefore) {
    found.emplace_back(motif::getsNoNearer, std::vector{name, text(ownBefore), text(own)}, true);
  } else if (((rules.jumpTargets(before) >> move.place) & 1U) != 0) {
    found.emplace_back(motif::jumps, std::vector{name, text(ownBefore), text(own), text(theirs)}, false, MotifWeight::End);
  } else {
    found.emplace_back(motif::shortens, std::vector{name, text(ownBefore), text(own), text(theirs)});
  }
  if (own > 0 && own <= theirs)  // otherwise the count would speak against the move
    found.emplace_back(motif::pathsAfter,
                       std::vector{name, text(own), text(theirs), text(after.hand(side)), text(after.hand(other(side)))}, false,
                       MotifWeight::Minor);
  return found;
}

}  // namespace

std::vector<Motif> motifs(const Variant& variant, const AnyPosition& packed, std::optional<AnyMove> move) {
  const Rules& rules = static_cast<const QuoridorVariant&>(variant).rules();
  const Rules::Position position = Rules::unpack(packed);
  if (move) return motifsOfMove(rules, position, QuoridorVariant::unpackMove(*move));
  const Side side = position.toMove;
  const auto text = [](int number) { return std::to_string(number); };
  return {Motif(motif::paths, {text(pathLength(rules, position, side)), text(pathLength(rules, position, other(side))),
                               text(position.hand(side)), text(position.hand(other(side)))})};
}

}  // namespace kotai::quoridor
