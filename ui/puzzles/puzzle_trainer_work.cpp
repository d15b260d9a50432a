// Saves a puzzle in progress between runs, and decides whether an abandoned one counts.

#include "core/library/calendar_day.h"
#include "core/library/library_game.h"
#include "ui/background/background.h"
#include "ui/puzzles/puzzle_trainer.h"
#include "ui/settings/settings.h"

namespace kotai::ui {

using From = TrainingChoice::From;

/// Saves the state in which the solver is to move, after a pending reply.
void PuzzleTrainer::storePuzzle() {
  if (!m_puzzle || !keepsResults()) return;
  PuzzleInWork work;
  const KeptPuzzle kept = keptPuzzle();
  work.position = QString::fromStdString(kept.position);
  work.kind = QString::fromStdString(kept.kind);
  work.n = kept.n;
  std::vector<AnyMove> moves = m_place;
  if (m_defence) moves.push_back(*m_defence);
  for (const std::string& text : textsOf(moves)) work.moves << QString::fromStdString(text);
  if (m_choice.from == From::Day && m_found.number > 0) {
    work.day = calendarDay(today());
    work.number = m_found.number;
  }
  work.hints = m_allHints;
  work.wrongMoves = m_wrongMoves;
  work.seconds = secondsSoFar();
  work.begun = m_begun;
  work.settled = m_recorded;
  work.shown = m_wasShown;
  work.unrated = !m_rates;
  m_settings->setPuzzleInWork(m_variantId, textOf(work));
}

void PuzzleTrainer::dropWork() {
  if (keepsResults()) m_settings->setPuzzleInWork(m_variantId, {});
}

/// Resumes the stored puzzle, otherwise searches for a new one.
void PuzzleTrainer::resume() {
  if (!keepsResults()) return look();
  const auto work = puzzleInWorkOf(m_settings->puzzleInWork(m_variantId));
  if (!work) return look();
  abandon();
  m_stop = {};
  setState(State::Looking);
  runInBackground(
      this,
      [supply = m_supply, work = *work, day = today(), due = m_standing.due, stop = m_stop.get_token()] {
        return resumedPuzzle(*supply, work, day, due, stop);
      },
      [this, token = m_token, work = *work](const ResumedPuzzle& resumed) {
        if (token == m_token) showResumed(work, resumed);
      });
}

void PuzzleTrainer::showResumed(const PuzzleInWork& work, const ResumedPuzzle& resumed) {
  if (!resumed.found.puzzle) return resumed.found.error ? storeFound(resumed.found) : look();
  if (resumed.found.number > 0) m_choice.from = From::Day;
  storeFound(resumed.found);
  m_judge = resumed.judge;
  m_answer = resumed.answer;
  m_state = State::Judging;  // these moves have already been judged
  m_place = resumed.moves;
  setLine(m_place);
  m_allHints = work.hints;
  m_wrongMoves = work.wrongMoves;
  m_secondsBefore = work.seconds;
  m_begun = work.begun;
  m_recorded = m_recorded || work.settled;
  m_wasShown = work.shown;
  m_rates = !work.unrated;
  storePuzzle();
  setState(State::Asked);
}

/// Records the puzzle that the user leaves. A started puzzle counts as a failure. A puzzle without an attempt does not count.
void PuzzleTrainer::settleLeft() {
  if (!m_puzzle || !m_begun || !keepsResults() || std::exchange(m_recorded, true)) return;
  record(PuzzleMark::Failed);
  emit putAside();
}

/// Records the progress of today's set, for pages that show it without loading the set.
void PuzzleTrainer::recordDay() {
  if (m_dayKeys.empty()) return;
  runInBackground(
      this,
      [library = m_library, id = m_variantId, day = today(), keys = m_dayKeys] {
        PuzzleHistory& history = library->puzzleHistory();
        return history.dayKeys(id, day) == keys || history.recordDay(id, day, keys);
      },
      [this](bool) { emit standingChanged(); });
}

}  // namespace kotai::ui
