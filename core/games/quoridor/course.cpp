// Finds the fence, the jump or the blocked way that decides the race after a mistake.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/game/legal_move.h"
#include "core/games/quoridor/race.h"
#include "core/games/quoridor/variant.h"

namespace kotai::quoridor {

namespace {

// %m: the side that made the mistake. %1: the first move of a line. %2: its other moves, up to the one that the sentence is
// about. Paths are counted in single steps, without pawns in the way.
namespace course_words {
/// %3, %4: the length of the hindered side's path before and after the fence. %5: the length of the other path.
constexpr Sentence theirFence{
    QT_TRANSLATE_NOOP("Explanations",
                      "In the line %1 %2, %o's fence at the end lengthens %m's path from %3 to %4; %o's own path is %5."),
    QT_TRANSLATE_NOOP("Explanations", "Fence later on")};
constexpr Sentence ownFence{
    QT_TRANSLATE_NOOP("Explanations",
                      "In the line %1 %2, %m's fence at the end lengthens %o's path from %3 to %4; %m's own path is %5."),
    QT_TRANSLATE_NOOP("Explanations", "Fence later on")};
/// %3, %4: the length of the jumping side's path before and after the jump. %5: the length of the other path.
constexpr Sentence theirJump{
    QT_TRANSLATE_NOOP("Explanations",
                      "In the line %1 %2, %o's pawn jumps at the end and shortens its path from %3 to %4; %m's path is %5."),
    QT_TRANSLATE_NOOP("Explanations", "Jump")};
constexpr Sentence ownJump{
    QT_TRANSLATE_NOOP("Explanations",
                      "In the line %1 %2, %m's pawn jumps at the end and shortens its path from %3 to %4; %o's path is %5."),
    QT_TRANSLATE_NOOP("Explanations", "Jump")};
/// %3: the square of the pawn in the way. %4, %5: the lengths of its path and of the other path. %6, %7: the fences in hand of
/// the same sides.
constexpr Sentence theirPawn{QT_TRANSLATE_NOOP("Explanations",
                                               "After the line %1 %2, %o's pawn on %3 stands on %m's only path; steps left: %4 "
                                               "for %o and %5 for %m, who is to move; fences left: %6 and %7."),
                             QT_TRANSLATE_NOOP("Explanations", "Pawn in the way")};
constexpr Sentence ownPawn{QT_TRANSLATE_NOOP("Explanations",
                                             "After the line %1 %2, %m's pawn on %3 stands on %o's only path; steps left: %4 for "
                                             "%m and %5 for %o, who is to move; fences left: %6 and %7."),
                           QT_TRANSLATE_NOOP("Explanations", "Pawn in the way")};
/// %3: the number of steps between the pawns. %4, %5: the lengths of the jumping side's path and of the other path after the
/// jump.
constexpr Sentence meeting{
    QT_TRANSLATE_NOOP("Explanations",
                      "After %1 %2, the pawns walk towards each other, %3 steps apart, an even number. %m is to move and has no "
                      "fence to wait with, so %o can jump over %m's pawn. Steps left after the jump: %4 for %o, %5 for %m."),
    QT_TRANSLATE_NOOP("Explanations", "Meeting in a corridor")};
constexpr Sentence meetingAtGoal{
    QT_TRANSLATE_NOOP("Explanations",
                      "After %1 %2, the pawns walk towards each other, %3 steps apart, an even number. %m is to move and has no "
                      "fence to wait with, so %o can jump over %m's pawn and reaches the goal."),
    QT_TRANSLATE_NOOP("Explanations", "Meeting in a corridor")};
/// The mistake places the last fence.
constexpr Sentence meetingWithoutFence{
    QT_TRANSLATE_NOOP(
        "Explanations",
        "%1 is %m's last fence, so %m can no longer wait for a turn. After %2, the pawns walk towards each other, %3 "
        "steps apart, an even number. %m is to move, so %o can jump over %m's pawn. Steps left after the jump: %4 "
        "for %o, %5 for %m."),
    QT_TRANSLATE_NOOP("Explanations", "Meeting in a corridor")};
/// %3, %4: the lengths of the paths of %o and %m. %5: the length of the path of %o after the longest detour that a fence can add
/// to it.
constexpr Sentence lastFenceTooWeak{QT_TRANSLATE_NOOP("Explanations",
                                                      "After %1 %2, %m is to move and needs %4 steps, but %o needs only %3, and "
                                                      "%m's last fence cannot make %o's path longer than %5."),
                                    QT_TRANSLATE_NOOP("Explanations", "Longer path")};
/// No fence makes the path of %o longer. %3, %4: as above.
constexpr Sentence lastFenceUseless{QT_TRANSLATE_NOOP("Explanations",
                                                      "After %1 %2, %m is to move and needs %4 steps, but %o needs only %3, and "
                                                      "%m's last fence cannot lengthen %o's path."),
                                    QT_TRANSLATE_NOOP("Explanations", "Longer path")};
/// %3, %4: the lengths of the paths of %m and %o.
constexpr Sentence noFenceLeft{
    QT_TRANSLATE_NOOP(
        "Explanations",
        "After %1 %2, %m is to move and needs %3 steps, but %o needs only %4, and %m has no fence left to stop %o."),
    QT_TRANSLATE_NOOP("Explanations", "No fence left")};
/// The mistake places the last fence.
constexpr Sentence lastFenceGone{QT_TRANSLATE_NOOP("Explanations",
                                                   "After %1 %2, %m is to move and needs %3 steps, but %o needs only %4. %1 was "
                                                   "%m's last fence, so %m can no longer stop %o."),
                                 QT_TRANSLATE_NOOP("Explanations", "No fence left")};
/// %3: the fence. %4, %5: the length of the hindered path before and after the fence. %6: the length of the other path.
constexpr Sentence fenceToCome{QT_TRANSLATE_NOOP("Explanations",
                                                 "After %1 %2, %o still has the fence %3, which would lengthen %m's path from %4 "
                                                 "to %5; %o's own path would be %6, and %m has no fence left."),
                               QT_TRANSLATE_NOOP("Explanations", "Fence later on")};
/// %3, %4: the fences. %5, %6: the length of the hindered path before and after both. %7: the length of the other path.
constexpr Sentence fencesToCome{
    QT_TRANSLATE_NOOP("Explanations",
                      "After %1 %2, %o still has fences such as %3 and %4, which together would lengthen %m's path from %5 to "
                      "%6; %o's own path would be %7, and %m has no fence left."),
    QT_TRANSLATE_NOOP("Explanations", "Fence later on")};
/// %7: the length of the other path after the longest detour that a fence can add to it.
constexpr Sentence strongerFence{
    QT_TRANSLATE_NOOP("Explanations",
                      "After %1 %2, %o still has the fence %3, which would lengthen %m's path from %4 to %5; %o's own path would "
                      "be %6, and no fence of %m could then make it longer than %7."),
    QT_TRANSLATE_NOOP("Explanations", "Fence later on")};
/// %1: the mistake. %2: the fence that answers it. %3, %4: the length of the path of %m before and after the fence. %5: the
/// better move. %6: the length of the path after the longest detour that a fence can add to it then.
constexpr Sentence escapedFence{
    QT_TRANSLATE_NOOP(
        "Explanations",
        "After %1 the fence %2 lengthens %m's path from %3 to %4; after %5 no fence of %o could have made it longer "
        "than %6."),
    QT_TRANSLATE_NOOP("Explanations", "Fence in the way")};
/// %1: the mistake. %2: the fence that answers it. %3, %4: the length of the path of %m before and after the fence. %5: the
/// better move. %6: the length of the path after the better move and the same fence.
constexpr Sentence harmlessFence{
    QT_TRANSLATE_NOOP("Explanations",
                      "After %1 the fence %2 lengthens %m's path from %3 to %4; after %5 and the same fence, the path would be "
                      "only %6."),
    QT_TRANSLATE_NOOP("Explanations", "Fence in the way")};
/// %1: the mistake. %2, %3: the length of the path of %o before and after it. %4: the better move. %5, %6: the length of the path
/// of %m before and after the better move.
constexpr Sentence costlyFence{
    QT_TRANSLATE_NOOP(
        "Explanations",
        "The fence %1 lengthens %o's path only from %2 to %3. %4 would have gained as much and saved the fence: this "
        "pawn move shortens %m's path from %5 to %6."),
    QT_TRANSLATE_NOOP("Explanations", "Wasted fence")};
/// %1: the mistake. %2, %3: the lengths of the paths of %m and %o after it. %4: the better move. %5, %6: the same lengths.
constexpr Sentence betterRace{
    QT_TRANSLATE_NOOP("Explanations", "After %1, %m's path is %2 and %o's path is %3; after %4 they would have been %5 and %6."),
    QT_TRANSLATE_NOOP("Explanations", "Longer path")};
/// %1: the mistake. %2: the better move.
constexpr Sentence lastFenceKept{
    QT_TRANSLATE_NOOP("Explanations", "%1 is %m's last fence. After %2, %m would still have a fence to stop %o or to wait with."),
    QT_TRANSLATE_NOOP("Explanations", "No fence left")};
/// %1: the mistake. %2: the reply. %3, %4: the lengths of the paths of %m and %o. %5, %6: the fences in hand of %m and %o.
constexpr Sentence fewerFences{
    QT_TRANSLATE_NOOP("Explanations",
                      "After %1 %2, %m needs %3 steps and %o needs %4, but %o has more fences left: %6 against %5."),
    QT_TRANSLATE_NOOP("Explanations", "No fence left")};
/// %1: the mistake. %2: the reply. %3: the length of the path of %o after the longest detour that a fence can add to it. %4: the
/// better move. %5: the fence that would follow. %6: the length of the path of %o after it.
constexpr Sentence preparedFence{
    QT_TRANSLATE_NOOP("Explanations",
                      "After %1 %2, no fence of %m makes %o's path longer than %3. %4 prepares the fence %5, which would make it "
                      "%6 steps long."),
    QT_TRANSLATE_NOOP("Explanations", "Missed fence")};
/// %1: the mistake. %2: the fence.
constexpr Sentence forbiddenFence{
    QT_TRANSLATE_NOOP("Explanations",
                      "After %1, %m can no longer place the fence %2, which would have lengthened %o's path from %3 to %4."),
    QT_TRANSLATE_NOOP("Explanations", "Missed fence")};
/// %1: the mistake. %4: the reply.
constexpr Sentence answeredFence{
    QT_TRANSLATE_NOOP("Explanations",
                      "%1 lengthens %o's path from %2 to %3, but the reply %4 lengthens %m's path from %5 to %6."),
    QT_TRANSLATE_NOOP("Explanations", "Fence in the way")};
/// %1: the mistake. %4: the better move. %6: the length of the path of %m after the better move.
constexpr Sentence weakerFence{QT_TRANSLATE_NOOP("Explanations",
                                                 "%1 lengthens %o's path only from %2 to %3. %4 would have lengthened it to %5, "
                                                 "and %m's own path would then have been %6."),
                               QT_TRANSLATE_NOOP("Explanations", "Weaker fence")};
/// %1: the better move. %4: the length of the path of %m after the better move.
constexpr Sentence betterFence{
    QT_TRANSLATE_NOOP("Explanations", "%1 would have lengthened %o's path from %2 to %3; %m's own path would have been %4."),
    QT_TRANSLATE_NOOP("Explanations", "Missed fence")};
}  // namespace course_words

constexpr int longDetour = 2;            ///< smallest number of steps of a decisive detour
constexpr std::size_t longestShown = 4;  ///< readers do not follow longer lines
constexpr int longestWalk = 8;           ///< readers do not count more steps between two pawns

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
  Side winner() const { return m_winner; }
  Side loser() const { return other(m_winner); }
  const Rules::Position& position(std::size_t place) const { return m_positions[place]; }
  int path(std::size_t place, Side side) const { return pathLength(m_rules, m_positions[place], side); }
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
  /// Returns whether a pawn moves away from its goal. Steps say little then.
  bool isRetreat(std::size_t move) const {
    const Side side = m_positions[move].toMove;
    return !isFence(move) && path(move + 1, side) > path(move, side);
  }
  /// Returns how many steps the winner is ahead.
  int lead(std::size_t place) const { return path(place, loser()) - path(place, m_winner); }
  bool isBarred(std::size_t place, Side side) const { return quoridor::isBarred(m_rules, m_positions[place], side); }
  /// Returns the meeting in which the winner jumps and is ahead afterwards.
  std::optional<Meeting> wonMeeting(std::size_t place) const {
    const auto found = meeting(m_rules, m_positions[place]);
    return found && found->jumper == m_winner && found->jumperPath < found->otherPath ? found : std::nullopt;
  }

