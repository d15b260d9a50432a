// Positions of a solved board with simultaneous moves, fetched page by page in a worker.
#pragma once

#include "core/simultaneous/position_list.h"
#include "ui/docks/positions/position_window.h"

namespace kotai::ui {

class PositionsListModel : public PositionWindow<SimultaneousPositionList, ListedGamePosition, SimultaneousSolutionPtr> {
  Q_OBJECT

 public:
  enum OwnRole {
    ClassRole = FirstOwnRole,  ///< int(PositionClass); invalid while values are hidden
    ValueRole,                 ///< text for class and value; empty while values are hidden
    CoveredRole,               ///< number of covered cells
  };

  explicit PositionsListModel(QObject* parent = nullptr);

  /// Counts in a worker, then fetches the first page. A null solution clears the list.
  void setSource(SimultaneousSolutionPtr solution, const SimultaneousFilter& filter);
  /// Returns the list, or nothing while counting.
  const std::shared_ptr<const SimultaneousPositionList>& source() const { return listed(); }
  QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
};

}  // namespace kotai::ui
