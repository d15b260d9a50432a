// The positions of a solved board by covered cells and class, and how their values are distributed.
#pragma once

#include <QDockWidget>

#include "core/simultaneous/position_list.h"

namespace kotai::ui {

class EmptyState;
class JobManager;
class SimultaneousDocument;
class TablesPanel;

class SimultaneousTablesDock : public QDockWidget {
  Q_OBJECT

 public:
  SimultaneousTablesDock(SimultaneousDocument* document, JobManager* jobs, QWidget* parent = nullptr);

 signals:
  /// The positions behind a bar or a number are wanted: for the Positions dock.
  void positionsRequested(kotai::SimultaneousFilter filter);
  void solveRequested(kotai::SimultaneousVariantPtr variant);
};

}  // namespace kotai::ui
