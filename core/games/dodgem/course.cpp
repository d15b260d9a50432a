// Finds what one sees on the board within a few plies of a line: a blocked car, a square that both sides want, a race.
#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <ranges>
#include <string>
#include <utility>
#include <vector>

#include "core/game/legal_move.h"
#include "core/games/dodgem/cars.h"
#include "core/games/dodgem/variant.h"

namespace kotai::dodgem {

namespace {

/// Sentence about a line that the opponent of the side of its first move wins, and the same sentence about a line that this
/// side wins.
struct LineSentence {
  Sentence lost;
  Sentence won;
  const Sentence& of(bool isLost) const { return isLost ? lost : won; }
};

// Sentences about the position at the end of a line, which is the beginning of a perfect line. %1: its first move, %2: its other
// moves. Squares are those at the end of the line.
namespace course_words {
/// %3, %4: remaining steps of the winner and of the loser.
constexpr LineSentence race{
    {QT_TRANSLATE_NOOP("Explanations",
                       "After %1 %2, no car of %o can be blocked any more. %o wins the race; remaining steps: %3 for %o, %4 for "
                       "%m, who is to move."),
     QT_TRANSLATE_NOOP("Explanations", "Lost race")},
    {QT_TRANSLATE_NOOP("Explanations",
                       "After the better move %1, then %2, no car of %m can be blocked any more. %m wins the race; remaining "
                       "steps: %3 for %m, %4 for %o, who is to move."),
     QT_TRANSLATE_NOOP("Explanations", "Lost race")}};
/// %3: the better move, %4: the square to which it goes, %5: the blocked car.
constexpr Sentence wantedToBlock{
    QT_TRANSLATE_NOOP("Explanations",
                      "Both sides want %4: %3 would have taken it. In the line %1 %2, %o takes it and blocks the car on %5."),
    QT_TRANSLATE_NOOP("Explanations", "Blocked car")};
/// %3, %4, %5: as above, but the better move blocks the car.
constexpr Sentence wantedAgainstBlock{
    QT_TRANSLATE_NOOP("Explanations",
                      "Both sides want %4: %3 would have taken it and blocked the car on %5. In the line %1 %2, %o takes it."),
    QT_TRANSLATE_NOOP("Explanations", "Blocked car")};
/// %3: the squares of a car in turn. %4: the squares of the cars in front of it in turn.
constexpr LineSentence detour{{QT_TRANSLATE_NOOP("Explanations",
                                                 "In the line %1 %2, a car of %m goes %3 but gets no nearer to its edge: a car "
                                                 "of %o stands directly in front of it, on %4."),
                               QT_TRANSLATE_NOOP("Explanations", "Blocked car")},
                              {QT_TRANSLATE_NOOP("Explanations",
                                                 "In the line %1 %2, a car of %o goes %3 but gets no nearer to its edge: a car "
                                                 "of %m stands directly in front of it, on %4."),
                               QT_TRANSLATE_NOOP("Explanations", "Blocked car")}};
constexpr LineSentence noWay{{QT_TRANSLATE_NOOP("Explanations", "After %1 %2, %m can only move sideways."),
                              QT_TRANSLATE_NOOP("Explanations", "No way forward")},
                             {QT_TRANSLATE_NOOP("Explanations", "After the better move %1, then %2, %o can only move sideways."),
                              QT_TRANSLATE_NOOP("Explanations", "No way forward")}};
/// %3: the car.
constexpr LineSentence shutIn{
    {QT_TRANSLATE_NOOP("Explanations", "After %1 %2, %m's car on %3 cannot move at all."),
     QT_TRANSLATE_NOOP("Explanations", "Blocked car")},
    {QT_TRANSLATE_NOOP("Explanations", "After the better move %1, then %2, %o's car on %3 cannot move at all."),
     QT_TRANSLATE_NOOP("Explanations", "Blocked car")}};
/// %3: the move.
constexpr LineSentence oneMove{{QT_TRANSLATE_NOOP("Explanations", "After %1 %2, %m has a single move, %3."),
                                QT_TRANSLATE_NOOP("Explanations", "Forced moves")},
                               {QT_TRANSLATE_NOOP("Explanations", "After the better move %1, then %2, %o has a single move, %3."),
                                QT_TRANSLATE_NOOP("Explanations", "Forced moves")}};
/// %3: the car.
constexpr LineSentence oneWay{
    {QT_TRANSLATE_NOOP("Explanations", "After %1 %2, the car on %3 is the only car of %m that can still move forward."),
     QT_TRANSLATE_NOOP("Explanations", "No way forward")},
    {QT_TRANSLATE_NOOP("Explanations",
                       "After the better move %1, then %2, the car on %3 is the only car of %o that can still move forward."),
     QT_TRANSLATE_NOOP("Explanations", "No way forward")}};
/// %3: the car in front, %4: the blocked car.
constexpr LineSentence block{
    {QT_TRANSLATE_NOOP("Explanations", "After %1 %2, %o's car on %3 stands directly in front of %m's car on %4."),
     QT_TRANSLATE_NOOP("Explanations", "Blocked car")},
    {QT_TRANSLATE_NOOP("Explanations",
                       "After the better move %1, then %2, %m's car on %3 stands directly in front of %o's car on %4."),
     QT_TRANSLATE_NOOP("Explanations", "Blocked car")}};
/// %3: the car.
constexpr LineSentence pastAll{
    {QT_TRANSLATE_NOOP("Explanations", "After %1 %2, %m can no longer block %o's car on %3."),
     QT_TRANSLATE_NOOP("Explanations", "Lets a car pass")},
    {QT_TRANSLATE_NOOP("Explanations", "After the better move %1, then %2, %o can no longer block %m's car on %3."),
     QT_TRANSLATE_NOOP("Explanations", "Lets a car pass")}};
/// %3, %4: steps forward by the winner and by the loser in the line. %5, %6: remaining steps of the same sides.
constexpr LineSentence progress{{QT_TRANSLATE_NOOP("Explanations",
                                                   "Steps forward in the line %1 %2: %3 for %o, %4 for %m; remaining steps after "
                                                   "it: %5 for %o, who is to move, %6 for %m."),
                                 QT_TRANSLATE_NOOP("Explanations", "Too many steps to go")},
                                {QT_TRANSLATE_NOOP("Explanations",
                                                   "Steps forward in the line %1 %2: %3 for %m, %4 for %o; remaining steps after "
                                                   "it: %5 for %m, who is to move, %6 for %o."),
                                 QT_TRANSLATE_NOOP("Explanations", "Too many steps to go")}};
}  // namespace course_words

constexpr std::size_t longestShown = 8;  ///< readers do not follow longer lines
constexpr int minLead = 2;               ///< smallest difference of steps forward worth a sentence
constexpr std::size_t longestEarly = 6;  ///< a longer line comes after the motifs that one sees at once

/// Car that moves sideways only, and the opposing cars in front of it in turn.
struct Detour {
  std::size_t end = 0;  ///< number of moves up to the last block
  std::vector<int> path;
  std::vector<int> blockers;
};

/// Returns whether a move blocks a car, leaves the opponent few moves, or passes all blocks. Then the motifs of this move explain
/// more than a line, because one sees them at once.
bool saysEnough(const Rules& rules, const Rules::Position& before, Rules::Move move) {
  const Side side = before.toMove, opponent = other(side);
  const Rules::Position after = rules.play(before, move);
  if (rules.finishedValue(after) || move.to == Rules::offBoard) return false;
  const Cars cars(rules.size(), after), carsBefore(rules.size(), before);
  const int ways = std::popcount(cars.movable(opponent));
  return cars.stoppedAt(opponent, move.to) != 0 || rules.moveCount(after) == 1 ||
         (carsBefore.mobile(opponent) & ~cars.mobile(opponent)) != 0 ||
         (ways < 2 && ways < std::popcount(carsBefore.movable(opponent))) ||
         std::popcount(cars.passed(side)) > std::popcount(carsBefore.passed(side));
}

/// Beginning of a perfect line, seen by its winner. Place i is the position before move i.
class ShownLine {
 public:
  ShownLine(const Rules& rules, const PlayedOut& played, bool isLost) : ShownLine(rules, played, isLost, isLost ? 2 : 3) {}
  ShownLine(const Rules& rules, const PlayedOut& played, bool isLost, std::size_t firstPlace)
      : m_rules(rules), m_isLost(isLost), m_firstPlace(firstPlace) {
    m_positions.push_back(Rules::unpack(played.before));
    m_winner = isLost ? other(m_positions.front().toMove) : m_positions.front().toMove;
    for (const AnyMove move : played.moves) {
      if (m_moves.size() == longestShown) break;
      m_moves.push_back(DodgemVariant::unpackMove(move));
      m_positions.push_back(rules.play(m_positions.back(), m_moves.back()));
    }
  }

