// A part of the board that only some games have: what it shows, what it does with mouse and keys, what it says.
#pragma once

#include <QPointF>
#include <QRectF>
#include <QString>
#include <memory>
#include <vector>

#include "ui/board/board_layer.h"

namespace kotai::ui {

class BoardView;

/// Purpose of a picture.
enum class BoardMoment {
  Still,   ///< as it is exported: whatever the hand does
  Live,    ///< on the screen, with what the hand does
  Moving,  ///< while a move is shown
};

/// Something besides the squares that a screen reader can step through.
struct DescribedThing {
  QString words;
  QRectF area;  ///< in the widget
};

/// Lives as long as its view shows the variant, and asks it for everything: position, hand, values. Every part is optional;
/// functions that return a bool say whether the event was theirs.
class BoardFeature {
 public:
  virtual ~BoardFeature() = default;

  virtual std::shared_ptr<const BoardLayer> layer(BoardMoment) const { return nullptr; }

  virtual void reset() {}  ///< another position, or no input is taken: the hand is empty
  virtual bool press(const QPointF&) { return false; }
  virtual bool point(const QPointF&) { return false; }    ///< the mouse is there; true if a click would do something
  virtual bool release(const QPointF&) { return false; }  ///< what was held is dropped there
  virtual void leave() {}                                 ///< the mouse is gone
  virtual bool canTakeUp() const { return false; }
  virtual void takeUp() {}                       ///< into the keyboard's hand; what is there already is turned
  virtual bool step(int, int) { return false; }  ///< columns and rows, by an arrow key
  virtual bool act() { return false; }           ///< Enter
  virtual bool holds() const { return false; }   ///< in the keyboard's hand
  virtual void letGo() {}

  virtual std::vector<Square> squares() const { return {}; }    ///< beside the board, to be stepped on
  virtual QString squareName(Square) const { return {}; }       ///< of one of these, and what lies there
  virtual QString describe(Square) const { return {}; }         ///< what there is to add about a square
  virtual QString describeHand() const { return {}; }           ///< what mouse or keyboard are about to place
  virtual QString message() const { return {}; }                ///< a sentence on what is under the hand
  virtual QString toolTip(const QPointF&) const { return {}; }  ///< as HTML
  virtual QString legend() const { return {}; }  ///< of its marks for values, where these explain nothing themselves
  virtual std::vector<DescribedThing> things() const { return {}; }
};

/// Returns the features of the game that a view shows. Defined by the registry of the games.
std::vector<std::unique_ptr<BoardFeature>> boardFeaturesFor(BoardView& view);

}  // namespace kotai::ui
