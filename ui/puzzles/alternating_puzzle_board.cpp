#include "ui/puzzles/alternating_puzzle_board.h"

#include "core/game/registry.h"
#include "ui/board/board_painter.h"
#include "ui/board/board_view.h"
#include "ui/document/game_text.h"
#include "ui/games/presentation.h"
#include "ui/jobs/job_manager.h"
#include "ui/puzzles/puzzle_words.h"

namespace kotai::ui {

AlternatingPuzzleBoard::AlternatingPuzzleBoard(JobManager* jobs, Settings* settings, QWidget* parent)
    : PuzzleBoard(parent), m_jobs(jobs), m_view(new BoardView(&m_document, settings, this)) {
  setBoard(m_view, &m_document);
  connect(&m_document, &GameDocument::movePlayed, this, [this](int node) {
    if (!m_showing) emit moveMade(m_document.tree().node(node).move);
  });
}

bool AlternatingPuzzleBoard::plays(const std::string& variantId) const { return parseVariant(variantId).has_value(); }

PuzzleMakerPtr AlternatingPuzzleBoard::maker(const std::string& variantId) const {
  return puzzleMaker(m_jobs->solution(parseVariant(variantId).value()));
}

void AlternatingPuzzleBoard::setPuzzle(const std::string& variantId, const Puzzle& puzzle) {
  const VariantPtr variant = parseVariant(variantId).value();
  m_view->setViewer(puzzle.side, puzzle.side == Side::Second && presentationOf(*variant).flipsForSecond);
  m_document.newGameFrom(variant, nullptr, puzzle.position);
}

/// Shows the position after a line of moves. Steps along moves that are already in the tree, and plays the
/// other moves.
void AlternatingPuzzleBoard::showLine(const std::vector<AnyMove>& line) {
  GameTree::NodeId node = GameTree::root;
  auto next = line.begin();
  for (; next != line.end(); ++next) {
    const auto& children = m_document.tree().node(node).children;
    const auto known =
        std::ranges::find(children, *next, [this](GameTree::NodeId child) { return m_document.tree().node(child).move; });
    if (known == children.end()) break;
    node = *known;
  }
  m_showing = true;
  m_document.selectNode(node);
  for (; next != line.end(); ++next) m_document.playAnswer(*next);
  m_showing = false;
}

void AlternatingPuzzleBoard::markWrong(const std::vector<AnyMove>& line, bool made) {
  if (line.empty()) return m_view->mark(&BoardMarks::wrongMove, {});
  const Variant& variant = *m_document.variant();
  AnyPosition position = m_document.tree().node(GameTree::root).position;
  for (auto move = line.begin(); move + 1 != line.end(); ++move) position = variant.play(position, *move);
  m_view->mark(&BoardMarks::wrongMove, WrongMove{variant.moveSquares(position, line.back()), made});
}

QString AlternatingPuzzleBoard::showHint(AnyMove move, int hints) {
  const Square from = m_document.variant()->moveSquares(m_document.position(), move).from;
  if (hints == 1 && movesFrom(m_view->document(), from) > 0) m_view->hold(from);
  if (hints > 1) m_view->mark(&BoardMarks::hint, move);
  return hintText(move, hints);
}

/// Returns the text of a hint. The first hint names the piece, and the second hint names the move.
QString AlternatingPuzzleBoard::hintText(AnyMove move, int hints) const {
  const Variant& variant = *m_document.variant();
  if (hints > 1)
    return tr("Hint: make the marked move, %1.", "a move")
        .arg(QString::fromStdString(variant.formatMove(m_document.position(), move)));
  const Square from = variant.moveSquares(m_document.position(), move).from;
  if (movesFrom(m_view->document(), from) == 0) return tr("Hint: the right move does not move a piece on the board.");
  const std::vector<HandSlot> hands = variant.hands(m_document.position());
  if (std::ranges::find(hands, from, &HandSlot::square) != hands.end()) return tr("Hint: use the marked piece beside the board.");
  return tr("Hint: the marked piece on %1 moves. Click where it goes.", "a square")
      .arg(boardPainterFor(variant).squareName(m_view->currentLayout(), from));
}

QString AlternatingPuzzleBoard::taskText(const Puzzle& puzzle) const { return puzzleTask(*m_document.variant(), puzzle); }

QString AlternatingPuzzleBoard::mistakeText(const Puzzle& puzzle, const PuzzleAnswer& answer) const {
  return wrongMoveText(puzzle, answer);
}

GameRecord AlternatingPuzzleBoard::record() const { return recordOf(m_document); }

}  // namespace kotai::ui

#include "moc_alternating_puzzle_board.cpp"
