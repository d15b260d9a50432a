#include "ui/domineering/puzzles/secure_supply.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdlib>

#include "core/library/library_game.h"
#include "core/puzzles/daily_puzzles.h"
#include "ui/puzzles/puzzle_supply.h"

namespace kotai::ui {

namespace {

constexpr std::size_t mostSpare = 12;  ///< number of candidates from which the best fitting puzzle is chosen
constexpr auto mostTime = std::chrono::milliseconds(800);

}  // namespace

int numberOf(Side side) { return side == Side::First ? 1 : 2; }

SecureSupply::SecureSupply(SimultaneousSolutionPtr solution, std::set<std::string> seen, std::uint64_t seed)
    : m_solution(std::move(solution)), m_source(m_solution, seed), m_seen(std::move(seen)) {}

std::string SecureSupply::keyOf(const SecurePuzzle& puzzle) const { return positionKey(*m_solution->variant(), puzzle.position); }

FoundSecure SecureSupply::next(const std::vector<KeptPuzzle>& due, double rating, const std::stop_token& stop) {
  const std::lock_guard lock(m_mutex);
  FoundSecure found;
  try {
    found.puzzle = repeated(due);
    if (!found.puzzle) found.puzzle = fitting(rating, stop);
    if (found.puzzle) {
      m_seen.insert(keyOf(*found.puzzle));
      found.moves = movesOf(*found.puzzle);
    }
  } catch (const SolutionError& error) {
    found.error = error;
  }
  return found;
}

FoundSecure SecureSupply::ofDay(int wanted, std::chrono::sys_days day, const PuzzleResults& results,
                                const std::stop_token& stop) {
  const std::lock_guard lock(m_mutex);
  FoundSecure found;
  try {
    if (m_today.empty() || m_day != day) {
      m_today = securePuzzlesOfTheDay(m_solution, day, PuzzleSupply::puzzlesADay, stop);
      m_day = day;
      m_nextToday = 0;
    }
    for (const SecurePuzzle& each : m_today) found.dayKeys.push_back(keyOf(each));
    found.dayFates = results.fates(m_solution->variant()->id(), found.dayKeys);
    const std::size_t from = wanted > 0 ? static_cast<std::size_t>(wanted) - 1 : m_nextToday;
    for (std::size_t step = 0; step < m_today.size() && !found.puzzle; ++step) {
      const std::size_t place = (from + step) % m_today.size();
      if (wanted == 0 && found.dayFates[place] != PuzzleFate::Open) continue;
      found.puzzle = m_today[place];
      found.moves = movesOf(*found.puzzle);
      found.number = static_cast<int>(place) + 1;
      m_seen.insert(found.dayKeys[place]);
      m_nextToday = place + 1;
    }
  } catch (const SolutionError& error) {
    found.error = error;
  }
  return found;
}

FoundSecure SecureSupply::next(SecureExercises& lesson, const std::stop_token& stop) {
  const std::lock_guard lock(m_mutex);
  FoundSecure found;
  try {
    found.puzzle = lesson.next(stop);
    if (found.puzzle) found.moves = movesOf(*found.puzzle);
  } catch (const SolutionError& error) {
    found.error = error;
  }
  return found;
}

std::optional<SecurePuzzle> SecureSupply::repeated(const std::vector<KeptPuzzle>& due) const {
  for (const KeptPuzzle& kept : due) {
    const auto position = m_solution->variant()->parsePosition(kept.position);
    if (!position) continue;
    const Side asked = kept.n == numberOf(Side::Second) ? Side::Second : Side::First;
    for (const Side side : {asked, other(asked)})
      if (auto puzzle = securePuzzleAt(*m_solution, *position, side)) return puzzle;
  }
  return std::nullopt;
}

std::optional<SecurePuzzle> SecureSupply::fitting(double rating, const std::stop_token& stop) {
  const auto end = std::chrono::steady_clock::now() + mostTime;
  while (m_spare.size() < mostSpare && !stop.stop_requested()) {
    if (!m_spare.empty() && std::chrono::steady_clock::now() >= end) break;
    auto puzzle = m_source.next(stop);
    if (!puzzle) break;
    if (!m_seen.contains(keyOf(*puzzle))) m_spare.push_back(*puzzle);
  }
  const auto distance = [rating](const SecurePuzzle& each) { return std::abs(each.rating - rating); };
  const auto nearest = std::ranges::min_element(m_spare, {}, distance);
  if (nearest == m_spare.end() || stop.stop_requested()) return std::nullopt;
  SecurePuzzle puzzle = *nearest;
  m_spare.erase(nearest);
  return puzzle;
}

std::vector<SecureMove> SecureSupply::movesOf(const SecurePuzzle& puzzle) const {
  const std::vector<AnyMove> moves = m_solution->variant()->moves(puzzle.position, puzzle.side);
  const std::vector<int> sure = guarantees(*m_solution, puzzle.position, puzzle.side).value();
  std::vector<SecureMove> all;
  for (std::size_t number = 0; number < moves.size(); ++number)
    all.push_back({moves[number], sure[number], refutation(*m_solution, puzzle.position, puzzle.side, moves[number])});
  return all;
}

}  // namespace kotai::ui
