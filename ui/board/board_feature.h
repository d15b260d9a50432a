// A part of the board that only some games have, with its painting, input and words.
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
  Still,   ///< for export: ignores the state of the pointer
  Live,    ///< on the screen, including the state of the pointer
  Moving,  ///< while a move is animated
};

/// Something besides the squares that a screen reader can step through.
struct DescribedThing {
  QString words;
  QRectF area;  ///< in widget coordinates
};

/// Lives as long as its view shows the variant, and asks it for everything: position, hand, values. Every part is optional;
/// functions that return a bool say whether the event was theirs.
class BoardFeature {
 public:
  virtual ~BoardFeature() = default;

  virtual std::shared_ptr<const BoardLayer> layer(BoardMoment) const { return nullptr; }

  virtual void reset() {}  ///< the position changed, or input is off: empties the hand
  virtual bool press(const QPointF&) { return false; }
  virtual bool point(const QPointF&) { return false; }    ///< the mouse is here; returns whether a click would do something
  virtual bool release(const QPointF&) { return false; }  ///< drops the held piece here
  virtual void leave() {}                                 ///< the mouse has left the board
  virtual bool canTakeUp() const { return false; }
  virtual void takeUp() {}                       ///< into the keyboard's hand; turns a fence that is already there
  virtual bool step(int, int) { return false; }  ///< columns and rows, by an arrow key
  virtual bool act() { return false; }           ///< Enter
  virtual bool holds() const { return false; }   ///< in the keyboard's hand
  virtual void letGo() {}

  virtual std::vector<Square> squares() const { return {}; }    ///< beside the board, reachable with the cursor
  virtual QString squareName(Square) const { return {}; }       ///< of one of these squares, and its contents
  virtual QString describe(Square) const { return {}; }         ///< additional words about a square
  virtual QString describeHand() const { return {}; }           ///< names the piece that mouse or keyboard are about to place
  virtual QString message() const { return {}; }                ///< a sentence on the piece under the hand
  virtual QString toolTip(const QPointF&) const { return {}; }  ///< as HTML
  virtual QString legend() const { return {}; }                 ///< of its marks for values, where they do not explain themselves
  virtual std::vector<DescribedThing> things() const { return {}; }
};

/// Returns the features of the game that a view shows. Defined by the registry of the games.
std::vector<std::unique_ptr<BoardFeature>> boardFeaturesFor(BoardView& view);

}  // namespace kotai::ui
