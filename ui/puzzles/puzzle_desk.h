// The board of a puzzle and the bar below it: hints, marks of wrong moves, steps by keys, and where the keys go.
#pragma once

#include <QObject>

#include "core/game/types.h"

namespace kotai::ui {

class BoardView;
class PuzzleBar;
class PuzzleTrainer;

/// Shared by all pages with puzzles. The page calls refresh() whenever its trainer has changed.
class PuzzleDesk : public QObject {
  Q_OBJECT

 public:
  PuzzleDesk(PuzzleTrainer* trainer, BoardView* board, PuzzleBar* bar);
  void refresh();
  void stepFrom(QWidget* widget);  ///< arrow keys on the widget step through the shown moves

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  bool stepByKey(int key);
  void showHint();
  QString hintText(const AnyMove& move) const;
  void markWrong();

  PuzzleTrainer* m_trainer;
  BoardView* m_board;
  PuzzleBar* m_bar;
};

}  // namespace kotai::ui
