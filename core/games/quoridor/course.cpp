// Finds the fence, the jump or the blocked way that decides the race after a mistake.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/games/quoridor/board.h"
#include "core/games/quoridor/variant.h"

namespace kotai::quoridor {

namespace {

// Sentences about a line. %1: its first move. %2: its other moves, up to the one that the sentence is about. Paths are
// counted in single steps, without pawns in the way.
namespace course_words {
/// %3, %4: the length of the hindered player's path before and after the fence. %5: the length of the other path.
constexpr Sentence theirFence{
    QT_TRANSLATE_NOOP("Explanations",
                      "In the line %1 %2, the opponent's fence at the end lengthens the mover's path from "
                      "%3 to %4; the opponent's own path is %5."),
    QT_TRANSLATE_NOOP("Explanations", "Fence later on")};
constexpr Sentence ownFence{
    QT_TRANSLATE_NOOP("Explanations",
                      "In the line %1 %2, the mover's fence at the end lengthens the opponent's path from "
                      "%3 to %4; the mover's own path is %5."),
    QT_TRANSLATE_NOOP("Explanations", "Fence later on")};
/// %3, %4: the length of the jumping player's path before and after the jump. %5: the length of the other path.
constexpr Sentence theirJump{
    QT_TRANSLATE_NOOP("Explanations",
                      "In the line %1 %2, the opponent's pawn jumps at the end and shortens its path from "
                      "%3 to %4; the mover's path is %5."),
    QT_TRANSLATE_NOOP("Explanations", "Jump")};
constexpr Sentence ownJump{
    QT_TRANSLATE_NOOP("Explanations",
                      "In the line %1 %2, the mover's pawn jumps at the end and shortens its path from %3 to "
                      "%4; the opponent's path is %5."),
    QT_TRANSLATE_NOOP("Explanations", "Jump")};
/// %3: the square of the pawn in the way. %4, %5: the lengths of its path and of the other path. %6, %7: the fences in hand of
/// the same sides.
constexpr Sentence theirPawn{
    QT_TRANSLATE_NOOP("Explanations",
                      "In the line %1 %2, the opponent's pawn on %3 then stands in the mover's only way; "
                      "steps left: %4 for the opponent, %5 for the mover; fences left: %6 and %7."),
    QT_TRANSLATE_NOOP("Explanations", "Pawn in the way")};
constexpr Sentence ownPawn{QT_TRANSLATE_NOOP("Explanations",
                                             "In the line %1 %2, the mover's pawn on %3 then stands in the opponent's only way; "
                                             "steps left: %4 for the mover, %5 for the opponent; fences left: %6 and %7."),
                           QT_TRANSLATE_NOOP("Explanations", "Pawn in the way")};
/// %2: the length of the mover's path at the end of a line that begins with %1.
constexpr Sentence arrives{
    QT_TRANSLATE_NOOP("Explanations", "When the opponent arrives in a perfect line after %1, the mover's path is %2 long."),
    QT_TRANSLATE_NOOP("Explanations", "Longer path")};
/// %1: the mistake. %4: the reply.
constexpr Sentence answeredFence{
    QT_TRANSLATE_NOOP("Explanations",
                      "%1 lengthens the opponent's path from %2 to %3, but the reply %4 lengthens the "
                      "mover's path from %5 to %6."),
    QT_TRANSLATE_NOOP("Explanations", "Fence in the way")};
/// %1: the mistake. %4: the better move. %6: the length of the mover's path after the better move.
constexpr Sentence weakerFence{
    QT_TRANSLATE_NOOP("Explanations",
                      "%1 lengthens the opponent's path only from %2 to %3, but %4 lengthens it to %5, "
                      "and the mover's own path is then %6."),
    QT_TRANSLATE_NOOP("Explanations", "Weaker fence")};
}  // namespace course_words

constexpr int longDetour = 2;             ///< smallest number of steps of a decisive detour
constexpr std::size_t longestShown = 12;  ///< readers do not follow longer lines

/// A played line, seen by its winner. Place i of each list is the state before move i; the last place is the end.
class Line {
 public:
  Line(const Rules& rules, const PlayedOut& played, Side winner) : m_rules(rules), m_winner(winner) {
    m_positions.push_back(Rules::unpack(played.before));
    for (const AnyMove move : played.moves) {
      m_moves.push_back(QuoridorVariant::unpackMove(move));
      m_positions.push_back(rules.play(m_positions.back(), m_moves.back()));
    }
  }

