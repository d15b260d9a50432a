#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <utility>

#include "tests/core/dodgem/slow_game.h"
#include "tests/core/explain/true_motifs.h"

namespace kotai::test {

namespace {

/// Place of a car: the column counted from the left, and the row from the top.
struct Car {
  int column = 0;
  int row = 0;
};

slow::Position readDodgem(const std::string& text) {
  slow::Position position;
  position.rows.emplace_back();
  for (const char each : text.substr(0, text.find(' '))) {
    if (each == '/')
      position.rows.emplace_back();
    else if (each == '^' || each == '>')
      position.rows.back() += each;
    else
      position.rows.back() += std::string(static_cast<std::size_t>(each - '0'), '.');
  }
  position.side = text.back();
  return position;
}

char at(const slow::Position& position, Car car) {
  if (car.row < 0 || car.column >= position.size()) return ' ';
  return position.rows[static_cast<std::size_t>(car.row)][static_cast<std::size_t>(car.column)];
}

std::vector<Car> carsOf(const slow::Position& position, char kind) {
  std::vector<Car> cars;
  for (int row = 0; row < position.size(); ++row)
    for (int column = 0; column < position.size(); ++column)
      if (at(position, {column, row}) == kind) cars.push_back({column, row});
  return cars;
}

std::string nameOf(const slow::Position& position, Car car) {
  return {static_cast<char>('a' + car.column), static_cast<char>('0' + position.size() - car.row)};
}

Car before(Car car, char kind) { return kind == '^' ? Car{car.column, car.row - 1} : Car{car.column + 1, car.row}; }

int stepsOf(const slow::Position& position, char kind) {
  int steps = 0;
  for (const Car& car : carsOf(position, kind)) steps += kind == '^' ? car.row + 1 : position.size() - car.column;
  return steps;
}

/// Returns whether all cars of the other side have passed this car for good. `>` never moves back to a column
/// on its left, and `^` never moves back to a lower row.
bool isPast(const slow::Position& position, Car car, char kind) {
  for (const Car& enemy : carsOf(position, kind == '^' ? '>' : '^'))
    if (kind == '^' ? enemy.column <= car.column : enemy.row >= car.row) return false;
  return true;
}

/// Returns the cars of a kind that can move forward or leave the board.
std::set<std::string> waysOf(const slow::Position& position, char kind) {
  std::set<std::string> free;
  for (const Car& car : carsOf(position, kind))
    if (const char ahead = at(position, before(car, kind)); ahead == '.' || ahead == ' ') free.insert(nameOf(position, car));
  return free;
}

bool canMove(slow::Position position, char side, const Car& car) {
  position.side = side;
  return std::ranges::any_of(slow::moves(position),
                             [&](const auto& each) { return each.first.starts_with(nameOf(position, car)); });
}

/// Returns the square of the opposing car directly in front of a car, or an empty text.
std::string blockerOf(const slow::Position& position, const std::string& name, char kind) {
  for (const Car& car : carsOf(position, kind))
    if (nameOf(position, car) == name && at(position, before(car, kind)) == (kind == '^' ? '>' : '^'))
      return nameOf(position, before(car, kind));
  return {};
}

/// Collects the sentences about the end of the first moves of a line. \p places are the positions from before the first move on.
class LineSentences {
 public:
  LineSentences(std::vector<slow::Position> places, std::vector<std::string> moves, char winner)
      : m_places(std::move(places)), m_moves(std::move(moves)), m_winner(winner), m_loser(winner == '^' ? '>' : '^') {
    std::string rest;
    for (std::size_t i = 1; i < m_moves.size(); ++i) rest += " " + m_moves[i];
    m_start = "In the line " + m_moves[0] + rest + ", ";
    m_line = "Steps forward in the line " + m_moves[0] + rest + ": ";
    const bool isBetter = m_places.front().side == m_winner;
    m_after = isBetter ? "After the better move " + m_moves[0] + ", then" + rest + ", " : "After " + m_moves[0] + rest + ", ";
    addRace();
    addWays();
    addBlocks();
    addProgress();
    for (const Car& car : carsOf(m_places[1], m_loser)) addDetour(nameOf(end(), car));
  }
  void addWanted(const std::string& better) {
    const std::string square = better.substr(2);
    if (m_moves.back().substr(2) != square || square == "off") return;
    const slow::Position other = slow::moves(m_places.front()).at(better);
    const std::string wants = "Both sides want " + square + ": " + better + " would have taken it";
    for (const Car& car : carsOf(end(), m_loser))
      if (blockerOf(end(), nameOf(end(), car), m_loser) == square)
        m_found.insert(fmt::format("{}. {}{} takes it and blocks the car on {}.", wants, m_start, m_winner, nameOf(end(), car)));
    for (const Car& car : carsOf(other, m_winner))
      if (blockerOf(other, nameOf(other, car), m_winner) == square)
        m_found.insert(fmt::format("{} and blocked the car on {}. {}{} takes it.", wants, nameOf(other, car), m_start, m_winner));
  }
  std::set<std::string> found() const { return m_found; }

