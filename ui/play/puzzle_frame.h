// How pages of puzzles are laid out: what it is, how one stands and which board above; the board, or why there is none, below.
#pragma once

class QComboBox;
class QHBoxLayout;
class QLabel;
class QStackedWidget;
class QVBoxLayout;
class QWidget;

namespace kotai::ui {

struct PuzzleFrame {
  QHBoxLayout* top;  ///< may hold buttons already, before the title
  QWidget* title;
  QLabel* standing;
  QComboBox* boards;
  QStackedWidget* middle;
  QWidget* board;
  QWidget* empty;
};

/// Puts the parts into a column, to which the page adds what is its own, and gives it the looks of a page with a board.
QVBoxLayout* layOutPuzzleFrame(QWidget* page, const PuzzleFrame& frame);

}  // namespace kotai::ui
