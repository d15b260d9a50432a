// The boards of puzzles and the bar below them: hints, marks on wrong moves, steps with the arrow keys, focus.
#pragma once

#include <QObject>

#include "ui/puzzles/puzzle_bar.h"

namespace kotai::ui {

class PuzzleTrainer;

/// Shared by all pages with puzzles. The page calls refresh() whenever its trainer has changed.
class PuzzleDesk : public QObject {
  Q_OBJECT

 public:
  PuzzleDesk(PuzzleTrainer* trainer, PuzzleBar* bar);
  void refresh();
  void stepFrom(QWidget* widget);  ///< makes the arrow keys on the widget step through the shown moves

 private:
  bool eventFilter(QObject* watched, QEvent* event) override;
  bool stepByKey(int key);
  void markWrong();

  PuzzleTrainer* m_trainer;
  PuzzleBar* m_bar;
};

}  // namespace kotai::ui