 private:
  const Rules& m_rules;
  Side m_winner;
  std::vector<Rules::Position> m_positions;
  std::vector<Rules::Move> m_moves;
};

std::string text(int number) { return std::to_string(number); }

/// A reason with its rank. Readers understand reasons with a higher rank more often.
struct Reason {
  Motif motif;
  int rank = 0;
};

/// Finds all reasons of a mistake and returns the best one.
class Reasons {
 public:
  /// \p same is the lost line with the better move in place of the mistake, as far as its moves are possible.
  Reasons(const Rules& rules, std::optional<Line> lost, std::optional<Line> won, std::optional<Line> same)
      : m_rules(rules), m_lost(std::move(lost)), m_won(std::move(won)), m_same(std::move(same)) {}

  std::optional<Motif> best() {
    if (m_lost) addReasonsOfLoss();
    if (m_won) addBetterFence();
    if (m_won) addEvents(*m_won, 2, true);
    if (m_lost && m_won) {
      addEscapedFence();
      addHarmlessFence();
      addCostlyFence();
      addBetterRace();
      addLastFenceKept();
      addFewerFences();
      addPreparedFence();
    }
    const auto found = std::ranges::max_element(m_reasons, {}, &Reason::rank);
    return found == m_reasons.end() ? std::nullopt : std::optional(found->motif);
  }

