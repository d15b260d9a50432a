// Steps of a proof, place by place, for the window that walks through it.
#pragma once

#include <QPainter>
#include <QString>
#include <functional>
#include <vector>

#include "core/game/types.h"
#include "ui/theme/palette.h"

namespace kotai::ui {

/// A way on from a place.
struct ProofStep {
  QString move;
  QString value;
  QString note;        ///< why it need not be followed, say
  bool goesOn = true;  ///< false: there is nothing behind it
};

struct ProofPlace {
  AnyPosition position;
  QString text;      ///< the position, as it is written
  QString standing;  ///< what holds here
  QString task;      ///< what the steps are: the one that is needed, or all that must be answered
  std::vector<ProofStep> steps;
  std::function<void(QPainter& painter, const QRectF& area, const ColourPalette& palette)> paint;
};

/// One stands at a place, at first at the root.
class ProofWalk {
 public:
  virtual ~ProofWalk() = default;
  virtual QString title() const = 0;
  virtual QString about() const = 0;  ///< what is proved, and how large the proof is
  /// Throws SolutionError.
  virtual ProofPlace place() const = 0;
  /// Goes on by a step of place().
  virtual void take(std::size_t step) = 0;
  /// Back by a step, if one was taken.
  virtual void back() = 0;
  /// The steps taken so far.
  virtual const std::vector<QString>& path() const = 0;
};

}  // namespace kotai::ui
