// Finds new puzzles of one variant with a given kind and difficulty, in a worker.
#pragma once

#include <chrono>
#include <map>
#include <mutex>
#include <set>
#include <stop_token>
#include <string>
#include <vector>

#include "core/puzzles/practice.h"
#include "ui/puzzles/training_choice.h"

namespace kotai::ui {

/// Source of puzzles, with the puzzles that have been found but not shown, and with the shown puzzles.
struct PuzzleStream {
  std::unique_ptr<PuzzleSource> source;
  std::vector<Puzzle> spare;
  std::vector<Puzzle> given;  ///< shown puzzles; unattempted ones return when no others are left
  bool dry = false;
  bool isList = false;      ///< whether the user chose the positions, so that no puzzle is too hard
  bool namesSides = false;  ///< whether the list names the side to ask (NumberedPositions::asked)
};

struct FoundPuzzle {
  std::optional<Puzzle> puzzle = {};                ///< puzzle; empty if there are no more, or if the search was stopped
  std::optional<SolutionError> error = {};          ///< error if the solution could not be read
  int number = 0;                                   ///< index of the puzzle in the day or the lesson, from 1
  int count = 0;                                    ///< number of puzzles of the day or the lesson; 0 if they are not counted
  bool attempted = false;                           ///< whether the puzzle already has a result
  std::vector<std::string> practised = {};          ///< main kinds of the practised mistakes (Practice::topics)
  std::vector<std::string> mistakeKinds = {};       ///< kinds of the practised mistakes, the most important first
  std::optional<Practice::Likeness> likeness = {};  ///< what a similar puzzle shares with a practised mistake
  std::vector<std::string> dayKeys = {};            ///< keys of all puzzles of the day, if a puzzle of the day was requested
};

/// Supply of puzzles of one variant. Thread-safe; concurrent calls run one after another.
class PuzzleSupply {
 public:
  static constexpr std::size_t puzzlesADay = 5;

  PuzzleSupply(PuzzleMakerPtr maker, std::set<std::string> seen, std::uint64_t seed);

  const PuzzleMakerPtr& maker() const { return m_maker; }
  /// Returns the next puzzle. \p due contains the puzzles that are due for repetition, in this order.
  FoundPuzzle next(const TrainingChoice& choice, double rating, std::chrono::sys_days day, const std::vector<StoredPuzzle>& due,
                   const std::stop_token& stop);
  /// Finds the next exercise of a lesson or a practice before it is requested. The exercises of a large game take seconds to
  /// find.
  void findNextExercise(const TrainingChoice& choice, double rating, const std::stop_token& stop);
  void recordAttempt(const std::string& key);  ///< records an attempt at a puzzle of the day

 private:
  using Ratings = std::pair<double, double>;

  std::optional<Puzzle> pick(PuzzleStream& stream, const Ratings& wanted, const std::stop_token& stop);
  std::optional<Puzzle> ofKind(PuzzleKind kind, const TrainingChoice& choice, const Ratings& wanted, const std::stop_token& stop);
  std::optional<Puzzle> mixed(const TrainingChoice& choice, const Ratings& wanted, const std::stop_token& stop);
  FoundPuzzle ofLesson(const TrainingChoice& choice, const std::stop_token& stop);
  FoundPuzzle ofPractice(const TrainingChoice& choice, double highestRating, const std::stop_token& stop);
  std::optional<Puzzle> ofList(const TrainingChoice& choice, const Ratings& wanted, const std::stop_token& stop);
  FoundPuzzle ofDay(int wanted, std::chrono::sys_days day, const std::stop_token& stop);
  std::optional<std::size_t> placeToday(int wanted) const;
  std::optional<Puzzle> repeated(const std::vector<StoredPuzzle>& due) const;
  FoundPuzzle again(const StoredPuzzle& kept, const std::vector<StoredPuzzle>& due);
  std::optional<Puzzle> skippedPuzzle(PuzzleStream& stream) const;
  PuzzleStream& streamOf(PuzzleKind kind, const TrainingChoice& choice);
  FoundPuzzle find(const TrainingChoice& choice, const Ratings& wanted, std::chrono::sys_days day,
                   const std::vector<StoredPuzzle>& due, const std::stop_token& stop);
  std::string keyOf(const Puzzle& puzzle) const;
  std::string seenKeyOf(const PuzzleStream& stream, const Puzzle& puzzle) const;
  /// Returns a test whether a puzzle was shown or attempted.
  Practice::IsSeen seenTest() const {
    return [this](const Puzzle& puzzle) { return m_seen.contains(keyOf(puzzle)); };
  }
  bool isSeen(const PuzzleStream& stream, const Puzzle& puzzle) const;
  std::optional<Puzzle> take(PuzzleStream& stream, std::size_t index);

  const PuzzleMakerPtr m_maker;
  std::mutex m_mutex;  // protects the members below
  std::set<std::string> m_attempted;
  std::set<std::string> m_seen;  ///< keys of puzzles that were shown or attempted
  std::string m_shown;           ///< key of the puzzle that was shown last; empty if there was none
  std::uint64_t m_seed;
  std::map<std::pair<PuzzleKind, std::optional<std::uint32_t>>, PuzzleStream> m_streams;
  std::size_t m_turn = 0;  ///< index of the next kind when kinds alternate
  int m_listNumber = 0;
  std::optional<PuzzleStream> m_list;
  std::unique_ptr<Practice> m_practice;
  std::unique_ptr<PuzzleSource> m_lesson;
  std::optional<Puzzle> m_nextExercise;  ///< found by findNextExercise(); not yet shown
  int m_exercise = 0;                    ///< number of the last exercise of the lesson or the practice, from 1
  std::chrono::sys_days m_day{};
  std::vector<Puzzle> m_today;
  std::size_t m_nextToday = 0;  ///< index in m_today after the puzzle shown last
};

}  // namespace kotai::ui