  std::size_t size() const { return m_moves.size(); }
  int path(std::size_t place, Side side) const {
    const Rules::Position& position = m_positions[place];
    return shortestPath(m_rules.board(), position.fences, position.pawn(side), side == Side::First);
  }
  int fencesLeft(std::size_t place, Side side) const { return m_positions[place].hand(side); }
  Rules::Move move(std::size_t place) const { return m_moves[place]; }
  std::string name(std::size_t move) const { return m_rules.formatMove(m_moves[move]); }
  std::string pawn(std::size_t place) const {
    return m_rules.formatMove({Rules::Move::Kind::Pawn, static_cast<std::uint8_t>(m_positions[place].pawn(m_winner))});
  }
  bool isFence(std::size_t move) const { return m_moves[move].kind != Rules::Move::Kind::Pawn; }
  bool has(Rules::Move move) const { return std::ranges::find(m_moves, move) != m_moves.end(); }
  /// Returns the number of steps by which a move lengthens the path of the other player.
  int detour(std::size_t move) const {
    const Side hindered = other(m_positions[move].toMove);
    return isFence(move) ? path(move + 1, hindered) - path(move, hindered) : 0;
  }
  bool isJump(std::size_t move) const {
    const Rules::Position& position = m_positions[move];
    return !isFence(move) && ((m_rules.jumpTargets(position) >> m_moves[move].place) & 1U) != 0 &&
           path(move + 1, position.toMove) < path(move, position.toMove) && path(move + 1, position.toMove) > 0;
  }
  /// Returns how many steps the winner is ahead.
  int lead(std::size_t place) const { return path(place, other(m_winner)) - path(place, m_winner); }
  /// Returns whether the winner's pawn stands in the only way of the other pawn.
  bool isBarred(std::size_t place) const {
    const Board& board = m_rules.board();
    const Rules::Position& position = m_positions[place];
    auto open = passages<Bits128>(board, position.fences);
    const Bits128 pawn = Bits128{1} << position.pawn(m_winner);
    open.east &= ~(pawn | pawn >> 1);
    open.north &= ~(pawn | pawn >> board.columns);
    const Bits128 goal = rowBits<Bits128>(board, m_winner == Side::First ? 0 : board.rows - 1);
    return (open.reach(Bits128{1} << position.pawn(other(m_winner))) & goal) == 0;
  }
  /// Returns the winner's first move from a place on that fulfils a condition.
  template <class Condition>
  std::optional<std::size_t> find(std::size_t from, Condition holds) const {
    for (std::size_t i = from; i < size() && i <= longestShown; ++i)
      if (m_positions[i].toMove == m_winner && holds(i)) return i;
    return std::nullopt;
  }
  Side winner() const { return m_winner; }