 private:
  void add(int rank, Motif motif) { m_reasons.push_back({std::move(motif), rank}); }

  // A fact about the lost line that is as true after the better move explains nothing.

  /// Returns whether the winner is at least as far ahead if the better move replaces the mistake.
  bool isAsFarAhead(std::size_t place) const {
    return m_same && m_same->size() >= place && m_same->lead(place) >= m_lost->lead(place);
  }
  /// Returns whether the loser then has no more fences, and none that lengthens the winner's path beyond its own.
  bool isSameRace(std::size_t place) const {
    const Side loser = m_lost->loser();
    return isAsFarAhead(place) && m_same->fencesLeft(place, loser) <= m_lost->fencesLeft(place, loser) &&
           longestPathOfOther(m_rules, m_same->position(place), loser) <= m_same->path(place, loser);
  }
  /// Returns whether a fence of the winner then costs at least as many steps, and leaves the winner as far ahead. \p place is the
  /// place in the lost line before the fence; an earlier one counts if the moves before it are not possible.
  bool costsAsMuch(std::size_t place, Rules::Move fence, int cost, int lead) const {
    if (!m_same || m_same->size() < 2) return false;
    Rules::Position before = m_same->position(std::min(place, m_same->size()));
    const Side winner = m_lost->winner(), loser = m_lost->loser();
    if (!canPlace(m_rules, before, winner, fence)) return false;
    before.toMove = winner;
    const Rules::Position after = m_rules.play(before, fence);
    const int now = pathLength(m_rules, after, loser);
    return now - pathLength(m_rules, before, loser) >= cost && now - pathLength(m_rules, after, winner) >= lead;
  }
  bool isSameFence(std::size_t move) const {
    return move == 1 ? isAsFarAhead(2) : costsAsMuch(move, m_lost->move(move), m_lost->detour(move), m_lost->lead(move + 1));
  }

