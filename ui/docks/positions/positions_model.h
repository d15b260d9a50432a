// Notable positions, fetched page by page in a worker: a window of consecutive numbers of core's PositionList.
#pragma once

#include "core/analysis/position_list.h"
#include "core/puzzles/puzzle_source.h"
#include "ui/docks/positions/position_window.h"

namespace kotai::ui {

class PositionsModel : public PositionWindow<PositionList, ListedPosition, SolutionPtr> {
  Q_OBJECT

 public:
  enum OwnRole {
    OutcomeRole = FirstOwnRole,  ///< int(Outcome); invalid while values are hidden
    DistanceRole,                ///< plies; invalid while values are hidden
  };

  explicit PositionsModel(QObject* parent = nullptr);

  /// Counts in a worker, then fetches the first page. A null solution clears the list.
  void setSource(SolutionPtr solution, const std::optional<PositionFilter>& filter);
  /// All that is listed; none while it is counted.
  NumberedPositions positions() const { return listed() ? numbered(listed()) : NumberedPositions(); }
  QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
};

}  // namespace kotai::ui
