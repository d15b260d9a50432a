// Actions of the user in a puzzle: moves, hints, solution, refutations.
#include <algorithm>
#include <utility>

#include "ui/background/background.h"
#include "ui/puzzles/puzzle_board.h"
#include "ui/puzzles/puzzle_words.h"
#include "ui/settings/settings.h"

namespace kotai::ui {

constexpr std::size_t refutationShown = 8;  ///< maximum number of shown plies of a refutation
constexpr int minPauseMs = 250;
constexpr int readPauseMs = 1000;  ///< delay between automatically played moves, in milliseconds

/// Result of judging a move, or the reason why the solution could not be read.
struct Judged {
  std::optional<PuzzleAnswer> answer;
  std::optional<SolutionError> error;
};

static Judged judged(PuzzleJudge& judge, AnyMove move) {
  try {
    return {judge.answer(move), {}};
  } catch (const SolutionError& error) {
    return {{}, error};
  }
}

static std::vector<AnyMove> withMove(std::vector<AnyMove> line, AnyMove move) {
  line.push_back(move);
  return line;
}

/// Returns the time for which a move stays visible before the next move, in milliseconds.
int PuzzleTrainer::pauseMs() const {
  const bool isViewing = m_state == State::Shown || m_state == State::Refuted;
  return std::max(isViewing ? readPauseMs : minPauseMs, m_settings->animationMs() * 2);
}

void PuzzleTrainer::setLine(std::vector<AnyMove> line) {
  m_onBoard = std::move(line);
  m_board->showLine(m_onBoard);
  emit lineChanged();
}

void PuzzleTrainer::play(const AnyMove& move) {
  if (!canMove()) return;
  setLine(withMove(m_place, move));
  if (isWrong()) m_answer.reset();  // the old verdict does not apply to the new move
  m_begun = true;
  storePuzzle();
  setState(State::Judging);
  const quint64 token = m_token;
  runInBackground(
      this, [judge = m_judge, move] { return judged(*judge, move); },
      [this, token](const Judged& result) {
        if (token != m_token) return;
        if (result.answer) return storeAnswer(*result.answer);
        setPuzzleError(*result.error);
      });
}

void PuzzleTrainer::storeAnswer(const PuzzleAnswer& answer) {
  m_answer = answer;
  m_hints = 0;
  m_reasons.clear();
  ++m_reasonsAsked;
  if (answer.verdict == AnswerVerdict::Wrong) {
    m_wrong = answer.move.move;
    ++m_wrongMoves;
    finish(PuzzleMark::Failed);
    findReasons({m_onBoard});
    emit changed();
    // The move stays visible for a moment before it is taken back.
    QTimer::singleShot(pauseMs(), this, [this, token = m_token] {
      if (token != m_token || m_state != State::Judging) return;
      setLine(m_place);
      setState(State::Wrong);
    });
    return;
  }
  m_place = m_onBoard;
  m_wrong.reset();
  if (!answer.defence || m_supply->maker()->isOver(*m_puzzle, m_place)) return solve();
  m_defence = answer.defence->move;
  storePuzzle();
  m_step.start(pauseMs());
}

/// Plays the opponent's reply, or the next of the shown moves.
void PuzzleTrainer::playNext() {
  if (isShowing()) {
    showPlies(shownAt() + 1);
    if (shownAt() < shownPlies()) m_step.start(pauseMs());
    return;
  }
  if (!m_defence) return;
  m_place.push_back(*std::exchange(m_defence, std::nullopt));
  setLine(m_place);
  if (m_answer->solved) return solve();
  storePuzzle();
  setState(State::Asked);
}

void PuzzleTrainer::solve() {
  m_line = m_place;
  finish(m_allHints > 0 ? PuzzleMark::WithHint : PuzzleMark::Solved);
  dropWork();
  findReasons(linesToExplain(m_place));  // other right moves may have other reasons than those of the solution
  setState(State::Solved);
}

/// Returns the lines up to the moves of the user that explain a solved puzzle: the last move, and in a forced win the one before.
std::vector<std::vector<AnyMove>> PuzzleTrainer::linesToExplain(const std::vector<AnyMove>& solved) const {
  const std::size_t last = solved.size() - (solved.size() % 2 == 0 ? 1 : 0);  // without a reply at the end
  const auto upTo = [&solved](std::size_t length) {
    return std::vector(solved.begin(), solved.begin() + static_cast<std::ptrdiff_t>(length));
  };
  if (m_puzzle->kind != PuzzleKind::Mate || last < 3) return {upTo(last)};
  return {upTo(last - 2), upTo(last)};
}

/// Explains the last move of each line.
void PuzzleTrainer::findReasons(std::vector<std::vector<AnyMove>> lines) {
  m_reasons.clear();
  using Reasons = std::vector<std::vector<Fact>>;
  const auto work = [maker = m_supply->maker(), puzzle = *m_puzzle, lines = std::move(lines)]() -> Reasons {
    try {
      Reasons found;
      for (const auto& line : lines) found.push_back(maker->explain(puzzle, line));
      return found;
    } catch (const SolutionError&) {
      return {};  // the code that judges moves reports the damage
    }
  };
  runInBackground(this, work, [this, token = m_token, asked = ++m_reasonsAsked](const Reasons& facts) {
    if (token != m_token || asked != m_reasonsAsked) return;
    m_reasons = facts;
    emit changed();
  });
}

std::vector<std::string> PuzzleTrainer::textsOf(const std::vector<AnyMove>& line) const {
  return m_supply->maker()->moveTexts(*m_puzzle, line);
}

/// Plays the moves of a line from the current position until the winner is certain.
void PuzzleTrainer::showLine(State state, std::vector<AnyMove> line) {
  m_line = m_onBoard;
  for (std::size_t next = m_line.size(); next < line.size() && !m_supply->maker()->isOver(*m_puzzle, m_line); ++next)
    m_line.push_back(line[next]);
  setState(state);
  if (shownAt() < shownPlies()) m_step.start(pauseMs());
}

bool PuzzleTrainer::wrongOnBoard() const {
  return isWrong() && m_wrong && m_onBoard.size() == m_place.size() + 1 && m_onBoard.back() == *m_wrong;
}

std::vector<AnyMove> PuzzleTrainer::wrongLine() const {
  const bool spokenOf = m_state == State::Wrong || wrongOnBoard();
  return isWrong() && spokenOf && m_wrong ? withMove(m_place, *m_wrong) : std::vector<AnyMove>{};
}

void PuzzleTrainer::showPly(int plies) {
  if (!isShowing()) return;
  m_step.stop();
  showPlies(std::clamp(plies, 0, shownPlies()));
}

void PuzzleTrainer::showPlies(int plies) { setLine({m_line.begin(), m_line.begin() + plies}); }

std::optional<AnyMove> PuzzleTrainer::hintedMove() const { return canMove() && m_hints > 0 ? m_judge->hint() : std::nullopt; }

std::optional<int> PuzzleTrainer::remainingMoves() const {
  if (!canMove() || m_puzzle->solution.size() < 2) return std::nullopt;
  return ownMoves(static_cast<std::uint32_t>(m_puzzle->solution.size() - m_judge->pliesMade()));
}

void PuzzleTrainer::hint() {
  if (!canMove()) return;
  ++m_allHints;
  m_begun = true;
  storePuzzle();
  m_hints = std::min(m_hints + 1, 2);
  emit hinted();
  emit changed();
}

void PuzzleTrainer::showSolution() {
  if (!canMove() && m_state != State::Refuted) return;
  finish(PuzzleMark::Failed);
  m_wasShown = true;
  dropWork();
  setLine(m_place);
  const auto& solution = m_puzzle->solution;
  std::vector<AnyMove> line = m_place;
  line.insert(line.end(), solution.begin() + static_cast<std::ptrdiff_t>(m_judge->pliesMade()), solution.end());
  findReasons(linesToExplain(line));
  showLine(State::Shown, std::move(line));
}

void PuzzleTrainer::showReason() {
  if (m_state != State::Wrong) return;
  std::vector<AnyMove> line = withMove(m_place, *m_wrong);
  setLine(line);
  const auto& answer = m_answer->refutation.moves;
  for (std::size_t i = 0; i < std::min(answer.size(), refutationShown); ++i) line.push_back(answer[i].move);
  showLine(State::Refuted, std::move(line));
}

void PuzzleTrainer::tryAgain() {
  if (m_state != State::Wrong && m_state != State::Refuted) return;
  m_step.stop();
  m_answer.reset();
  setLine(m_place);
  setState(State::Asked);
}

void PuzzleTrainer::retry() {
  if (!m_puzzle || m_state == State::Judging) return;
  abandon();
  begin();
}

}  // namespace kotai::ui
