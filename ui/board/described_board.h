// A painted board that a screen reader can read place by place.
#pragma once

#include <QRect>
#include <QString>

class QWidget;

namespace kotai::ui {

/// Implemented by board widgets. Places are numbered and may change with the position.
class DescribedBoard {
 public:
  virtual ~DescribedBoard() = default;
  virtual QWidget* boardWidget() = 0;
  virtual int describedPlaceCount() const = 0;
  virtual QString describedPlace(int place) const = 0;
  virtual QRect describedPlaceRect(int place) const = 0;  ///< rectangle of a place, in the coordinates of the widget
  virtual bool placeAcceptsFocus(int place) const = 0;
  virtual bool placeHasCursor(int place) const = 0;
  virtual bool placeIsHeld(int place) const = 0;
  virtual QString describedBoard() const = 0;
  virtual QString describedCursor() const = 0;  ///< describes the place under the keyboard's cursor
};

/// Installs the factory of accessible interfaces for boards. Later calls do nothing.
void installBoardAccessibility();

}  // namespace kotai::ui
