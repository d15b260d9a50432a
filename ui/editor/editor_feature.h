// A part of the position editor's board that only some games need: putting pieces between squares.
#pragma once

#include <QPointF>
#include <memory>
#include <optional>

#include "ui/board/board_layer.h"
#include "ui/editor/edited_position.h"

namespace kotai::ui {

class EditorBoard;

/// A piece and its destination.
struct EditTarget {
  EditPlace place;
  int kind = 0;
};

/// Must not outlive its board, from which it reads everything. Functions that return a bool say whether they handled the event.
class EditorFeature {
 public:
  virtual ~EditorFeature() = default;
  virtual std::shared_ptr<const BoardLayer> layer() const = 0;
  virtual bool press(const QPointF& point) = 0;    ///< pressed with the left button
  virtual void point(const QPointF& point) = 0;    ///< the mouse moved to this point
  virtual void leave() = 0;                        ///< the mouse has left the board
  virtual bool release(const QPointF& point) = 0;  ///< a piece from the board is dropped here
  /// Returns the destination of a dropped piece of the stock. Empty if it belongs on a square.
  virtual std::optional<EditTarget> dropTarget(int kind, const QPointF& point) const = 0;
  virtual bool key(int key) = 0;
  virtual bool holds() const = 0;  ///< the piece held by the keyboard
  virtual void dropHeld() = 0;
};

/// Returns the feature of the edited game, or null if it needs none. Defined by the registry of the games.
std::unique_ptr<EditorFeature> editorFeatureFor(EditorBoard& board);

}  // namespace kotai::ui
