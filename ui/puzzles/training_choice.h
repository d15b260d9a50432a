// Choice of puzzles to train.
#pragma once

#include <QString>
#include <memory>
#include <optional>
#include <utility>

#include "core/lessons/lesson.h"
#include "core/library/puzzle_results.h"
#include "core/puzzles/puzzle_source.h"

namespace kotai::ui {

enum class Hardness { Own, Easy, Medium, Hard, VeryHard };

/// Returns the range of ratings of a difficulty, without the upper limit. For Own, returns a range near \p
/// rating.
std::pair<double, double> ratingsOf(Hardness hardness, double rating);

struct TrainingChoice {
  enum class From {
    Mixed,  ///< all kinds alternately
    Kind,
    Day,
    Repeats,  ///< failed puzzles that are due
    List,     ///< positions of a list
    Lesson    ///< exercises of a lesson, in their order; no result is stored
  };
  From from = From::Mixed;
  PuzzleKind kind = PuzzleKind::Mate;
  std::optional<std::uint32_t> plies;  ///< length of a win in plies; empty for any length
  Hardness hardness = Hardness::Own;
  NumberedPositions list;
  int listNumber = 0;                     ///< number that identifies a list or lesson
  QString listTitle;                      ///< title of the list from which the training was started
  int dayNumber = 0;                      ///< requested puzzle of the day, from 1; 0 for the next unsolved puzzle
  std::optional<StoredPuzzle> kept = {};  ///< attempted puzzle to open again
  std::shared_ptr<const Lesson> lesson = {};
};

/// Returns the text for the settings, such as "mate 5 hard" or "mixed own". Lists, puzzles of the day and
/// repetitions are temporary choices, which the settings do not store.
QString textOf(const TrainingChoice& choice);
TrainingChoice trainingChoiceOf(const QString& text);  ///< parses the text; returns the default for unknown texts

}  // namespace kotai::ui
