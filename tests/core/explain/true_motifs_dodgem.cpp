#include <fmt/format.h>

#include <algorithm>
#include <map>

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

/// Sideways moves of the cars in a line. `^` stays in its row, and `>` stays in its column.
struct Aside {
  int own = 0, theirs = 0;
  std::map<std::string, int> byCar;  ///< indexed by the car's first square; only cars of the side that begins
};

Aside asideIn(slow::Position position, const std::vector<std::string>& line) {
  Aside aside;
  const char own = position.side;
  std::map<std::string, std::string> firstSquare;
  for (const std::string& move : line) {
    const std::string from = move.substr(0, 2), to = move.substr(2);
    const std::string car = firstSquare.contains(from) ? firstSquare[from] : from;
    firstSquare.erase(from);
    firstSquare[to] = car;
    const bool isAside = to != "off" && (position.side == '^' ? from[1] == to[1] : from[0] == to[0]);
    if (isAside && position.side == own) ++aside.byCar[car];
    if (isAside) ++(position.side == own ? aside.own : aside.theirs);
    position = slow::moves(position).at(move);
  }
  return aside;
}

}  // namespace

std::set<std::string> trueDodgemCourses(const std::string& text, const std::vector<std::string>& lost,
                                        const std::vector<std::string>& won) {
  const slow::Position start = readDodgem(text);
  const std::vector<std::string>& told = lost.empty() ? won : lost;
  const Aside aside = asideIn(start, told), better = asideIn(start, won);
  const char own = start.side, enemy = own == '^' ? '>' : '^';
  const std::string end =
      lost.empty() || won.empty()
          ? fmt::format(" by the opponent; remaining steps: {} and {}.", stepsOf(start, own), stepsOf(start, enemy))
          : fmt::format(" by the opponent; starting with {}: {} and {}.", won.front(), better.own, better.theirs);
  const std::string begin =
      fmt::format("Sideways moves in a perfect line starting with {}: {} by the mover", told.front(), aside.own);
  std::set<std::string> found{fmt::format("{}, {}{}", begin, aside.theirs, end)};
  for (const auto& [car, count] : aside.byCar)
    found.insert(fmt::format("{} (the car on {} makes {}), {}{}", begin, car, count, aside.theirs, end));
  return found;
}

std::set<std::string> trueDodgemMotifs(const std::string& text, const std::string& move) {
  const slow::Position start = readDodgem(text);
  const char own = start.side, enemy = own == '^' ? '>' : '^';
  if (move.empty())
    return {fmt::format("Remaining steps: {} for the side to move, {} for the opponent.", stepsOf(start, own),
                        stepsOf(start, enemy))};
  const slow::Position after = slow::moves(start).at(move);
  const int ownSteps = stepsOf(after, own), enemySteps = stepsOf(after, enemy);
  std::set<std::string> found{
      ownSteps == enemySteps
          ? fmt::format("Remaining steps after {}: {} each. The opponent is to move.", move, ownSteps)
          : fmt::format("Remaining steps after {}: {} for the side that moved, {} for the opponent, who is to move.", move,
                        ownSteps, enemySteps)};
  if (ownSteps == stepsOf(start, own))
    found.insert(
        fmt::format("{} moves sideways. The remaining steps are unchanged: {} for the side that moved, {} for the opponent.",
                    move, ownSteps, enemySteps));
  const auto replies = slow::moves(after);
  if (replies.size() == 1) found.insert(fmt::format("{} leaves the opponent a single move, {}.", move, replies.begin()->first));
  const auto ways = [](const slow::Position& position, char kind) {
    std::set<std::string> free;
    for (const Car& car : carsOf(position, kind))
      if (const char ahead = at(position, before(car, kind)); ahead == '.' || ahead == ' ') free.insert(nameOf(position, car));
    return free;
  };
  const auto opened = ways(after, enemy), openBefore = ways(start, enemy);
  if (!replies.empty() && opened.empty() && !openBefore.empty())
    found.insert(fmt::format("After {} the opponent's cars can only move sideways.", move));
  if (opened.size() == 1 && openBefore.size() > 1)
    found.insert(
        fmt::format("After {} the car on {} is the opponent's only car that can still move forward.", move, *opened.begin()));
  const auto canMove = [](slow::Position position, char side, const Car& car) {
    position.side = side;
    return std::ranges::any_of(slow::moves(position),
                               [&](const auto& each) { return each.first.starts_with(nameOf(position, car)); });
  };
  if (ways(after, own).empty() && !ways(start, own).empty()) {
    const auto cars = carsOf(after, own);
    const bool canStep = std::ranges::any_of(cars, [&](const Car& car) { return canMove(after, own, car); });
    found.insert(canStep ? fmt::format("After {} the side that moved can only move its cars sideways.", move)
                         : fmt::format("After {} the side that moved has no car that can move.", move));
  }
  const auto ownCars = carsOf(after, own);
  const bool cannotBeStopped = std::ranges::all_of(ownCars, [&](const Car& car) { return isPast(after, car, own); });
  if (cannotBeStopped && ownSteps > 0 && ownSteps < enemySteps)
    found.insert(
        fmt::format("After {} no car of the side that played it can be blocked any more. That side wins the race; remaining "
                    "steps: {} against {}.",
                    move, ownSteps, enemySteps));
  const std::string to = move.substr(2);
  for (const Car& car : carsOf(after, enemy)) {
    const std::string name = nameOf(after, car);
    const Car ahead = before(car, enemy);
    if (at(after, ahead) == own && nameOf(after, ahead) == to)
      found.insert(fmt::format("{} blocks the car on {}: it stands directly in front of it.", move, name));
    if (canMove(start, enemy, car) && !canMove(after, enemy, car))
      found.insert(fmt::format("After {} the opponent's car on {} cannot move at all.", move, name));
    Car way = ahead;
    while (at(after, way) == '.') way = before(way, enemy);
    if (nameOf(after, way) == to && at(after, way) == own && at(after, ahead) == '.')
      found.insert(fmt::format("{} puts a car in the way of the opponent's car on {}.", move, name));
    if (at(start, ahead) == own && at(after, ahead) == '.')
      found.insert(fmt::format("{} clears the way for the opponent's car on {}.", move, name));
    if (isPast(after, car, enemy) && !isPast(start, car, enemy))
      found.insert(fmt::format("After {} the side that moved can no longer block the opponent's car on {}.", move, name));
  }
  for (const Car& car : carsOf(after, own)) {
    if (nameOf(after, car) != to) continue;
    const Car ahead = before(car, own);
    if (at(after, ahead) == enemy)
      found.insert(
          fmt::format("{} moves the car directly behind the opponent's car on {}, which blocks it.", move, nameOf(after, ahead)));
    if (isPast(after, car, own))
      found.insert(fmt::format("After {} no car of the opponent can block the car on {} any more.", move, to));
  }
  return found;
}

}  // namespace kotai::test
