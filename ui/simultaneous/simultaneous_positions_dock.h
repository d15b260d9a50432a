// Positions of a solved board with simultaneous moves, as cards to open and step through.
#pragma once

#include <QDockWidget>

#include "core/simultaneous/position_list.h"

namespace kotai::ui {

class SimultaneousDocument;

class SimultaneousPositionsDock : public QDockWidget {
  Q_OBJECT

 public:
  explicit SimultaneousPositionsDock(SimultaneousDocument* document, QWidget* parent = nullptr);

 public slots:
  void showFilter(kotai::SimultaneousFilter filter);
  void openNext();
  void openPrevious();
  void openRandom();
  void setValuesShown(bool shown);  ///< off while one plays without help
  /// How much of a running solve is done, 0 .. 1; negative when the variant is not being solved. For the empty state.
  void setSolveProgress(double share);

 signals:
  void positionActivated(kotai::AnyPosition position);
  void solveRequested(kotai::SimultaneousVariantPtr variant);
};

}  // namespace kotai::ui
