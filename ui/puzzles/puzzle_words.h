// Texts for puzzles: tasks and results.
#pragma once

#include <chrono>

#include "ui/puzzles/puzzle_trainer.h"
#include "ui/state/state_dock.h"
#include "ui/welcome/variant_states.h"

namespace kotai::ui {

/// Returns the number of the winner's own moves in a win of \p plies plies. The opponent may make the last ply
/// of a win, as in some games.
int ownMoves(std::uint32_t plies);
QString puzzleKindName(PuzzleKind kind);         ///< such as "Win in n own moves", for menus
QString puzzleKindName(const std::string& id);   ///< returns the name of a kind; the id if the kind is unknown
QString puzzleKindExplanation(PuzzleKind kind);  ///< explains a kind of puzzle in one sentence
QString puzzleTitle(const Puzzle& puzzle);       ///< such as "Win in 3 own moves"
QString puzzleTitle(const StoredPuzzle& kept);
QString puzzleTask(const Variant& variant, const Puzzle& puzzle);  ///< such as "You are the first player. ..."
QString hardnessName(Hardness hardness);                           ///< such as "Around my rating"
/// Describes the effect of a wrong move.
QString wrongMoveText(const Puzzle& puzzle, const PuzzleAnswer& answer);
/// Returns the name of the list to which the shown puzzle belongs. A practice also contains puzzles that are only similar to the
/// mistakes. Empty outside of lists.
QString listName(const PuzzleTrainer& trainer);
/// Returns the names of the main kinds of mistakes that are practised, such as "lion walks into check". May be empty.
QString practisedKinds(const FoundPuzzle& found);
/// Returns a string such as "Rating 1,214 (+14). 3 in a row. This puzzle comes back on 11/25/26."
QString resultText(const PuzzleTrainer& trainer);
QString ratingText(double rating);  ///< such as "1,540"
QString ratingHint();               ///< explains the user's rating
/// Returns a string such as "This puzzle comes back tomorrow." or "This puzzle comes back on 11/25/26."
QString nextReviewText(std::chrono::sys_days day, std::chrono::sys_days today);
QString fateText(PuzzleFate fate);  ///< such as "solved with mistakes"
/// Returns signs such as "✗✓✓◐·" for a mistake, two puzzles solved at the first attempt, a hint, and an open
/// puzzle.
QString fateSigns(const std::vector<PuzzleFate>& fates);
QString standingText(const PuzzleStanding& standing);  ///< such as "6 solved in a row · rating 1,540"
QString solveCostText(const VariantFacts& facts);      ///< returns the cost of a solve, or why a solve is impossible
/// Shows why there are no puzzles of the variant named \p name. \p failure is the trainer's failure(). \p
/// estimate is the cost of a solve.
void showMissingPuzzles(EmptyState& empty, SolutionWork work, const QString& failure, const QString& name,
                        const QString& estimate = {});

}  // namespace kotai::ui