 private:
  const slow::Position& end() const { return m_places.back(); }
  void say(const std::string& text) { m_found.insert(m_after + text); }
  void addRace() {
    const int own = stepsOf(end(), m_winner), theirs = stepsOf(end(), m_loser);
    const auto cars = carsOf(end(), m_winner);
    if (own == 0 || own >= theirs || end().side == m_winner) return;
    if (std::ranges::all_of(cars, [&](const Car& car) { return isPast(end(), car, m_winner); }))
      say(fmt::format(
          "no car of {0} can be blocked any more. {0} wins the race; remaining steps: {1} for {0}, {2} for {3}, who is to move.",
          m_winner, own, theirs, m_loser));
  }
  void addWays() {
    const auto replies = slow::moves(end());
    if (replies.empty() || end().side == m_winner) return;
    const auto open = waysOf(end(), m_loser);
    if (open.empty()) say(fmt::format("{} can only move sideways.", m_loser));
    if (open.size() == 1)
      say(fmt::format("the car on {} is the only car of {} that can still move forward.", *open.begin(), m_loser));
    if (replies.size() == 1) say(fmt::format("{} has a single move, {}.", m_loser, replies.begin()->first));
    for (const Car& car : carsOf(end(), m_loser))
      if (!canMove(end(), m_loser, car)) say(fmt::format("{}'s car on {} cannot move at all.", m_loser, nameOf(end(), car)));
  }
  void addBlocks() {
    const std::string to = m_moves.back().substr(2);
    for (const Car& car : carsOf(end(), m_loser))
      if (blockerOf(end(), nameOf(end(), car), m_loser) == to)
        say(fmt::format("{}'s car on {} stands directly in front of {}'s car on {}.", m_winner, to, m_loser, nameOf(end(), car)));
    for (const Car& car : carsOf(end(), m_winner))
      if (nameOf(end(), car) == to && isPast(end(), car, m_winner))
        say(fmt::format("{} can no longer block {}'s car on {}.", m_loser, m_winner, to));
  }
  /// Steps forward count from the position before the first move of the line.
  void addProgress() {
    const slow::Position& first = m_places.front();
    if (end().side != m_winner) return;
    m_found.insert(m_line +
                   fmt::format("{1} for {0}, {3} for {2}; remaining steps after it: {5} for {4}, who is to move, {7} for {6}.",
                               m_winner, stepsOf(first, m_winner) - stepsOf(end(), m_winner), m_loser,
                               stepsOf(first, m_loser) - stepsOf(end(), m_loser), m_winner, stepsOf(end(), m_winner), m_loser,
                               stepsOf(end(), m_loser)));
  }
  /// Follows a car of the loser from its square after the first move. The car may only move sideways.
  void addDetour(std::string car) {
    std::vector<std::string> path{car}, blockers;
    for (std::size_t i = 1; i < m_places.size(); ++i) {
      const std::string& move = m_moves[i - 1];
      const bool isWinners = m_places[i - 1].side == m_winner;
      if (i > 1 && !isWinners && move.starts_with(car)) {
        car = move.substr(2);
        if (car == "off" || (m_loser == '^' ? car[1] != path.back()[1] : car[0] != path.back()[0])) return;
        path.push_back(car);
      }
      const std::string blocker = blockerOf(m_places[i], car, m_loser);
      if (isWinners && !blocker.empty() && (blockers.empty() || blockers.back() != blocker)) blockers.push_back(blocker);
    }
    if (path.size() > 1 && blockers.size() > 1)
      m_found.insert(
          m_start +
          fmt::format("a car of {} goes {} but gets no nearer to its edge: a car of {} stands directly in front of it, on {}.",
                      m_loser, fmt::join(path, "-"), m_winner, fmt::join(blockers, ", ")));
  }

