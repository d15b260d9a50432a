#include "ui/puzzles/puzzle_try.h"

#include "ui/strings/strings.h"

namespace kotai::ui {

bool PuzzleTry::wrongOnBoard() const {
  return isWrong() && wrong && onBoard.size() == place.size() + 1 && onBoard.back() == *wrong;
}

std::vector<AnyMove> PuzzleTry::wrongLine() const {
  const bool spokenOf = state == State::Wrong || wrongOnBoard();
  if (!isWrong() || !spokenOf || !wrong) return {};
  std::vector<AnyMove> moves = place;
  moves.push_back(*wrong);
  return moves;
}

QString PuzzleTry::failure() const { return found.error ? errorText(*found.error) : QString(); }

}  // namespace kotai::ui