  /// Returns a motif with the moves of a line up to a move, and with numbers.
  static Motif upTo(const Line& line, std::size_t move, const Sentence& sentence, std::vector<std::string> rest) {
    std::string moves;
    for (std::size_t i = 1; i <= move; ++i) moves += (i > 1 ? " " : "") + line.name(i);
    rest.insert(rest.begin(), {line.name(0), moves});
    return Motif(sentence, std::move(rest));
  }

  void addReasonsOfLoss() {
    addAnsweredFence();
    addForbiddenFence();
    addEvents(*m_lost, 1, false);
    for (std::size_t i = 1; i < longestShown && i + 1 < m_lost->size() && (i == 1 || !m_lost->isRetreat(i - 1)); i += 2) {
      addRace(i);
      addFencesToCome(i);
    }
  }

  /// Compares a mistaken fence with the reply, if the reply is a better fence.
  void addAnsweredFence() {
    const Line& line = *m_lost;
    if (line.size() < 2 || line.detour(1) < longDetour || line.detour(0) <= 0 || line.lead(2) <= 0) return;
    if (line.detour(0) >= line.detour(1) || isSameFence(1)) return;  // the mistake would look like the better fence
    add(100,
        Motif(course_words::answeredFence, {line.name(0), text(line.path(0, line.winner())), text(line.path(1, line.winner())),
                                            line.name(1), text(line.path(1, line.loser())), text(line.path(2, line.loser()))}));
  }

