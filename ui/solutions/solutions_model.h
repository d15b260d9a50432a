// The rows of the solutions page: variant, state, size, date.
#pragma once

#include <QAbstractTableModel>
#include <vector>

#include "ui/solutions/solution_list.h"

namespace kotai::ui {

class JobManager;

class SolutionsModel : public QAbstractTableModel {
  Q_OBJECT

 public:
  enum Column { Name, State, Size, Date, ColumnCount };
  static constexpr int sortRole = Qt::UserRole;

  SolutionsModel(const SolutionList* list, const JobManager* jobs, QObject* parent = nullptr);
  const SolutionEntry& entry(int row) const { return m_entries[static_cast<std::size_t>(row)]; }
  QString nameOf(const SolutionEntry& entry) const;  ///< such as "Dodgem 5×5"; for an unknown game the file name
  QString stateOf(const SolutionEntry& entry) const;

  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

 public slots:
  void refill();
  void refreshStates();
  void retranslate();

 private:
  QString text(const SolutionEntry& entry, int column) const;
  QVariant sortKey(const SolutionEntry& entry, int column) const;
  QString jobState(int jobId) const;

  const SolutionList* m_list;
  const JobManager* m_jobs;
  std::vector<SolutionEntry> m_entries;
};

}  // namespace kotai::ui
