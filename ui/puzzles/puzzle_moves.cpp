#include "ui/puzzles/puzzle_moves.h"

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

/// Returns the lines up to the moves of the user that explain a solved puzzle: the last move, and in a forced win the one before.
static std::vector<std::vector<AnyMove>> linesToExplain(PuzzleKind kind, const std::vector<AnyMove>& solved) {
  const std::size_t last = solved.size() - (solved.size() % 2 == 0 ? 1 : 0);  // without a reply at the end
  const auto upTo = [&solved](std::size_t length) {
    return std::vector(solved.begin(), solved.begin() + static_cast<std::ptrdiff_t>(length));
  };
  if (kind != PuzzleKind::Mate || last < 3) return {upTo(last)};
  return {upTo(last - 2), upTo(last)};
}

PuzzleMoves::PuzzleMoves(PuzzleTry* current, const Settings* settings, QObject* parent)
    : QObject(parent), m_current(current), m_settings(settings) {
  m_step.setSingleShot(true);
  connect(&m_step, &QTimer::timeout, this, &PuzzleMoves::playNext);
}

void PuzzleMoves::begin(PuzzleBoard* board, const PuzzleMakerPtr& maker) {
  stop();
  m_board = board;
  m_maker = maker;
  m_judge = maker->judge(*m_current->found.puzzle);
  m_current->reasons.clear();
  m_current->answer.reset();
  m_current->hints = 0;
  m_current->line.clear();
  m_current->place.clear();
  m_current->wrong.reset();
  m_current->since.start();
  setLine({});
  m_current->state = State::Asked;
  emit advanced();
  emit changed();
}

void PuzzleMoves::resume(const ResumedPuzzle& resumed) {
  m_judge = resumed.judge;
  m_current->answer = resumed.answer;
  m_current->state = State::Judging;  // the stored moves have already been judged
  m_current->place = resumed.moves;
  setLine(resumed.moves);
  emit advanced();
  setState(State::Asked);
}

void PuzzleMoves::stop() {
  ++m_token;
  m_step.stop();
  m_current->defence.reset();
}

void PuzzleMoves::setState(State state) {
  m_current->state = state;
  emit changed();
}

/// Returns the time for which a move stays visible before the next move, in milliseconds.
int PuzzleMoves::pauseMs() const {
  const bool isViewing = m_current->state == State::Shown || m_current->state == State::Refuted;
  return std::max(isViewing ? readPauseMs : minPauseMs, m_settings->animationMs() * 2);
}

void PuzzleMoves::setLine(std::vector<AnyMove> line) {
  m_current->onBoard = std::move(line);
  m_board->showLine(m_current->onBoard);
  emit lineChanged();
}

void PuzzleMoves::play(const AnyMove& move) {
  if (!m_current->canMove()) return;
  setLine(withMove(m_current->place, move));
  if (m_current->isWrong()) m_current->answer.reset();  // the old verdict does not apply to the new move
  m_current->begun = true;
  emit advanced();
  setState(State::Judging);
  const quint64 token = m_token;
  runInBackground(
      this, [judge = m_judge, move] { return judged(*judge, move); },
      [this, token](const Judged& result) {
        if (token != m_token) return;
        if (result.answer) return storeAnswer(*result.answer);
        emit failed(*result.error);
      });
}

void PuzzleMoves::storeAnswer(const PuzzleAnswer& answer) {
  m_current->answer = answer;
  m_current->hints = 0;
  m_current->reasons.clear();
  ++m_reasonsAsked;
  if (answer.verdict == AnswerVerdict::Wrong) {
    m_current->wrong = answer.move.move;
    ++m_current->wrongMoves;
    emit finished(PuzzleMark::Failed);
    findReasons({m_current->onBoard});
    emit changed();
    // The move stays visible for a moment before it is taken back.
    QTimer::singleShot(pauseMs(), this, [this, token = m_token] {
      if (token != m_token || m_current->state != State::Judging) return;
      setLine(m_current->place);
      setState(State::Wrong);
    });
    return;
  }
  m_current->place = m_current->onBoard;
  m_current->wrong.reset();
  if (!answer.defence || m_maker->isOver(*m_current->found.puzzle, m_current->place)) return solve();
  m_current->defence = answer.defence->move;
  emit advanced();
  m_step.start(pauseMs());
}