  /// Adds the winner's fences, jumps and blocks from a move on after which the winner is ahead.
  void addEvents(const Line& line, std::size_t from, bool isOfMover) {
    for (std::size_t i = from; i < longestShown && i + 1 < line.size(); i += 2) {
      const int later = static_cast<int>(i - from) * 2 + (isOfMover ? 30 : 0);
      const Side winner = line.winner(), loser = line.loser();
      if (line.lead(i + 1) <= 0) continue;
      const auto paths = [&](Side changed) {
        return std::vector{text(line.path(i, changed)), text(line.path(i + 1, changed)), text(line.path(i + 1, other(changed)))};
      };
      if (line.isJump(i) && (isOfMover || !(isAsFarAhead(i + 1) && m_same->isJump(i))))
        add((line.path(i, winner) - line.path(i + 1, winner) >= longDetour ? 95 : 75) - later,
            upTo(line, i, isOfMover ? course_words::ownJump : course_words::theirJump, paths(winner)));
      if (line.detour(i) >= longDetour && !(isOfMover ? m_lost && m_lost->has(line.move(i)) : isSameFence(i)))
        add(95 - 2 * later, upTo(line, i, isOfMover ? course_words::ownFence : course_words::theirFence, paths(loser)));
      const bool isSameBlock = !isOfMover && isAsFarAhead(i + 1) && m_same->isBarred(i + 1, loser);
      if (line.isBarred(i + 1, loser) && !isSameBlock && (!line.isBarred(i + 1, winner) || line.lead(i + 1) > longDetour))
        add(84 - later, upTo(line, i, isOfMover ? course_words::ownPawn : course_words::theirPawn,
                             {line.pawn(i + 1), text(line.path(i + 1, winner)), text(line.path(i + 1, loser)),
                              text(line.fencesLeft(i + 1, winner)), text(line.fencesLeft(i + 1, loser))}));
    }
  }

