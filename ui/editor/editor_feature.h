// A part of the position editor's board that only some games need: putting pieces between squares.
#pragma once

#include <QPointF>
#include <memory>
#include <optional>

#include "ui/board/board_layer.h"
#include "ui/editor/edited_position.h"

namespace kotai::ui {

class EditorBoard;

/// A piece and where it is to lie.
struct EditTarget {
  EditPlace place;
  int kind = 0;
};

/// Lives as long as its board, and asks it for everything. Functions that return a bool say whether the event was theirs.
class EditorFeature {
 public:
  virtual ~EditorFeature() = default;
  virtual std::shared_ptr<const BoardLayer> layer() const = 0;
  virtual bool press(const QPointF& point) = 0;    ///< with the left button
  virtual void point(const QPointF& point) = 0;    ///< the mouse is there
  virtual void leave() = 0;                        ///< the mouse is gone
  virtual bool release(const QPointF& point) = 0;  ///< a piece of the board is dropped there
  /// Returns the place where a dropped piece of the stock would lie; none if it goes to the square.
  virtual std::optional<EditTarget> dropTarget(int kind, const QPointF& point) const = 0;
  virtual bool key(int key) = 0;
  virtual bool holds() const = 0;  ///< in the keyboard's hand
  virtual void letGo() = 0;
};

/// Returns the feature of the edited game; null if it needs none. Defined by the registry of the games.
std::unique_ptr<EditorFeature> editorFeatureFor(EditorBoard& board);

}  // namespace kotai::ui
