#include "ui/puzzles/puzzle_supply.h"

#include <algorithm>
#include <limits>
#include <utility>

#include "core/lessons/exercises.h"
#include "core/library/library_game.h"
#include "core/puzzles/daily_puzzles.h"

namespace kotai::ui {

constexpr std::size_t maxSpare = 40;  ///< maximum number of puzzles to examine before accepting another difficulty
constexpr auto maxSearchTime = std::chrono::milliseconds(1500);
constexpr double farAbove = 200;  ///< a puzzle of several moves that is rated so far above the wanted difficulty is too hard

/// Returns the distance to the wanted difficulty. Infinite for a puzzle of several moves that is far too hard.
static double distanceTo(const std::pair<double, double>& wanted, const PuzzleStream& stream, const Puzzle& puzzle) {
  if (!stream.isList && puzzle.solution.size() > 1 && puzzle.rating > wanted.second + farAbove)
    return std::numeric_limits<double>::infinity();
  return std::max({0.0, wanted.first - puzzle.rating, puzzle.rating - wanted.second});
}

PuzzleSupply::PuzzleSupply(PuzzleMakerPtr maker, std::set<std::string> seen, std::uint64_t seed)
    : m_maker(std::move(maker)), m_attempted(seen), m_seen(std::move(seen)), m_seed(seed) {}

FoundPuzzle PuzzleSupply::next(const TrainingChoice& choice, double rating, std::chrono::sys_days day,
                               const std::vector<StoredPuzzle>& due, const std::stop_token& stop) {
  const std::lock_guard lock(m_mutex);
  // A replaced request may run late, and must not restart its lesson or list.
  if (stop.stop_requested() && choice.listNumber != m_listNumber) return {};
  try {
    FoundPuzzle found = find(choice, ratingsOf(choice.hardness, rating), day, due, stop);
    m_shown = found.puzzle ? keyOf(*found.puzzle) : std::string();
    return found;
  } catch (const SolutionError& error) {
    return {.error = error};
  }
}

FoundPuzzle PuzzleSupply::find(const TrainingChoice& choice, const Ratings& wanted, std::chrono::sys_days day,
                               const std::vector<StoredPuzzle>& due, const std::stop_token& stop) {
  if (choice.kept) return again(*choice.kept, due);
  switch (choice.from) {
    case TrainingChoice::From::Mixed: return {.puzzle = mixed(choice, wanted, stop)};
    case TrainingChoice::From::Kind:
      if (auto puzzle = ofKind(choice.kind, choice, wanted, stop)) return {.puzzle = std::move(puzzle)};
      return {.puzzle = skippedPuzzle(streamOf(choice.kind, choice))};
    case TrainingChoice::From::Day: return ofDay(choice.dayNumber, day, stop);
    case TrainingChoice::From::Repeats: return {.puzzle = repeated(due)};
    case TrainingChoice::From::Lesson: return ofLesson(choice, stop);
    case TrainingChoice::From::List: break;
  }
  if (!choice.list.mistakes.empty()) return ofPractice(choice, wanted.second, stop);
  return {.puzzle = ofList(choice, wanted, stop)};
}

std::string PuzzleSupply::keyOf(const Puzzle& puzzle) const { return positionKey(m_maker->canonical(puzzle.position)); }

/// Returns the key under which a puzzle counts as seen. A list may contain the same position twice, once for each
/// side's move.
std::string PuzzleSupply::seenKeyOf(const PuzzleStream& stream, const Puzzle& puzzle) const {
  return keyOf(puzzle) + (stream.namesSides ? puzzle.side == Side::First ? "/1" : "/2" : "");
}

bool PuzzleSupply::isSeen(const PuzzleStream& stream, const Puzzle& puzzle) const {
  return m_seen.contains(keyOf(puzzle)) || m_seen.contains(seenKeyOf(stream, puzzle));
}

std::optional<Puzzle> PuzzleSupply::take(PuzzleStream& stream, std::size_t index) {
  Puzzle puzzle = std::move(stream.spare[index]);
  stream.spare.erase(stream.spare.begin() + static_cast<std::ptrdiff_t>(index));
  m_seen.insert(seenKeyOf(stream, puzzle));
  stream.given.push_back(puzzle);
  return puzzle;
}

/// Returns the first puzzle that was shown but not attempted, and moves this puzzle to the end of the queue. Does not return the
/// puzzle that was shown last.
std::optional<Puzzle> PuzzleSupply::skippedPuzzle(PuzzleStream& stream) const {
  std::erase_if(stream.given, [this](const Puzzle& each) { return m_attempted.contains(keyOf(each)); });
  const auto next = std::ranges::find_if(stream.given, [this](const Puzzle& each) { return keyOf(each) != m_shown; });
  if (next == stream.given.end()) return std::nullopt;
  std::ranges::rotate(next, next + 1, stream.given.end());
  return stream.given.back();
}

/// Returns a puzzle of the wanted difficulty. Otherwise returns the puzzle with the closest difficulty among
/// those found within the limits. Skips puzzles that are too hard.
std::optional<Puzzle> PuzzleSupply::pick(PuzzleStream& stream, const Ratings& wanted, const std::stop_token& stop) {
  std::erase_if(stream.spare, [&](const Puzzle& each) { return isSeen(stream, each); });
  const auto distance = [&](const Puzzle& each) { return distanceTo(wanted, stream, each); };
  const auto nearest = [&] { return std::ranges::min_element(stream.spare, {}, distance); };
  const auto isNear = [&](double most) { return !stream.spare.empty() && distance(*nearest()) <= most; };
  const auto end = std::chrono::steady_clock::now() + maxSearchTime;
  bool found = isNear(0);
  while (!found && !stream.dry && !stop.stop_requested()) {
    const bool isLate = std::chrono::steady_clock::now() >= end;
    if (isLate && !stream.spare.empty()) break;
    if (stream.spare.size() >= maxSpare && isNear(std::numeric_limits<double>::max())) break;
    auto made = stream.source->next(stop);
    stream.dry = !made && !stop.stop_requested();
    if (!made || isSeen(stream, *made)) continue;
    found = distance(*made) == 0;
    const bool isKept = stream.spare.size() < maxSpare || distance(*made) <= std::numeric_limits<double>::max();
    if (isKept) stream.spare.push_back(std::move(*made));
  }
  if (stop.stop_requested() || !isNear(std::numeric_limits<double>::max())) return std::nullopt;
  return take(stream, static_cast<std::size_t>(nearest() - stream.spare.begin()));
}

PuzzleStream& PuzzleSupply::streamOf(PuzzleKind kind, const TrainingChoice& choice) {
  const auto plies = kind == PuzzleKind::Mate && choice.from == TrainingChoice::From::Kind ? choice.plies : std::nullopt;
  return m_streams[{kind, plies}];
}

std::optional<Puzzle> PuzzleSupply::ofKind(PuzzleKind kind, const TrainingChoice& choice, const Ratings& wanted,
                                           const std::stop_token& stop) {
  const auto plies = kind == PuzzleKind::Mate && choice.from == TrainingChoice::From::Kind ? choice.plies : std::nullopt;
  PuzzleStream& stream = streamOf(kind, choice);
  if (!stream.source) stream.source = m_maker->ofKind(kind, plies, m_seed, stop);
  return stream.source ? pick(stream, wanted, stop) : std::nullopt;
}

/// Returns a puzzle, alternating between the kinds. Skips a kind that has no more puzzles. When all kinds are
/// exhausted, returns puzzles that were shown but not attempted.
std::optional<Puzzle> PuzzleSupply::mixed(const TrainingChoice& choice, const Ratings& wanted, const std::stop_token& stop) {
  const std::vector<PuzzleKind>& kinds = m_maker->kinds();
  for (std::size_t tried = 0; tried < kinds.size() && !stop.stop_requested(); ++tried)
    if (auto puzzle = ofKind(kinds[m_turn++ % kinds.size()], choice, wanted, stop)) return puzzle;
  for (std::size_t tried = 0; tried < kinds.size() && !stop.stop_requested(); ++tried)
    if (auto puzzle = skippedPuzzle(streamOf(kinds[m_turn++ % kinds.size()], choice))) return puzzle;
  return std::nullopt;
}

std::optional<Puzzle> PuzzleSupply::ofList(const TrainingChoice& choice, const Ratings& wanted, const std::stop_token& stop) {
  if (!m_list || m_listNumber != choice.listNumber) {
    m_list.emplace();
    m_list->isList = true;
    m_list->namesSides = static_cast<bool>(choice.list.positions.asked);
    m_listNumber = choice.listNumber;
  }
  if (!m_list->source) m_list->source = m_maker->ofPositions(choice.list.positions, m_seed, std::nullopt);
  if (auto puzzle = pick(*m_list, wanted, stop)) return puzzle;
  return stop.stop_requested() ? std::nullopt : skippedPuzzle(*m_list);
}

/// Returns the next puzzle of a practice. The result of a mistake that has been attempted before stays unchanged.
FoundPuzzle PuzzleSupply::ofPractice(const TrainingChoice& choice, double highestRating, const std::stop_token& stop) {
  if (!m_practice || m_listNumber != choice.listNumber) {
    m_practice = std::make_unique<Practice>(m_maker, choice.list.mistakes, m_seed++);
    m_listNumber = choice.listNumber;
    m_exercise = 0;
  }
  FoundPuzzle found{.puzzle = m_practice->next(highestRating, seenTest(), stop)};
  if (found.puzzle) {
    found.number = ++m_exercise;
    found.attempted = m_attempted.contains(keyOf(*found.puzzle));
    m_seen.insert(keyOf(*found.puzzle));
  }
  found.count = static_cast<int>(m_practice->count());
  found.mistakeKinds = m_practice->kinds();
  found.practised = m_practice->topics();
  if (found.puzzle) found.likeness = m_practice->likeness();
  return found;
}

/// Returns the next exercise of a lesson, even if the exercise has been solved before.
FoundPuzzle PuzzleSupply::ofLesson(const TrainingChoice& choice, const std::stop_token& stop) {
  if (!m_lesson || m_listNumber != choice.listNumber) {
    m_lesson = exercisesOf(m_maker, *choice.lesson, m_seed++);
    m_listNumber = choice.listNumber;
    m_nextExercise.reset();
    m_exercise = 0;
  }
  FoundPuzzle found{.puzzle = m_nextExercise ? std::exchange(m_nextExercise, std::nullopt) : m_lesson->next(stop)};
  if (found.puzzle) found.number = ++m_exercise;
  found.count = static_cast<int>(m_lesson->candidates());
  return found;
}

void PuzzleSupply::findNextExercise(const TrainingChoice& choice, double rating, const std::stop_token& stop) {
  const std::lock_guard lock(m_mutex);
  if (stop.stop_requested() || m_listNumber != choice.listNumber) return;
  try {
    if (choice.from == TrainingChoice::From::List && m_practice)
      return m_practice->prepare(ratingsOf(choice.hardness, rating).second, seenTest(), stop);
    if (m_lesson && !m_nextExercise) m_nextExercise = m_lesson->next(stop);
  } catch (const SolutionError&) {
    // next() will report the damage when the user asks for the exercise.
  }
}

/// Returns the index of the requested puzzle in today's set, or of the next unsolved puzzle if none is
/// requested.
std::optional<std::size_t> PuzzleSupply::placeToday(int wanted) const {
  const auto asked = static_cast<std::size_t>(wanted);
  if (wanted > 0 && asked <= m_today.size()) return asked - 1;
  for (std::size_t step = 0; step < m_today.size(); ++step) {
    const std::size_t place = (m_nextToday + step) % m_today.size();
    if (!m_attempted.contains(keyOf(m_today[place]))) return place;
  }
  return std::nullopt;
}

FoundPuzzle PuzzleSupply::ofDay(int wanted, std::chrono::sys_days day, const std::stop_token& stop) {
  if (m_today.empty() || m_day != day) {
    m_today = puzzlesOfTheDay(*m_maker, std::chrono::year_month_day(day), puzzlesADay, stop);
    m_day = day;
    m_nextToday = 0;
  }
  FoundPuzzle found;
  found.count = static_cast<int>(m_today.size());
  for (const Puzzle& each : m_today) found.dayKeys.push_back(keyOf(each));
  const auto place = placeToday(wanted);
  if (!place) return found;
  found.puzzle = m_today[*place];
  found.number = static_cast<int>(*place) + 1;
  found.attempted = m_attempted.contains(found.dayKeys[*place]);
  m_seen.insert(found.dayKeys[*place]);
  m_nextToday = *place + 1;
  return found;
}

void PuzzleSupply::recordAttempt(const std::string& key) {
  const std::lock_guard lock(m_mutex);
  m_attempted.insert(key);
}

/// Returns an attempted puzzle once more. Its stored result changes only if the puzzle is due for repetition.
FoundPuzzle PuzzleSupply::again(const StoredPuzzle& kept, const std::vector<StoredPuzzle>& due) {
  FoundPuzzle found{.puzzle = repeated({kept})};
  if (!found.puzzle) return found;
  const std::string key = keyOf(*found.puzzle);
  const bool comes = std::ranges::find(due, key, &StoredPuzzle::key) != due.end();
  found.attempted = m_attempted.contains(key) && !comes;
  m_seen.insert(key);
  return found;
}

/// Returns the first puzzle that is due for repetition. Skips puzzles that are no longer in the solution.
std::optional<Puzzle> PuzzleSupply::repeated(const std::vector<StoredPuzzle>& due) const {
  for (const StoredPuzzle& kept : due) {
    const auto position = m_maker->parsePosition(kept.position);
    if (!position) continue;
    if (auto puzzle = m_maker->at(*position, kept.kind, kept.n)) return puzzle;
  }
  return std::nullopt;
}

}  // namespace kotai::ui
