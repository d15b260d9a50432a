// Choice of puzzles to train.
#pragma once

#include <QString>
#include <optional>
#include <utility>

#include "core/library/puzzle_results.h"
#include "core/puzzles/puzzle_source.h"

namespace kotai::ui {

/// How hard the puzzles are to be.
enum class Hardness { Own, Easy, Medium, Hard, VeryHard };

/// Puzzles of these ratings; the upper one does not belong to them. Own: around \p rating.
std::pair<double, double> ratingsOf(Hardness hardness, double rating);

struct TrainingChoice {
  enum class From {
    Mixed,    ///< the kinds take turns
    Kind,     ///< one of them
    Day,      ///< the puzzles of the day
    Repeats,  ///< what was failed and whose day has come
    List      ///< positions of a list
  };
  From from = From::Mixed;
  PuzzleKind kind = PuzzleKind::Mate;
  std::optional<std::uint32_t> plies;  ///< of a mate; none: any
  Hardness hardness = Hardness::Own;
  NumberedPositions list;
  int listNumber = 0;                   ///< tells one list from another
  QString listTitle;                    ///< as it is called where it was chosen
  int dayNumber = 0;                    ///< of the day, from 1: that one, whatever became of it; 0: the next that is open
  std::optional<KeptPuzzle> kept = {};  ///< this one, whatever else is trained
};

/// For the settings: "mate 5 hard", "mixed own". Choices with an end are not kept: lists, the day, what is to be repeated.
QString textOf(const TrainingChoice& choice);
TrainingChoice trainingChoiceOf(const QString& text);  ///< the usual one for what it does not know

}  // namespace kotai::ui