  /// Adds what anyone can count after a move of the winner: a meeting in a corridor, or a race that no fence can turn.
  void addRace(std::size_t move) {
    const Line& line = *m_lost;
    const std::size_t place = move + 1;
    const int later = static_cast<int>(move - 1) * 3;
    const int theirs = line.path(place, line.loser()), winners = line.path(place, line.winner());
    const int fences = line.fencesLeft(place, line.loser());
    if (fences > 1) return;  // two fences can do more than one
    if (fences == 1) {
      const int longest = longestPathOfOther(m_rules, line.position(place), line.loser());
      if (longest > theirs || line.lead(place) <= 0 || isSameRace(place)) return;
      std::vector<std::string> rest{text(winners), text(theirs)};
      if (longest > winners) rest.push_back(text(longest));
      add(87 - later,
          upTo(line, move, longest > winners ? course_words::lastFenceTooWeak : course_words::lastFenceUseless, std::move(rest)));
      return;
    }
    const bool isLastGone = move == 1 && line.isFence(0);
    const bool isSameMeeting =
        m_same && m_same->size() >= place && m_same->fencesLeft(place, line.loser()) == 0 && m_same->wonMeeting(place);
    if (const auto met = line.wonMeeting(place); met && !isSameMeeting) {
      const Sentence& sentence = met->jumperPath == 0 ? course_words::meetingAtGoal
                                 : isLastGone         ? course_words::meetingWithoutFence
                                                      : course_words::meeting;
      add((met->apart > longestWalk ? 83 : 93) - later,
          upTo(line, move, sentence, {text(met->apart), text(met->jumperPath), text(met->otherPath)}));
    }
    const bool isMeeting = line.isBarred(place, line.winner());
    if (line.lead(place) > 0 && !isMeeting && !isSameRace(place))
      add((line.lead(place) > 1 || isLastGone ? 91 : 78) - later,
          upTo(line, move, isLastGone ? course_words::lastFenceGone : course_words::noFenceLeft, {text(theirs), text(winners)}));
  }

  /// Adds the best fence, or two good fences, that the winner still has after a move.
  void addFencesToCome(std::size_t move) {
    const Line& line = *m_lost;
    const std::size_t place = move + 1;
    const Side winner = line.winner(), loser = line.loser();
    const int later = static_cast<int>(move - 1) * 3, before = line.path(place, loser), left = line.fencesLeft(place, loser);
    auto found = inescapableFence(m_rules, line.position(place));
    const bool isEnough = found.has_value();
    if (!isEnough) found = strongestFence(m_rules, line.position(place), winner);
    if (!found) return;
    Rules::Position placed = line.position(place);
    placed.toMove = winner;
    placed = m_rules.play(placed, found->fence);
    const std::string fence = m_rules.formatMove(found->fence);
    if (!isEnough || found->hinderedPath < before + longDetour || found->ownPath >= found->hinderedPath) {
      const auto second = left == 0 ? strongestFence(m_rules, placed, winner) : std::nullopt;
      if (second && second->hinderedPath >= before + 2 * longDetour && second->ownPath + 2 < second->hinderedPath)
        add(76 - later,
            upTo(line, move, course_words::fencesToCome,
                 {fence, m_rules.formatMove(second->fence), text(before), text(second->hinderedPath), text(second->ownPath)}));
      return;
    }
    if (costsAsMuch(place, found->fence, found->hinderedPath - before, found->hinderedPath - found->ownPath)) return;
    std::vector<std::string> rest{fence, text(before), text(found->hinderedPath), text(found->ownPath)};
    if (left == 0)
      return add((found->ownPath + 1 < found->hinderedPath ? 88 : 78) - later,
                 upTo(line, move, course_words::fenceToCome, std::move(rest)));
    const int longest = longestPathOfOther(m_rules, placed, loser);
    if (left > 1 || longest > found->hinderedPath) return;
    rest.push_back(text(longest));
    add(82 - later, upTo(line, move, course_words::strongerFence, std::move(rest)));
  }