  bool isLost() const { return m_isLost; }
  Side winner() const { return m_winner; }
  Side loser() const { return other(m_winner); }
  std::size_t size() const { return m_moves.size(); }
  Rules::Move move(std::size_t place) const { return m_moves[place]; }
  const Rules::Position& position(std::size_t place) const { return m_positions[place]; }
  Cars cars(std::size_t place) const { return {m_rules.size(), m_positions[place]}; }
  bool replySaysEnough() const { return saysEnough(m_rules, m_positions[1], m_moves[1]); }
  bool isFinished(std::size_t place) const { return m_rules.finishedValue(m_positions[place]).has_value(); }

  /// Returns a lost line with the better move in place of the mistake. Leaves out moves of the loser that are not possible then,
  /// and ends before such a move of the winner.
  ShownLine withBetter(Rules::Move better) const;
  /// Leaves out facts that are as true at the same place of another line.
  void compareWith(const ShownLine& same) { m_same = &same; }

  /// Calls visit(line, place) with the place after each move of the winner from the first place on. Returns the first
  /// result that is not empty.
  template <class Visit>
  std::optional<Motif> first(Visit visit) const {
    const auto has = [&](const ShownLine& line, std::size_t place) { return place <= line.size() && !line.isFinished(place); };
    for (std::size_t place = m_firstPlace; has(*this, place); place += 2) {
      const std::optional<Motif> found = visit(*this, place);
      const std::optional<Motif> same = found && m_same && has(*m_same, place) ? visit(*m_same, place) : std::nullopt;
      const auto rest = [](const Motif& each) { return each.params | std::views::drop(2); };
      if (found && !(same && same->sentence == found->sentence && std::ranges::equal(rest(*same), rest(*found)))) return found;
    }
    return std::nullopt;
  }
  /// Returns a motif with the first moves of the line.
  Motif upTo(std::size_t place, const Sentence& sentence, std::vector<std::string> rest) const {
    std::string moves;
    for (std::size_t i = 1; i < place; ++i) moves += (i > 1 ? " " : "") + m_rules.formatMove(m_moves[i]);
    rest.insert(rest.begin(), {m_rules.formatMove(m_moves[0]), moves});
    const bool isEarly = m_isLost && place <= longestEarly && !replySaysEnough();
    return {sentence, std::move(rest), false, isEarly ? MotifWeight::Minor : MotifWeight::Last};
  }
  Motif upTo(std::size_t place, const LineSentence& sentence, std::vector<std::string> rest) const {
    return upTo(place, sentence.of(m_isLost), std::move(rest));
  }
  std::string name(std::uint64_t cars) const { return m_rules.squareText(std::countr_zero(cars)); }
  /// Returns the car of the loser that the winner's last move before a place blocks, as a set of at most one car.
  std::uint64_t blockedAt(std::size_t place) const {
    const std::uint8_t to = m_moves[place - 1].to;
    return to == Rules::offBoard ? 0 : cars(place).stoppedAt(loser(), to);
  }
  int stepsForward(std::size_t place, Side side) const { return cars(0).stepsLeft(side) - cars(place).stepsLeft(side); }
  /// Returns the detour of a car of the loser, unless it is the same in the line to compare with.
  std::optional<Detour> ownDetourOf(int square) const {
    const bool isCar = m_same && m_same->size() > 0 && (m_same->position(1).of(loser()) >> square & 1) != 0;
    const auto found = detourOf(square), same = isCar ? m_same->detourOf(square) : std::nullopt;
    return found && same && same->path == found->path && same->blockers == found->blockers ? std::nullopt : found;
  }

