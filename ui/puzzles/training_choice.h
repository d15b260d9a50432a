// Choice of puzzles to train.
#pragma once

#include <QString>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "core/lessons/lesson.h"
#include "core/library/puzzle_results.h"
#include "core/puzzles/practice.h"

namespace kotai::ui {

enum class Hardness { Own, Easy, Medium, Hard, VeryHard };

/// Returns the range of ratings of a difficulty, without the upper limit. For Own, returns a range near \p
/// rating.
std::pair<double, double> ratingsOf(Hardness hardness, double rating);

/// Positions of a list, or mistakes to practise.
struct TrainedList {
  NumberedPositions positions = {};
  std::vector<MadeMistake> mistakes = {};  ///< not empty: practises these mistakes, and similar positions
};

/// Number of puzzles of a training.
struct TrainingResults {
  int tried = 0;
  int solved = 0;  ///< number of puzzles solved on the first try without a hint
};

struct TrainingChoice {
  enum class From {
    Mixed,  ///< all kinds alternately
    Kind,
    Day,
    Repeats,  ///< failed puzzles that are due
    List,     ///< positions of a list, or mistakes to practise
    Lesson    ///< exercises of a lesson, in their order; no result is stored
  };
  From from = From::Mixed;
  PuzzleKind kind = PuzzleKind::Mate;
  std::optional<std::uint32_t> plies;  ///< length of a win in plies; empty for any length
  Hardness hardness = Hardness::Own;
  TrainedList list;
  int listNumber = 0;                     ///< number that identifies a list, a practice or a lesson
  QString listTitle;                      ///< title of the list from which the training was started
  int dayNumber = 0;                      ///< requested puzzle of the day, from 1; 0 for the next unsolved puzzle
  std::optional<StoredPuzzle> kept = {};  ///< attempted puzzle to open again
  std::shared_ptr<const Lesson> lesson = {};
  TrainingResults results = {};  ///< results since the training was chosen
};

inline bool isPractice(const TrainingChoice& choice) {
  return choice.from == TrainingChoice::From::List && !choice.list.mistakes.empty();
}

inline bool savesResults(const TrainingChoice& choice) { return choice.from != TrainingChoice::From::Lesson; }

/// Returns the text for the settings, such as "mate 5 hard" or "mixed own". Lists, puzzles of the day and
/// repetitions are temporary choices, which the settings do not store.
QString textOf(const TrainingChoice& choice);
TrainingChoice trainingChoiceOf(const QString& text);  ///< parses the text; returns the default for unknown texts

}  // namespace kotai::ui
