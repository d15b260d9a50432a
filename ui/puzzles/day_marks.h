// The puzzles of the day in a row, with a sign for each result and a summary as text below. A click opens a puzzle.
#pragma once

#include <QToolButton>
#include <QWidget>
#include <vector>

#include "core/library/puzzle_results.h"
#include "ui/theme/label.h"
#include "ui/widgets/flow_layout.h"

namespace kotai::ui {

/// Sign of one puzzle. The signs differ in shape, not only in colour.
class DayMark : public QToolButton {
  Q_OBJECT

 public:
  DayMark(int number, QWidget* parent);
  void setFate(PuzzleFate fate, bool current);
  PuzzleFate fate() const { return m_fate; }
  QSize sizeHint() const override;

 private:
  void paintEvent(QPaintEvent* event) override;
  void describe();

  int m_number;
  PuzzleFate m_fate = PuzzleFate::Open;
  bool m_current = false;
};

class DayMarks : public QWidget {
  Q_OBJECT

 public:
  explicit DayMarks(QWidget* parent = nullptr);
  /// \p current: number of the puzzle on the board, 0 if there is none.
  void setFates(const std::vector<PuzzleFate>& fates, int current);
  const std::vector<DayMark*>& marks() const { return m_marks; }
  QString words() const;  ///< such as "2 solved at once, 1 failed, 2 open"

 signals:
  void chosen(int number);

 private:
  void retranslate();

  FlowLayout* m_row;
  QLabel* m_words;
  std::vector<PuzzleFate> m_fates;
  std::vector<DayMark*> m_marks;
};

}  // namespace kotai::ui
