// Finds the fence or the jump that decides the race after a mistake.
#include <optional>
#include <string>

#include "core/games/quoridor/variant.h"

namespace kotai::quoridor {

namespace {

// Sentences about the course of a game. %1: the move. Paths are counted in single steps, without pawns in the
// way.
namespace course_words {
/// %2: the fence. %3, %4: the length of the hindered player's path before and after the fence. %5: the length of this
/// path at the end of the game.
constexpr Sentence theirFence{QT_TRANSLATE_NOOP("Explanations",
                                                "In a perfect line after %1, the opponent's fence %2 lengthens the mover's path "
                                                "from %3 to %4; at the end the length of the mover's path is still %5."),
                              QT_TRANSLATE_NOOP("Explanations", "Fence later on")};
constexpr Sentence ownFence{QT_TRANSLATE_NOOP("Explanations",
                                              "In a perfect line after %1, the mover's fence %2 lengthens the opponent's path "
                                              "from %3 to %4; at the end the length of the opponent's path is still %5."),
                            QT_TRANSLATE_NOOP("Explanations", "Fence later on")};
/// %2: the jump. %3: the length of the other player's path at the end of the game.
constexpr Sentence theirJump{QT_TRANSLATE_NOOP("Explanations",
                                               "In a perfect line after %1, the opponent's pawn jumps over the mover's with %2; "
                                               "at the end the length of the mover's path is still %3."),
                             QT_TRANSLATE_NOOP("Explanations", "Jump")};
constexpr Sentence ownJump{QT_TRANSLATE_NOOP("Explanations",
                                             "In a perfect line after %1, the mover's pawn jumps over the opponent's with %2; at "
                                             "the end the length of the opponent's path is still %3."),
                           QT_TRANSLATE_NOOP("Explanations", "Jump")};
/// %2, %3: numbers of moves that do not shorten the player's own path, by the mover and by the opponent. %4:
/// the better move. %5, %6: the same numbers after the better move.
constexpr Sentence idleMoves{QT_TRANSLATE_NOOP("Explanations",
                                               "Moves that do not shorten the player's own path, in a perfect line starting with "
                                               "%1: %2 by the mover, %3 by the opponent; starting with %4: %5 and %6."),
                             QT_TRANSLATE_NOOP("Explanations", "Moves that gain nothing")};
}  // namespace course_words

/// Decisive moves of the winner of a line.
struct Decision {
  std::string fence = {};  ///< the later fence that lengthens the path most
  int pathBefore = 0, pathAfter = 0;
  std::string jump = {};  ///< the winner's first jump after the first move of each side
  int pathAtEnd = 0;
  bool isShownAtOnce = false;             ///< whether the winner's first move is a decisive fence with a motif
  int idleOfWinner = 0, idleOfLoser = 0;  ///< numbers of moves that do not shorten the mover's own path
};

constexpr int longDetour = 2;  ///< a fence that costs fewer steps is hardly decisive

/// Finds the decisive moves of the winner, except the first move, which motifs describe.
Decision decisionIn(const Rules& rules, const PlayedOut& line, Side winner) {
  const auto path = [&rules](const Rules::Position& position, Side side) {
    return shortestPath(rules.board(), position.fences, position.pawn(side), side == Side::First);
  };
  Rules::Position position = Rules::unpack(line.before);
  Decision found;
  for (std::size_t i = 0; i < line.moves.size(); ++i) {
    const Rules::Move move = QuoridorVariant::unpackMove(line.moves[i]);
    const Rules::Position after = rules.play(position, move);
    const Side mover = position.toMove;
    if (path(after, mover) >= path(position, mover)) ++(mover == winner ? found.idleOfWinner : found.idleOfLoser);
    const bool isFence = move.kind != Rules::Move::Kind::Pawn;
    const int before = path(position, other(winner)), now = path(after, other(winner));
    if (mover == winner && i < 2) found.isShownAtOnce = isFence && now - before >= longDetour;
    if (mover == winner && i > 1) {
      if (isFence && now - before >= longDetour && now - before > found.pathAfter - found.pathBefore) {
        found.fence = rules.formatMove(move);
        found.pathBefore = before;
        found.pathAfter = now;
      }
      if (!isFence && found.jump.empty() && ((rules.jumpTargets(position) >> move.place) & 1U) != 0)
        found.jump = rules.formatMove(move);
    }
    position = after;
  }
  found.pathAtEnd = path(position, other(winner));
  return found;
}

}  // namespace

std::optional<Motif> course(const Variant& variant, const Courses& courses) {
  const Rules& rules = static_cast<const QuoridorVariant&>(variant).rules();
  const auto text = [](int number) { return std::to_string(number); };
  const auto nameOf = [&](const PlayedOut& line) { return variant.formatMove(line.before, line.moves.front()); };
  const auto event = [&](const PlayedOut& line, const Decision& found, const Sentence& fence,
                         const Sentence& jump) -> std::optional<Motif> {
    if (!found.fence.empty())
      return Motif(fence, {nameOf(line), found.fence, text(found.pathBefore), text(found.pathAfter), text(found.pathAtEnd)});
    if (!found.jump.empty()) return Motif(jump, {nameOf(line), found.jump, text(found.pathAtEnd)});
    return std::nullopt;
  };
  const PlayedOut& any = courses.lost ? *courses.lost : *courses.won;
  const Side own = Rules::unpack(any.before).toMove;
  const auto decision = [&](const PlayedOut* line, Side winner) {
    return line ? std::optional(decisionIn(rules, *line, winner)) : std::nullopt;
  };
  const auto lost = decision(courses.lost, other(own)), won = decision(courses.won, own);
  if ((lost && lost->isShownAtOnce) || (won && won->isShownAtOnce)) return std::nullopt;
  if (lost)
    if (auto found = event(*courses.lost, *lost, course_words::theirFence, course_words::theirJump)) return found;
  if (won)
    if (auto found = event(*courses.won, *won, course_words::ownFence, course_words::ownJump)) return found;
  if (!lost || !won || lost->idleOfLoser - lost->idleOfWinner <= won->idleOfWinner - won->idleOfLoser) return std::nullopt;
  return Motif(course_words::idleMoves, {nameOf(*courses.lost), text(lost->idleOfLoser), text(lost->idleOfWinner),
                                         nameOf(*courses.won), text(won->idleOfWinner), text(won->idleOfLoser)});
}

}  // namespace kotai::quoridor
