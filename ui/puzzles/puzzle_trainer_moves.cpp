// What the solver does with a puzzle on the board: moves, hints, the solution, why a move was wrong.
#include <algorithm>

#include "ui/jobs/background.h"
#include "ui/puzzles/puzzle_trainer.h"
#include "ui/settings/settings.h"

namespace kotai::ui {

namespace {

constexpr std::size_t refutationShown = 8;  ///< plies
constexpr int leastPauseMs = 250;
constexpr int readPauseMs = 1000;  ///< between moves that are only looked at

/// What the judge says, or why it could not read the solution.
struct Judged {
  std::optional<PuzzleAnswer> answer;
  std::optional<SolutionError> error;
};

Judged judged(PuzzleJudge& judge, AnyMove move) {
  try {
    return {judge.answer(move), {}};
  } catch (const SolutionError& error) {
    return {{}, error};
  }
}

}  // namespace

/// Long enough to see a move before the next one follows.
int PuzzleTrainer::pauseMs() const {
  const bool looksOn = m_state == State::Shown || m_state == State::Refuted;
  return std::max(looksOn ? readPauseMs : leastPauseMs, m_settings->animationMs() * 2);
}

void PuzzleTrainer::followMove(int node) {
  if (!canMove() || m_document.tree().node(node).parent != m_place) return;
  const AnyMove move = m_document.tree().node(node).move;
  setState(State::Judging);
  const quint64 token = m_token;
  runInBackground(
      this, [judge = m_judge, move] { return judged(*judge, move); },
      [this, token, node](const Judged& result) {
        if (token != m_token) return;
        if (result.answer) return takeAnswer(*result.answer, node);
        takeError(*result.error);
      });
}

void PuzzleTrainer::takeAnswer(const PuzzleAnswer& answer, int node) {
  m_answer = answer;
  m_hints = 0;
  if (answer.verdict == AnswerVerdict::Wrong) {
    m_wrong = node;
    ++m_wrongMoves;
    finish(PuzzleMark::Failed);
    // The move is seen for a moment before it is taken back.
    QTimer::singleShot(pauseMs(), this, [this, token = m_token] {
      if (token != m_token || m_state != State::Judging) return;
      m_document.goTo(m_place);
      setState(State::Wrong);
    });
    return;
  }
  m_place = node;
  if (answer.defence) return playOut({answer.defence->move});
  finish(markNow());
  setState(State::Solved);
}

void PuzzleTrainer::playOut(std::vector<AnyMove> moves) {
  m_toPlay = std::move(moves);
  m_step.start(pauseMs());
}

/// The next of the moves that are shown: the defender's answer, the solution, a refutation.
void PuzzleTrainer::playNext() {
  if (m_toPlay.empty()) return;
  m_document.playAnswer(m_toPlay.front());
  m_toPlay.erase(m_toPlay.begin());
  if (!m_toPlay.empty()) m_step.start(pauseMs());
  if (m_state != State::Judging) return;
  m_place = m_document.currentNode();
  if (!m_answer->solved) return setState(State::Asked);
  finish(markNow());
  setState(State::Solved);
}

std::optional<AnyMove> PuzzleTrainer::hintedMove() const { return canMove() && m_hints > 0 ? m_judge->hint() : std::nullopt; }

void PuzzleTrainer::hint() {
  if (!canMove()) return;
  ++m_allHints;
  m_hints = std::min(m_hints + 1, 2);
  emit hinted();
  emit changed();
}

void PuzzleTrainer::showSolution() {
  if (!canMove() && m_state != State::Refuted) return;
  finish(PuzzleMark::Failed);
  m_wasShown = true;
  m_document.goTo(m_place);
  const auto& solution = m_puzzle->solution;
  setState(State::Shown);
  playOut({solution.begin() + static_cast<std::ptrdiff_t>(m_judge->pliesMade()), solution.end()});
}

void PuzzleTrainer::showWhy() {
  if (m_state != State::Wrong) return;
  setState(State::Refuted);
  m_document.goTo(m_wrong);
  std::vector<AnyMove> moves;
  for (const MoveValue& each : m_answer->refutation.moves)
    if (moves.size() < refutationShown) moves.push_back(each.move);
  playOut(std::move(moves));
}

void PuzzleTrainer::tryAgain() {
  if (m_state != State::Wrong && m_state != State::Refuted) return;
  m_step.stop();
  m_toPlay.clear();
  m_answer.reset();
  m_document.goTo(m_place);
  setState(State::Asked);
}

void PuzzleTrainer::retry() {
  if (!m_puzzle || m_state == State::Judging) return;
  abandon();
  begin();
}

}  // namespace kotai::ui