  /// Adds the better move if it is a good fence. If the mistake is a weaker fence, compares both, unless the mistake leaves its
  /// side ahead.
  void addBetterFence() {
    if (m_won->detour(0) < longDetour) return;
    const Side hindered = m_won->loser();
    const std::string after = text(m_won->path(1, hindered)), own = text(m_won->path(1, m_won->winner()));
    const bool isBetter = !m_lost || m_won->lead(1) > -m_lost->lead(1);  // the mistake may be an equally good fence
    if (m_won->lead(1) > 0 && isBetter)
      add(86, Motif(course_words::betterFence, {m_won->name(0), text(m_won->path(0, hindered)), after, own}));
    if (!m_lost || m_lost->lead(1) < 0 || m_lost->detour(0) <= 0 || m_lost->detour(0) >= m_won->detour(0)) return;
    add(90, Motif(course_words::weakerFence, {m_lost->name(0), text(m_lost->path(0, hindered)), text(m_lost->path(1, hindered)),
                                              m_won->name(0), after, own}));
  }

  /// Adds the best fence of the mover if the mistake crosses or overlaps it.
  void addForbiddenFence() {
    const Side own = m_lost->loser();
    if (!m_lost->isFence(0) || m_lost->fencesLeft(1, own) == 0) return;
    const auto found = strongestFence(m_rules, m_lost->position(0), own);
    const int before = m_lost->path(0, m_lost->winner());
    if (!found || found->hinderedPath < std::max(before, m_lost->path(1, m_lost->winner())) + longDetour ||
        canPlace(m_rules, m_lost->position(1), own, found->fence) || found->fence == m_lost->move(0))
      return;
    add(85, Motif(course_words::forbiddenFence,
                  {m_lost->name(0), m_rules.formatMove(found->fence), text(before), text(found->hinderedPath)}));
  }

  /// Adds the reply if it is a fence that the better move makes harmless.
  void addEscapedFence() {
    const Side own = m_won->winner(), theirs = m_won->loser();
    if (m_lost->size() < 3 || m_won->size() < 3 || m_lost->detour(1) < longDetour) return;
    const int longest = longestPathOfOther(m_rules, m_won->position(1), theirs);
    if (longest < m_lost->path(2, own))
      add(79, Motif(course_words::escapedFence, {m_lost->name(0), m_lost->name(1), text(m_lost->path(1, own)),
                                                 text(m_lost->path(2, own)), m_won->name(0), text(longest)}));
  }

  /// Adds the reply if it is a fence that costs less after the better move.
  void addHarmlessFence() {
    const Side own = m_won->winner(), theirs = m_won->loser();
    if (m_lost->size() < 3 || m_won->size() < 3 || m_lost->detour(1) <= 0) return;
    if (!canPlace(m_rules, m_won->position(1), theirs, m_lost->move(1))) return;
    const int now = m_lost->path(2, own), then = pathLength(m_rules, m_rules.play(m_won->position(1), m_lost->move(1)), own);
    if (then >= now) return;
    add(then + longDetour > now ? 47
        : m_lost->lead(2) > 0   ? 96
                                : 80,
        Motif(course_words::harmlessFence,
              {m_lost->name(0), m_lost->name(1), text(m_lost->path(1, own)), text(now), m_won->name(0), text(then)}));
  }

  /// Adds the mistake if it is a fence that gains one step, and the better move gains a step with the pawn.
  void addCostlyFence() {
    const Side own = m_won->winner(), theirs = m_won->loser();
    const int ownBefore = m_won->path(0, own), ownAfter = m_won->path(1, own);
    if (m_lost->detour(0) != 1 || m_lost->path(1, own) != ownBefore || m_won->isFence(0)) return;
    if (ownAfter >= ownBefore || ownAfter == 0) return;
    add(81, Motif(course_words::costlyFence, {m_lost->name(0), text(m_lost->path(0, theirs)), text(m_lost->path(1, theirs)),
                                              m_won->name(0), text(ownBefore), text(ownAfter)}));
  }

