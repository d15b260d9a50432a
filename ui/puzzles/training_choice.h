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

/// Difficulty of the puzzles.
enum class Hardness { Own, Easy, Medium, Hard, VeryHard };

/// Range of ratings without its upper limit. Own: ratings near \p rating.
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
  std::optional<std::uint32_t> plies;  ///< length of a mate; any length if empty
  Hardness hardness = Hardness::Own;
  NumberedPositions list;
  int listNumber = 0;                   ///< distinguishes lists and lessons
  QString listTitle;                    ///< title of the list where it was chosen
  int dayNumber = 0;                    ///< of the day, from 1: this one, whatever its result; 0: the next open one
  std::optional<KeptPuzzle> kept = {};  ///< this puzzle only
  std::shared_ptr<const Lesson> lesson = {};
};

/// Text for the settings, such as "mate 5 hard" or "mixed own". Finite choices are not stored: lists, the day, repetitions.
QString textOf(const TrainingChoice& choice);
TrainingChoice trainingChoiceOf(const QString& text);  ///< returns the default for unknown texts

}  // namespace kotai::ui
