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

/// Returns the range of ratings, without its upper limit. Own: ratings near \p rating.
std::pair<double, double> ratingsOf(Hardness hardness, double rating);

struct TrainingChoice {
  enum class From {
    Mixed,    ///< the kinds alternate
    Kind,     ///< a single kind
    Day,      ///< the puzzles of the day
    Repeats,  ///< failed puzzles that are due
    List,     ///< positions of a list
    Lesson    ///< exercises of a lesson, in their order; no result is stored
  };
  From from = From::Mixed;
  PuzzleKind kind = PuzzleKind::Mate;
  std::optional<std::uint32_t> plies;  ///< length of a mate in plies; any length if empty
  Hardness hardness = Hardness::Own;
  NumberedPositions list;
  int listNumber = 0;                     ///< number that distinguishes lists and lessons
  QString listTitle;                      ///< title of the list from which the training was started
  int dayNumber = 0;                      ///< number of the requested puzzle of the day, from 1; 0: the next open puzzle
  std::optional<StoredPuzzle> kept = {};  ///< attempted puzzle that is opened alone
  std::shared_ptr<const Lesson> lesson = {};
};

/// Returns the text for the settings, such as "mate 5 hard" or "mixed own". Temporary choices are not stored: lists, the day,
/// repetitions.
QString textOf(const TrainingChoice& choice);
TrainingChoice trainingChoiceOf(const QString& text);  ///< returns the default for unknown texts

}  // namespace kotai::ui
