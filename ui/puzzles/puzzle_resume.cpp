#include "ui/puzzles/puzzle_resume.h"

#include <algorithm>

#include "core/library/calendar_day.h"
#include "core/library/library_game.h"

namespace kotai::ui {

namespace {

FoundPuzzle foundAgain(PuzzleSupply& supply, const PuzzleInWork& work, std::chrono::sys_days today,
                       const std::vector<KeptPuzzle>& due, const std::stop_token& stop) {
  const PuzzleMaker& maker = *supply.maker();
  const auto position = maker.parsePosition(work.position.toStdString());
  if (!position) return {};
  TrainingChoice choice;
  if (work.day.isValid() && dayOf(work.day) == today) {
    choice.from = TrainingChoice::From::Day;
    choice.dayNumber = work.number;
    FoundPuzzle found = supply.next(choice, 0, today, due, stop);
    if (found.puzzle && found.puzzle->position == *position) return found;
  }
  choice.from = TrainingChoice::From::Mixed;
  choice.kept = KeptPuzzle{maker.variantId(), positionKey(maker.canonical(*position)), work.position.toStdString(),
                           work.kind.toStdString(), work.n};
  return supply.next(choice, 0, today, due, stop);
}

/// Plays the stored moves as long as they are still correct. If the solution has changed, none may be correct.
void playMoves(ResumedPuzzle& resumed, const QStringList& texts) {
  for (qsizetype i = 0; i + 1 < texts.size() && !resumed.judge->isSolved(); i += 2) {
    const std::vector<MoveValue> right = resumed.judge->rightMoves();
    const auto move = std::ranges::find(right, texts[i].toStdString(), &MoveValue::text);
    if (move == right.end()) return;
    PuzzleAnswer answer = resumed.judge->answer(move->move);
    if (!answer.defence) return;
    resumed.moves.push_back(move->move);
    resumed.moves.push_back(answer.defence->move);
    resumed.answer = std::move(answer);
  }
}

}  // namespace

ResumedPuzzle resumedPuzzle(PuzzleSupply& supply, const PuzzleInWork& work, std::chrono::sys_days today,
                            const std::vector<KeptPuzzle>& due, const std::stop_token& stop) {
  ResumedPuzzle resumed;
  resumed.found = foundAgain(supply, work, today, due, stop);
  if (!resumed.found.puzzle) return resumed;
  try {
    resumed.judge = supply.maker()->judge(*resumed.found.puzzle);
    playMoves(resumed, work.moves);
    if (resumed.judge->isSolved()) resumed.found.puzzle.reset();
  } catch (const SolutionError& error) {
    resumed.found = {.error = error};
  }
  return resumed;
}

}  // namespace kotai::ui
