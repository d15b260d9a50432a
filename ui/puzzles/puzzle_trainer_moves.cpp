// The solver's actions in a puzzle: moves, hints, solution, refutations.
#include <algorithm>
#include <utility>

#include "core/game/game_end.h"
#include "ui/background/background.h"
#include "ui/document/explain_later.h"
#include "ui/puzzles/puzzle_trainer.h"
#include "ui/puzzles/puzzle_words.h"
#include "ui/settings/settings.h"

namespace kotai::ui {

namespace {

constexpr std::size_t refutationShown = 8;  ///< in plies
constexpr int leastPauseMs = 250;
constexpr int readPauseMs = 1000;  ///< delay between automatically played moves

/// Result of judging a move, or the reason why the solution could not be read.
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

/// Ends where the winner is certain. The remaining moves of the rules are not played.
std::vector<AnyMove> untilDecided(const Variant& variant, AnyPosition position, std::vector<AnyMove> line) {
  auto next = line.begin();
  for (; next != line.end() && !decidedWinner(variant, position); ++next) position = variant.play(position, *next);
  line.erase(next, line.end());
  return line;
}

}  // namespace

/// Gives the user time to see a move before the next one.
int PuzzleTrainer::pauseMs() const {
  const bool isViewing = m_state == State::Shown || m_state == State::Refuted;
  return std::max(isViewing ? readPauseMs : leastPauseMs, m_settings->animationMs() * 2);
}

void PuzzleTrainer::onMovePlayed(int node) {
  if (!canMove() || m_document.tree().node(node).parent != m_place) return;
  const AnyMove move = m_document.tree().node(node).move;
  if (isWrong()) m_answer.reset();  // a new move is being judged
  m_begun = true;
  storePuzzle();
  setState(State::Judging);
  const quint64 token = m_token;
  runInBackground(
      this, [judge = m_judge, move] { return judged(*judge, move); },
      [this, token, node](const Judged& result) {
        if (token != m_token) return;
        if (result.answer) return storeAnswer(*result.answer, node);
        setPuzzleError(*result.error);
      });
}

void PuzzleTrainer::storeAnswer(const PuzzleAnswer& answer, int node) {
  m_answer = answer;
  m_hints = 0;
  m_reasons.clear();
  ++m_reasonsAsked;
  if (answer.verdict == AnswerVerdict::Wrong) {
    m_wrong = node;
    ++m_wrongMoves;
    finish(PuzzleMark::Failed);
    findReasons(m_document.nodeAt(m_place).position, answer.move.move);
    emit changed();
    // The move stays visible for a moment before it is taken back.
    QTimer::singleShot(pauseMs(), this, [this, token = m_token] {
      if (token != m_token || m_state != State::Judging) return;
      m_document.goTo(m_place);
      setState(State::Wrong);
    });
    return;
  }
  m_place = node;
  if (!answer.defence || m_document.isFinished()) return solve();
  m_defence = answer.defence->move;
  storePuzzle();
  m_step.start(pauseMs());
}

/// The defender's reply, or the next of the shown moves.
void PuzzleTrainer::playNext() {
  if (isShowing()) {
    showPlies(shownAt() + 1);
    if (shownAt() < shownPlies()) m_step.start(pauseMs());
    return;
  }
  if (!m_defence) return;
  m_document.playAnswer(*std::exchange(m_defence, std::nullopt));
  m_place = m_document.currentNode();
  if (m_answer->solved) return solve();
  storePuzzle();
  setState(State::Asked);
}

void PuzzleTrainer::solve() {
  m_line = movesTo(m_place);
  finish(markNow());
  dropWork();
  findReasons(m_puzzle->position, m_puzzle->solution.front());
  setState(State::Solved);
}

void PuzzleTrainer::findReasons(const AnyPosition& position, AnyMove move) {
  m_reasons.clear();
  if (!m_supply) return;
  explainLater(this, m_supply->solution(), position, move,
               [this, token = m_token, asked = ++m_reasonsAsked](const std::vector<Fact>& facts) {
                 if (token != m_token || asked != m_reasonsAsked) return;
                 m_reasons = facts;
                 emit changed();
               });
}

std::vector<AnyMove> PuzzleTrainer::movesTo(GameTree::NodeId node) const {
  std::vector<AnyMove> moves;
  for (const GameTree::NodeId each : m_document.tree().pathTo(node))
    if (each != GameTree::root) moves.push_back(m_document.tree().node(each).move);
  return moves;
}

/// Plays the moves automatically from the current position.
void PuzzleTrainer::showLine(State state, std::vector<AnyMove> line) {
  m_line = untilDecided(*m_document.variant(), m_document.nodeAt(GameTree::root).position, std::move(line));
  setState(state);
  if (shownAt() < shownPlies()) m_step.start(pauseMs());
}

bool PuzzleTrainer::wrongOnBoard() const { return isWrong() && m_wrong != GameTree::root && m_document.currentNode() == m_wrong; }

std::optional<MoveSquares> PuzzleTrainer::wrongSquares() const {
  const bool spokenOf = m_state == State::Wrong || wrongOnBoard();
  if (!isWrong() || !spokenOf || m_wrong == GameTree::root) return std::nullopt;
  const GameTree::Node& node = m_document.tree().node(m_wrong);
  return m_variant->moveSquares(m_document.tree().node(node.parent).position, node.move);
}

int PuzzleTrainer::refutationFrom() const { return m_document.tree().node(m_wrong).ply; }

int PuzzleTrainer::shownAt() const { return isShowing() ? m_document.tree().node(m_document.currentNode()).ply : 0; }

void PuzzleTrainer::lookAt(int plies) {
  if (!isShowing()) return;
  m_step.stop();
  showPlies(std::clamp(plies, 0, shownPlies()));
}

/// Steps through moves that were on the board before, and plays the others.
void PuzzleTrainer::showPlies(int plies) {
  GameTree::NodeId node = GameTree::root;
  auto next = m_line.begin();
  const auto end = next + plies;
  for (; next != end; ++next) {
    const auto& children = m_document.tree().node(node).children;
    const auto known =
        std::ranges::find(children, *next, [this](GameTree::NodeId child) { return m_document.tree().node(child).move; });
    if (known == children.end()) break;
    node = *known;
  }
  m_document.goTo(node);
  for (; next != end; ++next) m_document.playAnswer(*next);
}

std::optional<AnyMove> PuzzleTrainer::hintedMove() const { return canMove() && m_hints > 0 ? m_judge->hint() : std::nullopt; }

std::optional<int> PuzzleTrainer::movesToGo() const {
  if (!canMove() || m_puzzle->kind != PuzzleKind::Mate) return std::nullopt;
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
  findReasons(m_puzzle->position, m_puzzle->solution.front());
  m_document.goTo(m_place);
  const auto& solution = m_puzzle->solution;
  std::vector<AnyMove> line = movesTo(m_place);
  line.insert(line.end(), solution.begin() + static_cast<std::ptrdiff_t>(m_judge->pliesMade()), solution.end());
  showLine(State::Shown, std::move(line));
}

void PuzzleTrainer::showWhy() {
  if (m_state != State::Wrong) return;
  std::vector<AnyMove> line = movesTo(m_wrong);
  const auto& answer = m_answer->refutation.moves;
  for (std::size_t i = 0; i < std::min(answer.size(), refutationShown); ++i) line.push_back(answer[i].move);
  m_document.goTo(m_wrong);
  showLine(State::Refuted, std::move(line));
}

void PuzzleTrainer::tryAgain() {
  if (m_state != State::Wrong && m_state != State::Refuted) return;
  m_step.stop();
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
