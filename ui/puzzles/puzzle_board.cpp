#include "ui/puzzles/puzzle_board.h"

#include "ui/widgets/layouts.h"

namespace kotai::ui {

void PuzzleBoard::setBoard(PlayedBoard* board, const TreeDocument* document) {
  m_board = board;
  m_tree = document;
  setFocusProxy(board);
  makeLayout<QVBoxLayout>(this, {0, 0, 0, 0})->addWidget(board);
  connect(board, &PlayedBoard::moveRefused, this, &PuzzleBoard::moveRefused);
}

void PuzzleBoard::announce(const QString& text) { m_board->announce(text); }

}  // namespace kotai::ui

#include "moc_puzzle_board.cpp"