/// Plays the opponent's reply, or the next of the shown moves.
void PuzzleMoves::playNext() {
  if (m_current->isShowing()) {
    showPlies(m_current->shownAt() + 1);
    if (m_current->shownAt() < m_current->shownPlies()) m_step.start(pauseMs());
    return;
  }
  if (!m_current->defence) return;
  m_current->place.push_back(*std::exchange(m_current->defence, std::nullopt));
  setLine(m_current->place);
  if (m_current->answer->solved) return solve();
  emit advanced();
  setState(State::Asked);
}

void PuzzleMoves::solve() {
  m_current->line = m_current->place;
  m_current->state = State::Solved;
  emit finished(m_current->allHints > 0 ? PuzzleMark::WithHint : PuzzleMark::Solved);
  // Other right moves may have other reasons than those of the solution.
  findReasons(linesToExplain(m_current->found.puzzle->kind, m_current->place));
  emit changed();
}

/// Explains the last move of each line.
void PuzzleMoves::findReasons(std::vector<std::vector<AnyMove>> lines) {
  m_current->reasons.clear();
  using Reasons = std::vector<std::vector<Fact>>;
  const auto work = [maker = m_maker, puzzle = *m_current->found.puzzle, lines = std::move(lines)]() -> Reasons {
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
    m_current->reasons = facts;
    emit changed();
  });
}

QStringList PuzzleMoves::shownTexts() const {
  QStringList texts;
  for (const std::string& text : m_maker->moveTexts(*m_current->found.puzzle, m_current->line))
    texts << QString::fromStdString(text);
  return texts;
}

/// Plays the moves of a line from the position after \p start until the winner is certain.
void PuzzleMoves::showLine(State state, std::vector<AnyMove> start, const std::vector<AnyMove>& rest) {
  setLine(std::move(start));
  m_current->line = m_current->onBoard;
  for (auto next = rest.begin(); next != rest.end() && !m_maker->isOver(*m_current->found.puzzle, m_current->line); ++next)
    m_current->line.push_back(*next);
  setState(state);
  if (m_current->shownAt() < m_current->shownPlies()) m_step.start(pauseMs());
}

void PuzzleMoves::showPly(int plies) {
  if (!m_current->isShowing()) return;
  m_step.stop();
  showPlies(std::clamp(plies, 0, m_current->shownPlies()));
}

void PuzzleMoves::showPlies(int plies) { setLine({m_current->line.begin(), m_current->line.begin() + plies}); }

std::optional<AnyMove> PuzzleMoves::hintedMove() const {
  return m_current->canMove() && m_current->hints > 0 ? m_judge->hint() : std::nullopt;
}

std::optional<int> PuzzleMoves::remainingMoves() const {
  if (!m_current->canMove() || m_current->found.puzzle->solution.size() < 2) return std::nullopt;
  return ownMoves(static_cast<std::uint32_t>(m_current->found.puzzle->solution.size() - m_judge->pliesMade()));
}

void PuzzleMoves::hint() {
  if (!m_current->canMove()) return;
  ++m_current->allHints;
  m_current->begun = true;
  emit advanced();
  m_current->hints = std::min(m_current->hints + 1, 2);
  emit hinted();
  emit changed();
}

void PuzzleMoves::showSolution() {
  if (!m_current->canMove() && m_current->state != State::Refuted) return;
  m_current->wasShown = true;
  emit finished(PuzzleMark::Failed);
  const auto& solution = m_current->found.puzzle->solution;
  const std::vector<AnyMove> rest(solution.begin() + static_cast<std::ptrdiff_t>(m_judge->pliesMade()), solution.end());
  std::vector<AnyMove> whole = m_current->place;
  whole.insert(whole.end(), rest.begin(), rest.end());
  findReasons(linesToExplain(m_current->found.puzzle->kind, whole));
  showLine(State::Shown, m_current->place, rest);
  emit advanced();  // nothing is left to resume
}

void PuzzleMoves::showReason() {
  if (m_current->state != State::Wrong) return;
  const auto& answer = m_current->answer->refutation.moves;
  std::vector<AnyMove> rest;
  for (std::size_t i = 0; i < std::min(answer.size(), refutationShown); ++i) rest.push_back(answer[i].move);
  showLine(State::Refuted, withMove(m_current->place, *m_current->wrong), rest);
}

void PuzzleMoves::tryAgain() {
  if (m_current->state != State::Wrong && m_current->state != State::Refuted) return;
  m_step.stop();
  m_current->answer.reset();
  setLine(m_current->place);
  setState(State::Asked);
}

}  // namespace kotai::ui

#include "moc_puzzle_moves.cpp"