 private:
  const Rules& m_rules;
  Side m_winner;
  std::vector<Rules::Position> m_positions;
  std::vector<Rules::Move> m_moves;
};

std::string text(int number) { return std::to_string(number); }

/// Returns a motif with the moves of a line up to a move, and with numbers.
Motif upTo(const Line& line, std::size_t move, const Sentence& sentence, std::vector<std::string> rest) {
  std::string moves;
  for (std::size_t i = 1; i <= move; ++i) moves += (i > 1 ? " " : "") + line.name(i);
  rest.insert(rest.begin(), {line.name(0), moves});
  return Motif(sentence, std::move(rest));
}

/// Returns the winner's first detour or jump after which the winner is ahead, or else the first move that bars the other pawn, or
/// else the detour or jump with the smallest lag. A fence that the loser of the other line also places explains nothing.
std::optional<Motif> event(const Line& line, std::size_t from, bool isOfMover, const std::optional<Line>& otherLine = {}) {
  const Side winner = line.winner(), loser = other(winner);
  const auto isEvent = [&](std::size_t i) {
    return line.isJump(i) || (line.detour(i) >= longDetour && (!otherLine || !otherLine->has(line.move(i))));
  };
  std::optional<std::size_t> found = line.find(from, [&](std::size_t i) { return isEvent(i) && line.lead(i + 1) > 0; });
  const auto bar = line.find(from, [&](std::size_t i) { return line.isBarred(i + 1) && i + 1 < line.size(); });
  if (!found && bar)
    return upTo(line, *bar, isOfMover ? course_words::ownPawn : course_words::theirPawn,
                {line.pawn(*bar + 1), text(line.path(*bar + 1, winner)), text(line.path(*bar + 1, loser)),
                 text(line.fencesLeft(*bar + 1, winner)), text(line.fencesLeft(*bar + 1, loser))});
  if (!found)
    line.find(from, [&](std::size_t i) {
      if (isEvent(i) && (!found || line.lead(i + 1) > line.lead(*found + 1))) found = i;
      return false;
    });
  if (!found) return std::nullopt;
  const Side changed = line.isFence(*found) ? loser : winner;
  const Sentence& fence = isOfMover ? course_words::ownFence : course_words::theirFence;
  const Sentence& jump = isOfMover ? course_words::ownJump : course_words::theirJump;
  return upTo(
      line, *found, line.isFence(*found) ? fence : jump,
      {text(line.path(*found, changed)), text(line.path(*found + 1, changed)), text(line.path(*found + 1, other(changed)))});
}

/// Compares a mistaken fence with the reply, if the reply is a better fence.
std::optional<Motif> answered(const Line& lost) {
  const Side own = other(lost.winner());
  if (lost.detour(1) < longDetour || lost.detour(0) <= 0 || lost.lead(2) <= 0) return std::nullopt;
  return Motif(course_words::answeredFence, {lost.name(0), text(lost.path(0, lost.winner())), text(lost.path(1, lost.winner())),
                                             lost.name(1), text(lost.path(1, own)), text(lost.path(2, own))});
}

}  // namespace

std::optional<Motif> course(const Variant& variant, const Courses& courses) {
  const Rules& rules = static_cast<const QuoridorVariant&>(variant).rules();
  const Side own = Rules::unpack((courses.lost ? courses.lost : courses.won)->before).toMove;
  const auto lineOf = [&](const PlayedOut* played, Side winner) {
    return played ? std::optional(Line(rules, *played, winner)) : std::nullopt;
  };
  const auto lost = lineOf(courses.lost, other(own)), won = lineOf(courses.won, own);
  if (lost) {
    if (auto found = answered(*lost)) return found;
    if ((lost->detour(1) >= longDetour || lost->isJump(1)) && lost->lead(2) > 0) return event(*lost, 1, false);
  }
  if (won && won->detour(0) >= longDetour && !(lost && lost->isFence(1))) {
    if (!lost || lost->detour(0) <= 0 || lost->detour(0) >= won->detour(0)) return std::nullopt;
    return Motif(course_words::weakerFence,
                 {lost->name(0), text(lost->path(0, lost->winner())), text(lost->path(1, lost->winner())), won->name(0),
                  text(won->path(1, lost->winner())), text(won->path(1, own))});
  }
  if (lost)
    if (auto found = event(*lost, 1, false)) return found;
  if (won)
    if (auto found = event(*won, 2, true, lost)) return found;
  if (lost) return Motif(course_words::arrives, {lost->name(0), text(lost->path(lost->size(), own))});
  return std::nullopt;
}

}  // namespace kotai::quoridor