  std::vector<slow::Position> m_places;
  std::vector<std::string> m_moves;
  char m_winner, m_loser;
  std::string m_line, m_start, m_after;
  std::set<std::string> m_found;
};

/// Adds the sentences about the first moves of a line, for two to eight moves.
void addLine(std::set<std::string>& found, const slow::Position& start, const std::vector<std::string>& line, char winner,
             const std::string& better) {
  std::vector<slow::Position> places{start};
  std::vector<std::string> moves;
  for (const std::string& move : line) {
    if (moves.size() == 8) break;
    places.push_back(slow::moves(places.back()).at(move));
    moves.push_back(move);
    if (moves.size() < 2) continue;
    LineSentences sentences(places, moves, winner);
    if (winner != start.side && !better.empty()) sentences.addWanted(better);
    found.merge(sentences.found());
  }
}

}  // namespace

std::set<std::string> trueDodgemCourses(const std::string& text, const std::vector<std::string>& lost,
                                        const std::vector<std::string>& won) {
  const slow::Position start = readDodgem(text);
  std::set<std::string> found;
  addLine(found, start, lost, start.side == '^' ? '>' : '^', won.empty() ? std::string() : won.front());
  addLine(found, start, won, start.side, {});
  return found;
}

std::set<std::string> trueDodgemMotifs(const std::string& text, const std::string& move) {
  const slow::Position start = readDodgem(text);
  const char own = start.side, enemy = own == '^' ? '>' : '^';
  if (move.empty())
    return {fmt::format("Remaining steps: {1} for {0}, {3} for {2}.", own, stepsOf(start, own), enemy, stepsOf(start, enemy))};
  const slow::Position after = slow::moves(start).at(move);
  const int ownSteps = stepsOf(after, own), enemySteps = stepsOf(after, enemy);
  std::set<std::string> found;
  if (ownSteps < enemySteps)
    found.insert(fmt::format("Remaining steps after {0}: {2} for {1}, {4} for {3}. {5} is to move.", move, own, ownSteps, enemy,
                             enemySteps, enemy));
  if (ownSteps == stepsOf(start, own) && ownSteps >= enemySteps)
    found.insert(fmt::format("{0} moves sideways. The remaining steps are unchanged: {2} for {1}, {4} for {3}, who is to move.",
                             move, own, ownSteps, enemy, enemySteps));
  const auto replies = slow::moves(after);
  if (replies.size() == 1) found.insert(fmt::format("{} leaves {} a single move, {}.", move, enemy, replies.begin()->first));
  const bool cannotMove = std::ranges::all_of(replies, [](const auto& each) { return slow::moves(each.second).empty(); });
  if (carsOf(after, own).empty() && !replies.empty() && cannotMove)
    found.insert(fmt::format("{} takes {}'s last car off the board, so {} wins.", move, own, own));
  const auto opened = waysOf(after, enemy), openBefore = waysOf(start, enemy);
  if (!replies.empty() && opened.empty() && !openBefore.empty())
    found.insert(fmt::format("After {}, {} can only move sideways.", move, enemy));
  if (opened.size() == 1 && openBefore.size() > 1)
    found.insert(
        fmt::format("After {} the car on {} is the only car of {} that can still move forward.", move, *opened.begin(), enemy));
  if (waysOf(after, own).empty() && !waysOf(start, own).empty()) {
    const auto cars = carsOf(after, own);
    const bool canStep = std::ranges::any_of(cars, [&](const Car& car) { return canMove(after, own, car); });
    found.insert(canStep ? fmt::format("After {}, {} can only move sideways.", move, own)
                         : fmt::format("After {} no car of {} can move.", move, own));
  }
  const auto ownCars = carsOf(after, own);
  const bool cannotBeStopped = std::ranges::all_of(ownCars, [&](const Car& car) { return isPast(after, car, own); });
  if (cannotBeStopped && ownSteps > 0 && ownSteps < enemySteps)
    found.insert(
        fmt::format("After {0} no car of {1} can be blocked any more. {1} wins the race; remaining steps: {2} for {1}, {3} for "
                    "{4}, who is to move.",
                    move, own, ownSteps, enemySteps, enemy));
  const std::string to = move.substr(2);
  for (const Car& car : carsOf(after, enemy)) {
    const std::string name = nameOf(after, car);
    const Car ahead = before(car, enemy);
    if (at(after, ahead) == own && nameOf(after, ahead) == to)
      found.insert(fmt::format("{} moves directly in front of {}'s car on {} and blocks it.", move, enemy, name));
    if (canMove(start, enemy, car) && !canMove(after, enemy, car))
      found.insert(fmt::format("After {}, {}'s car on {} cannot move at all.", move, enemy, name));
    Car way = ahead;
    while (at(after, way) == '.') way = before(way, enemy);
    Car wayBefore = ahead;
    while (at(start, wayBefore) == '.') wayBefore = before(wayBefore, enemy);
    const bool wasInWay = nameOf(start, wayBefore) == move.substr(0, 2);
    if (nameOf(after, way) == to && at(after, way) == own && at(after, ahead) == '.' && !wasInWay)
      found.insert(fmt::format("{} puts a car in the way of {}'s car on {}.", move, enemy, name));
    if (at(start, ahead) == own && at(after, ahead) == '.')
      found.insert(fmt::format("{} clears the way for {}'s car on {}.", move, enemy, name));
    if (isPast(after, car, enemy) && !isPast(start, car, enemy))
      found.insert(fmt::format("After {}, {} can no longer block {}'s car on {}.", move, own, enemy, name));
  }
  for (const Car& car : carsOf(after, own)) {
    if (nameOf(after, car) != to) continue;
    const Car ahead = before(car, own);
    if (at(after, ahead) == enemy && blockerOf(start, move.substr(0, 2), own).empty())
      found.insert(fmt::format("{} moves the car directly behind {}'s car on {}, which blocks its way.", move, enemy,
                               nameOf(after, ahead)));
    if (const std::string front = blockerOf(start, move.substr(0, 2), own); !front.empty() && waysOf(after, own).contains(to))
      found.insert(
          fmt::format("{} moves out from behind {}'s car on {}, and the next square forward is free.", move, enemy, front));
    if (isPast(after, car, own))
      found.insert(fmt::format("After {}, {} can no longer block {}'s car on {}.", move, enemy, own, to));
  }
  return found;
}

}  // namespace kotai::test
