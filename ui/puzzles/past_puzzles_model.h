// The attempted puzzles as rows of a table, latest first.
#pragma once

#include <QAbstractTableModel>
#include <chrono>
#include <vector>

#include "core/library/puzzle_history.h"

namespace kotai::ui {

class PastPuzzlesModel : public QAbstractTableModel {
  Q_OBJECT

 public:
  enum Column { DateColumn, GameColumn, TaskColumn, RatingColumn, ResultColumn, ComesColumn, ColumnCount };

  using QAbstractTableModel::QAbstractTableModel;

  void setAttempts(std::vector<PastAttempt> attempts, std::chrono::sys_days today);
  const PastAttempt& attempt(int row) const { return m_attempts[static_cast<std::size_t>(row)]; }
  void retranslate();

  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

 private:
  QString textOf(const PastAttempt& attempt, int column) const;
  QString comesText(const PastAttempt& attempt) const;

  std::vector<PastAttempt> m_attempts;
  std::chrono::sys_days m_today;
};

}  // namespace kotai::ui
