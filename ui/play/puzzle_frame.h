// Layout of puzzle pages: title, score and board choice above; the board, or the reason why there is none, below.
#pragma once

class QComboBox;
class QHBoxLayout;
class QLabel;
class QStackedWidget;
class QVBoxLayout;
class QWidget;

namespace kotai::ui {

struct PuzzleFrame {
  QHBoxLayout* top;  ///< may already contain buttons before the title
  QWidget* title;
  QLabel* standing;
  QComboBox* boards;
  QStackedWidget* middle;
  QWidget* board;
  QWidget* empty;
};

/// Puts the parts into a column, to which the page adds its own, and styles it like a page with a board.
QVBoxLayout* layOutPuzzleFrame(QWidget* page, const PuzzleFrame& frame);

}  // namespace kotai::ui
