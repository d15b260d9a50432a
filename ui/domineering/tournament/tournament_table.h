// The score of a tournament as a table, with the published figures beside it.
#pragma once

#include <QTableWidget>

#include "solvers/domineering/players/published_matches.h"
#include "ui/domineering/tournament/tournament_score.h"

namespace kotai::ui {

class TournamentTable : public QTableWidget {
  Q_OBJECT

 public:
  enum Column { NumberColumn, ShareColumn, IntervalColumn, PaperColumn, ColumnCount };
  enum Row { FirstRow, DrawRow, SecondRow, FirstGameRow, SecondGameRow, FirstMoveRow, SecondMoveRow, TurnsRow, RowCount };

  explicit TournamentTable(QWidget* parent = nullptr);
  /// `published` may be null.
  void showScore(const TournamentScore& score, const domineering::PublishedMatch* published);
  QString csv() const;

 private:
  void retranslateUi();
  void set(int row, int column, const QString& text);
};

}  // namespace kotai::ui
