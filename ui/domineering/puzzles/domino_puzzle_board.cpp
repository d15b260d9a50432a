#include "ui/domineering/puzzles/domino_puzzle_board.h"

#include "core/record/saved_game.h"
#include "core/simultaneous/registry.h"
#include "core/simultaneous/secure_puzzles.h"
#include "ui/domineering/board/domino_board_view.h"
#include "ui/domineering/document/choice_verdict.h"
#include "ui/domineering/strings/domineering_strings.h"
#include "ui/jobs/job_manager.h"

namespace kotai::ui {

DominoPuzzleBoard::DominoPuzzleBoard(JobManager* jobs, Settings* settings, QWidget* parent)
    : PuzzleBoard(parent),
      m_jobs(jobs),
      m_opponent(&m_document, settings),
      m_view(new DominoBoardView(&m_document, &m_opponent, settings, this)) {
  setBoard(m_view, &m_document);
  m_document.setWantsValues(false);
  m_opponent.setActive(false);
  m_view->setViewer({}, false);
  connect(&m_document, &DomineeringDocument::choiceChanged, this, [this](Side side) {
    const auto move = m_document.choice(side);
    if (!move) return;
    m_document.withdraw(side);
    emit moveMade(*move);
  });
}

bool DominoPuzzleBoard::plays(const std::string& variantId) const { return parseSimultaneousVariant(variantId).has_value(); }

PuzzleMakerPtr DominoPuzzleBoard::maker(const std::string& variantId) const {
  return puzzleMaker(m_jobs->solution(parseSimultaneousVariant(variantId).value()), safeChoices);
}

void DominoPuzzleBoard::setPuzzle(const std::string& variantId, const Puzzle& puzzle) {
  m_puzzle = puzzle;
  m_wrong.reset();
  m_document.newGame(parseSimultaneousVariant(variantId).value(), nullptr, puzzle.position);
  m_opponent.awaitOnly(puzzle.side);
  showLine({});
}

void DominoPuzzleBoard::showLine(const std::vector<AnyMove>& line) {
  m_line = line;
  m_view->mark(&DominoMarks::hint, {});
  m_view->mark(&DominoMarks::hintedSquare, {});
  showDominoes();
}

void DominoPuzzleBoard::markWrong(const std::vector<AnyMove>& line, bool) {
  m_wrong = line.empty() ? std::nullopt : std::optional(line.back());
  showDominoes();
}

/// Shows all dominoes of the line. A wrong domino that was taken back stays visible and crossed out until the user
/// points at another domino.
void DominoPuzzleBoard::showDominoes() {
  std::vector<GhostDomino> ghosts;
  std::vector<PlacedDomino> placed;
  if (!m_puzzle) return;
  const Side own = m_puzzle->side;
  for (std::size_t i = 0; i < m_line.size(); ++i) {
    const AnyMove move = m_line[i];
    if (i % 2 == 1)
      placed.push_back({m_view->placeOf(other(own), move)});
    else
      ghosts.push_back(
          {m_view->placeOf(own, move), m_puzzle->isRight(move) ? GhostDomino::Kind::Chosen : GhostDomino::Kind::Wrong});
  }
  if (m_wrong && m_line.empty()) ghosts.push_back({m_view->placeOf(own, *m_wrong), GhostDomino::Kind::Wrong});
  m_view->mark(&DominoMarks::ghosts, ghosts);
  m_view->mark(&DominoMarks::placed, placed);
}

QString DominoPuzzleBoard::showHint(AnyMove move, int hints) {
  const SimultaneousVariant& variant = *m_document.variant();
  m_view->showSquare(variant.squares(m_puzzle->side, move)[0]);
  if (hints == 1) return tr("Hint: the domino covers the marked square.");
  m_view->mark(&DominoMarks::hint, {{m_view->placeOf(m_puzzle->side, move), GhostDomino::Kind::Hint}});
  return tr("Hint: %1", "a domino").arg(placeText(variant, m_puzzle->side, move));
}

QString DominoPuzzleBoard::taskText(const Puzzle& puzzle) const {
  const QString you = tr("You are %1.", "a side").arg(playerText(puzzle.side));
  if (puzzle.kind == PuzzleKind::SafeChoice)
    return you + QLatin1Char(' ') + tr("Find a domino that is no mistake. Several dominoes may be right.");
  const QString what = puzzle.kind == PuzzleKind::SecureWin
                           ? tr("Exactly one domino wins, whatever the other side does at the same time. Find it.")
                           : tr("Exactly one domino cannot lose, whatever the other side does at the same time. Find it.");
  return you + QLatin1Char(' ') + what;
}

QString DominoPuzzleBoard::mistakeText(const Puzzle& puzzle, const PuzzleAnswer& answer) const {
  const SimultaneousVariant& variant = *m_document.variant();
  const QString move = placeText(variant, puzzle.side, answer.move.move);
  if (answer.refutation.moves.empty()) return tr("%1 is not the right domino.", "a domino").arg(move);
  const QString reply = placeText(variant, other(puzzle.side), answer.refutation.moves.front().move);
  if (puzzle.kind == PuzzleKind::SafeChoice) return tr("%1 is a mistake. The best reply is %2.", "two dominoes").arg(move, reply);
  const QString text = answer.move.value.outcome == Outcome::Loss
                           ? tr("%1 can lose if %2 plays %3 at the same time.", "two sides, a domino")
                           : tr("%1 can no longer be sure of winning if %2 plays %3 at the same time.", "two sides, a domino");
  return text.arg(playerName(puzzle.side), playerName(other(puzzle.side)), reply);
}

GameRecord DominoPuzzleBoard::record() const { return recordOf(*m_document.variant(), m_document.position()); }

}  // namespace kotai::ui

#include "moc_domino_puzzle_board.cpp"