 private:
  std::optional<Detour> detourOf(int square) const;

  const Rules& m_rules;
  bool m_isLost;
  std::size_t m_firstPlace;
  Side m_winner = Side::First;
  std::vector<Rules::Position> m_positions;
  std::vector<Rules::Move> m_moves;
  const ShownLine* m_same = nullptr;
};

ShownLine ShownLine::withBetter(Rules::Move better) const {
  ShownLine line = *this;
  line.m_positions.resize(1);
  line.m_moves.clear();
  for (std::size_t i = 0; i < size(); ++i) {
    const Rules::Position now = line.m_positions.back();
    const Rules::Move next = i == 0 ? better : m_moves[i];
    const bool isLegal = isLegalMove(m_rules, now, next);
    const auto passed = m_rules.passed(now);
    if (m_rules.finishedValue(now) || (!isLegal && (now.toMove == m_winner || !passed))) break;
    line.m_positions.push_back(isLegal ? m_rules.play(now, next) : *passed);
    line.m_moves.push_back(isLegal ? next : Rules::Move{Rules::offBoard, Rules::offBoard});
  }
  return line;
}

/// Follows a car of the loser from its square after the first move of the line. Returns nothing unless the car moves
/// sideways, but not forward, before it is blocked from a second square.
std::optional<Detour> ShownLine::detourOf(int square) const {
  Detour now{0, {square}, {}};
  std::optional<Detour> found;
  for (std::size_t place = 1; place <= size(); ++place) {
    const Rules::Move last = m_moves[place - 1];
    const bool isOfLoser = m_positions[place - 1].toMove == loser();
    if (place > 1 && isOfLoser && last.from == now.path.back()) {
      if (last.to == Rules::offBoard ||
          cars(place).stepsToLeave(last.from, loser()) != cars(place).stepsToLeave(last.to, loser()))
        break;
      now.path.push_back(last.to);
    }
    const std::uint64_t ahead = cars(place).ahead(now.path.back(), loser()) & m_positions[place].of(winner());
    if (isOfLoser || ahead == 0 || isFinished(place)) continue;
    const int blocker = std::countr_zero(ahead);
    if (!now.blockers.empty() && now.blockers.back() == blocker) continue;
    now.blockers.push_back(blocker);
    now.end = place;
    if (now.blockers.size() > 1 && now.path.size() > 1) found = now;
  }
  return found;
}

std::optional<Motif> race(const ShownLine& shown) {
  return shown.first([&](const ShownLine& line, std::size_t place) -> std::optional<Motif> {
    const Cars cars = line.cars(place);
    const int steps = cars.stepsLeft(line.winner()), theirs = cars.stepsLeft(line.loser());
    if (cars.passed(line.winner()) != line.position(place).of(line.winner()) || steps == 0 || steps >= theirs)
      return std::nullopt;
    Motif found = line.upTo(place, course_words::race, {std::to_string(steps), std::to_string(theirs)});
    found.weight = MotifWeight::Normal;
    return found;
  });
}

/// Returns a motif if the winner soon moves to the square to which the better move goes, and one of both moves
/// blocks a car.
std::optional<Motif> wanted(const ShownLine& shown, const Rules& rules, Rules::Move better) {
  if (better.to == Rules::offBoard || better.to == shown.move(0).to) return std::nullopt;
  const Rules::Position after = rules.play(shown.position(0), better);
  const std::uint64_t blocked = Cars(rules.size(), after).stoppedAt(shown.winner(), better.to);
  return shown.first([&](const ShownLine& line, std::size_t place) -> std::optional<Motif> {
    if (line.move(place - 1).to != better.to) return std::nullopt;
    const std::string move = rules.formatMove(better), square = rules.squareText(better.to);
    const std::uint64_t stopped = line.blockedAt(place);
    if (stopped == 0 && blocked == 0) return std::nullopt;
    Motif found = stopped != 0 ? line.upTo(place, course_words::wantedToBlock, {move, square, line.name(stopped)})
                               : line.upTo(place, course_words::wantedAgainstBlock, {move, square, line.name(blocked)});
    if (!line.replySaysEnough()) found.weight = MotifWeight::Minor;
    return found;
  });
}

std::optional<Motif> detour(const ShownLine& line, const Rules& rules) {
  std::optional<Detour> most;
  forEachBit(line.position(1).of(line.loser()), [&](int square) {
    const auto found = line.ownDetourOf(square);
    if (found && (!most || found->blockers.size() > most->blockers.size())) most = found;
  });
  if (!most) return std::nullopt;
  const auto joined = [&](const std::vector<int>& squares, const char* between) {
    std::string text;
    for (const int square : squares) text += (text.empty() ? "" : between) + rules.squareText(square);
    return text;
  };
  return line.upTo(most->end, course_words::detour, {joined(most->path, "-"), joined(most->blockers, ", ")});
}

/// Returns a motif if the loser has few moves at some place.
std::optional<Motif> fewMoves(const ShownLine& shown, const Rules& rules) {
  const bool isUsual = rules.ending().gone == Outcome::Win;
  return shown.first([&](const ShownLine& line, std::size_t place) -> std::optional<Motif> {
    const Cars cars = line.cars(place);
    const std::uint64_t own = line.position(place).of(line.loser());
    const std::uint64_t stuckBefore = line.position(0).of(line.loser()) & ~line.cars(0).mobile(line.loser());
    const bool couldAdvance = line.cars(0).movable(line.loser()) != 0;
    if (isUsual && couldAdvance && cars.movable(line.loser()) == 0) return line.upTo(place, course_words::noWay, {});
    if (const std::uint64_t stuck = own & ~cars.mobile(line.loser()) & ~stuckBefore)
      return line.upTo(place, course_words::shutIn, {line.name(stuck)});
    if (rules.moveCount(line.position(place)) > 1) return std::nullopt;
    std::string only;
    rules.forEachMove(line.position(place), [&](Rules::Move reply) { only = rules.formatMove(reply); });
    return line.upTo(place, course_words::oneMove, {only});
  });
}

std::optional<Motif> block(const ShownLine& shown, const Rules& rules) {
  return shown.first([&](const ShownLine& line, std::size_t place) -> std::optional<Motif> {
    if (const std::uint64_t stopped = line.blockedAt(place))
      return line.upTo(place, course_words::block, {rules.squareText(line.move(place - 1).to), line.name(stopped)});
    return std::nullopt;
  });
}

std::optional<Motif> oneWay(const ShownLine& shown) {
  return shown.first([&](const ShownLine& line, std::size_t place) -> std::optional<Motif> {
    const std::uint64_t movable = line.cars(place).movable(line.loser());
    if (std::popcount(movable) != 1 || std::popcount(line.position(place).of(line.loser())) == 1) return std::nullopt;
    if (movable == line.cars(0).movable(line.loser())) return std::nullopt;
    return line.upTo(place, course_words::oneWay, {line.name(movable)});
  });
}

std::optional<Motif> pastAll(const ShownLine& shown) {
  return shown.first([&](const ShownLine& line, std::size_t place) -> std::optional<Motif> {
    const std::uint64_t before = line.cars(place - 2).passed(line.winner());
    const Rules::Move move = line.move(place - 1);
    if (move.to == Rules::offBoard || (before >> move.from & 1) != 0) return std::nullopt;
    const std::uint64_t now = line.cars(place).passed(line.winner()) & 1ULL << move.to;
    if (now == 0) return std::nullopt;
    return line.upTo(place, course_words::pastAll, {line.name(now)});
  });
}

/// Returns how far both sides come, unless the remaining steps speak for the loser. In the misère game, steps forward are a
/// disadvantage.
std::optional<Motif> progress(const ShownLine& line, const Rules& rules) {
  const int direction = rules.ending().gone == Outcome::Win ? 1 : -1;
  std::optional<std::size_t> most;
  const auto lead = [&](std::size_t place) {
    return direction * (line.stepsForward(place, line.winner()) - line.stepsForward(place, line.loser()));
  };
  for (std::size_t place = line.isLost() ? 3 : 2; place <= line.size(); place += 2) {
    const int behind = direction * (line.cars(place).stepsLeft(line.winner()) - line.cars(place).stepsLeft(line.loser()));
    if (behind <= 0 && lead(place) >= minLead && (!most || lead(place) > lead(*most))) most = place;
  }
  if (!most) return std::nullopt;
  const auto text = [](int number) { return std::to_string(number); };
  const Cars cars = line.cars(*most);
  Motif found = line.upTo(*most, course_words::progress,
                          {text(line.stepsForward(*most, line.winner())), text(line.stepsForward(*most, line.loser())),
                           text(cars.stepsLeft(line.winner())), text(cars.stepsLeft(line.loser()))});
  found.weight = MotifWeight::Last;
  return found;
}

std::optional<Motif> sight(const ShownLine& line, const Rules& rules, Rules::Move better) {
  if (rules.ending().gone != Outcome::Win) return fewMoves(line, rules);
  if (auto found = race(line)) return found;
  if (line.isLost())
    if (auto found = wanted(line, rules, better)) return found;
  if (auto found = detour(line, rules)) return found;
  if (auto found = fewMoves(line, rules)) return found;
  if (auto found = block(line, rules)) return found;
  if (auto found = oneWay(line)) return found;
  return pastAll(line);
}

/// Returns the effect of the answer after which the better move no longer wins. The opponent counts as the winner here.
std::optional<Motif> answer(const Rules& rules, const PlayedOut& drawn) {
  ShownLine line(rules, drawn, true, drawn.moves.size());
  const ShownLine same = line.withBetter(line.move(2));
  line.compareWith(same);
  const std::size_t last = drawn.moves.size() - 1;
  if (rules.ending().gone != Outcome::Win || !saysEnough(rules, line.position(last), line.move(last))) return std::nullopt;
  if (auto found = block(line, rules)) return found;
  if (auto found = fewMoves(line, rules)) return found;
  if (auto found = oneWay(line)) return found;
  return pastAll(line);
}

}  // namespace

std::optional<Motif> course(const Variant& variant, const Courses& courses) {
  const Rules& rules = static_cast<const DodgemVariant&>(variant).rules();
  if (courses.drawn)
    if (auto found = answer(rules, *courses.drawn)) return found;
  std::vector<ShownLine> lines;
  if (courses.lost) lines.emplace_back(rules, *courses.lost, true);
  if (courses.won) lines.emplace_back(rules, *courses.won, false);
  const Rules::Move better = DodgemVariant::unpackMove(courses.better);
  const ShownLine same = lines.front().withBetter(better);
  if (courses.lost) lines.front().compareWith(same);
  const bool isClear = saysEnough(rules, lines.front().position(0), better);
  const auto isWorth = [&](const std::optional<Motif>& found, const ShownLine& line) {
    return found && !(isClear && found->weight == MotifWeight::Last && !(line.isLost() && line.replySaysEnough()));
  };
  for (const ShownLine& line : lines)
    if (auto found = sight(line, rules, better); isWorth(found, line)) return found;
  for (const ShownLine& line : lines)
    if (auto found = progress(line, rules); isWorth(found, line)) return found;
  return std::nullopt;
}

}  // namespace kotai::dodgem
