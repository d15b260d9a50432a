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

/// Must not outlive its board, which it asks for everything. A bool result says whether the event was handled.
class EditorFeature {
 public:
  virtual ~EditorFeature() = default;
  virtual std::shared_ptr<const BoardLayer> layer() const = 0;
  virtual bool press(const QPointF& point) = 0;    ///< with the left button
  virtual void point(const QPointF& point) = 0;    ///< the mouse is here
  virtual void leave() = 0;                        ///< the mouse has left
  virtual bool release(const QPointF& point) = 0;  ///< a piece from the board is dropped here
  /// Returns the destination of a dropped piece of the stock. None if it goes to the square.
  virtual std::optional<EditTarget> dropTarget(int kind, const QPointF& point) const = 0;
  virtual bool key(int key) = 0;
  virtual bool holds() const = 0;  ///< in the keyboard's hand
  virtual void letGo() = 0;
};

/// Returns the feature of the edited game; null if it needs none. Defined by the registry of the games.
std::unique_ptr<EditorFeature> editorFeatureFor(EditorBoard& board);

}  // namespace kotai::ui
