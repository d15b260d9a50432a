// Part of a board that only some games have, with its painting, input and descriptions.
#pragma once

#include <QRectF>

#include "ui/board/board_scene.h"

namespace kotai::ui {

class BoardView;

/// Purpose of a picture of the board.
enum class BoardMoment {
  Still,   ///< picture for export: ignores the state of the pointer
  Live,    ///< picture on the screen, including the state of the pointer
  Moving,  ///< picture while a move is animated
  Small,   ///< small picture without values
};

inline bool showsValues(BoardMoment moment) { return moment == BoardMoment::Still || moment == BoardMoment::Live; }

/// Part of the board other than a square that a screen reader can visit.
struct DescribedThing {
  QString words;
  QRectF area;  ///< rectangle in the coordinates of the widget
};

/// A feature exists as long as its view shows the variant. Reads the position, the hand and the values from the view.
/// All functions are optional. Unless stated otherwise, a bool result says whether the function handled the event.
class BoardFeature {
 public:
  virtual ~BoardFeature() = default;

  virtual std::shared_ptr<const BoardLayer> layer(BoardMoment) const { return nullptr; }

  virtual void reset() {}  ///< the position changed or input was disabled: puts the held piece back
  virtual bool press(const QPointF&) { return false; }
  /// Reacts to the mouse at this point. Returns whether a click would have an effect.
  virtual bool point(const QPointF&) { return false; }
  virtual bool release(const QPointF&) { return false; }  ///< a drag ended here: places the held piece
  virtual void leave() {}                                 ///< the mouse has left the board
  virtual bool canPickUp() const { return false; }
  virtual void pickUp() {}                       ///< picks the piece up with the keyboard; turns a fence that is already held
  virtual bool step(int, int) { return false; }  ///< moves the held piece by columns and rows after an arrow key
  virtual bool act() { return false; }           ///< handles Enter
  virtual bool holds() const { return false; }   ///< returns whether the keyboard holds a piece
  virtual void dropHeld() {}

  virtual std::vector<Square> squares() const { return {}; }    ///< places beside the board that the cursor can reach
  virtual QString squareName(Square) const { return {}; }       ///< describes a place of squares() and its pieces
  virtual QString describe(Square) const { return {}; }         ///< additional description of a square
  virtual QString describeHand() const { return {}; }           ///< names the piece that mouse or keyboard is about to place
  virtual QString message() const { return {}; }                ///< a sentence about the held piece
  virtual QString toolTip(const QPointF&) const { return {}; }  ///< tooltip with a legend, as HTML
  virtual QString legend() const { return {}; }                 ///< explains the marks that show values, if they are not obvious
  virtual std::vector<DescribedThing> things() const { return {}; }
};

/// Returns the features of the game that a view shows. Defined by the registry of the games.
std::vector<std::unique_ptr<BoardFeature>> boardFeaturesFor(BoardView& view);

}  // namespace kotai::ui
