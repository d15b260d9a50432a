// Model of the Positions dock: a window of consecutive entries of a list, which a worker fetches page by page.
#pragma once

#include "core/puzzles/puzzle_source.h"
#include "ui/docks/positions/position_window.h"
#include "ui/docks/positions/positions_source.h"

class QTimer;

namespace kotai::ui {

class PositionsModel : public PositionWindow<PositionsSource, ListedPosition, SolutionPtr> {
  Q_OBJECT

 public:
  enum OwnRole {
    OutcomeRole = FirstOwnRole,  ///< int(Outcome); invalid while values are hidden
    DistanceRole,                ///< plies; invalid while values are hidden
    MovesRole,                   ///< only of lists of positions before one: the moves that lead to it
  };

  explicit PositionsModel(QObject* parent = nullptr);

  /// Counts in a worker, then fetches the first page. A null solution clears the list.
  void setSource(SolutionPtr solution, const std::optional<PositionFilter>& filter);
  /// Returns the whole list, or nothing while counting.
  NumberedPositions positions() const { return listed() ? numbered(listed()) : NumberedPositions(); }
  /// The same for the matches of a query. The first matches are shown while the others are counted.
  void search(SolutionPtr solution, query::Query query, query::Order order);
  /// Ends a search. The matches so far stay listed.
  void stopSearch();
  /// Returns whether all matches have been found.
  bool isWhole() const { return !listed() || listed()->isWhole(); }
  /// Returns the list for writing to a file, or nothing while counting.
  std::shared_ptr<const PositionsSource> source() const { return listed(); }
  QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;

 signals:
  void searched(double share, quint64 found);  ///< progress of a search

 private:
  void updateFromSearch();

  std::shared_ptr<SearchState> m_search;  // state of the running search
  QTimer* m_poll;
};

}  // namespace kotai::ui