  /// Compares the paths after the mistake with those after the better move.
  void addBetterRace() {
    const Side own = m_won->winner(), theirs = m_won->loser();
    if (m_won->size() < 2 || m_won->lead(1) <= -m_lost->lead(1)) return;
    const bool isFarBetter = m_won->lead(1) + m_lost->lead(1) >= longDetour;
    add(isFarBetter ? 80 : 50,
        Motif(course_words::betterRace, {m_lost->name(0), text(m_lost->path(1, own)), text(m_lost->path(1, theirs)),
                                         m_won->name(0), text(m_won->path(1, own)), text(m_won->path(1, theirs))}));
  }

  /// Adds the fence that the better move prepares, if no fence is as good after the mistake.
  void addPreparedFence() {
    const Side own = m_won->winner(), theirs = m_won->loser();
    if (m_won->size() < 3 || m_lost->size() < 3 || m_won->detour(0) >= longDetour) return;
    const auto next = inescapableFence(m_rules, m_won->position(1));
    if (!next) return;
    const int now = longestPathOfOther(m_rules, m_lost->position(2), own);
    if (next->hinderedPath < std::max(now, m_won->path(1, theirs)) + longDetour) return;
    add(next->hinderedPath >= now + 2 * longDetour ? 85 : 79,
        Motif(course_words::preparedFence, {m_lost->name(0), m_lost->name(1), text(now), m_won->name(0),
                                            m_rules.formatMove(next->fence), text(next->hinderedPath)}));
  }

  /// Adds the mistake if it is the last fence of its side, and the better move keeps this fence.
  void addLastFenceKept() {
    const Side own = m_won->winner();
    if (m_won->isFence(0) || !m_lost->isFence(0) || m_lost->fencesLeft(1, own) > 0) return;
    add(45, Motif(course_words::lastFenceKept, {m_lost->name(0), m_won->name(0)}));
  }

  /// Adds the numbers of fences after a mistaken fence and the reply if the loser has fewer fences, and the better move keeps
  /// one.
  void addFewerFences() {
    const Side own = m_won->winner(), theirs = m_won->loser();
    if (m_lost->size() < 3 || m_won->isFence(0) || !m_lost->isFence(0)) return;
    const int ownPath = m_lost->path(2, own), theirPath = m_lost->path(2, theirs);
    const int ownFences = m_lost->fencesLeft(2, own), theirFences = m_lost->fencesLeft(2, theirs);
    if (std::min(ownPath, theirPath) < longDetour || ownFences >= theirFences) return;
    add(48, Motif(course_words::fewerFences,
                  {m_lost->name(0), m_lost->name(1), text(ownPath), text(theirPath), text(ownFences), text(theirFences)}));
  }

  const Rules& m_rules;
  std::optional<Line> m_lost, m_won, m_same;
  std::vector<Reason> m_reasons;
};

/// Returns the better move and then the moves that follow the mistake, as long as they are possible.
PlayedOut sameAfterBetter(const Rules& rules, const Courses& courses) {
  PlayedOut same{courses.lost->before, {courses.better}};
  Rules::Position now = rules.play(Rules::unpack(same.before), QuoridorVariant::unpackMove(courses.better));
  for (std::size_t i = 1; i < courses.lost->moves.size(); ++i) {
    const Rules::Move next = QuoridorVariant::unpackMove(courses.lost->moves[i]);
    if (!isLegalMove(rules, now, next)) break;
    same.moves.push_back(courses.lost->moves[i]);
    now = rules.play(now, next);
  }
  return same;
}

}  // namespace

std::optional<Motif> course(const Variant& variant, const Courses& courses) {
  const Rules& rules = static_cast<const QuoridorVariant&>(variant).rules();
  const Side own = Rules::unpack((courses.lost ? courses.lost : courses.won)->before).toMove;
  const auto lineOf = [&](const PlayedOut* played, Side winner) {
    return played ? std::optional(Line(rules, *played, winner)) : std::nullopt;
  };
  const auto same = courses.lost ? std::optional(sameAfterBetter(rules, courses)) : std::nullopt;
  return Reasons(rules, lineOf(courses.lost, other(own)), lineOf(courses.won, own), lineOf(same ? &*same : nullptr, other(own)))
      .best();
}

}  // namespace kotai::quoridor
