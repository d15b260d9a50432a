// Board of the position editor. The user places, moves, turns and removes pieces with the mouse and the
// keyboard.
#pragma once

#include <functional>

#include "ui/board/board_scene.h"
#include "ui/board/painted_board.h"
#include "ui/editor/edited_position.h"

namespace kotai::ui {

struct EditTarget {
  EditPlace place;
  int kind = 0;
};

/// Part of the position editor's board for games with pieces between squares. Must not outlive its board. The
/// bool functions for mouse events return whether they have handled the event.
class EditorFeature {
 public:
  virtual ~EditorFeature() = default;
  virtual std::shared_ptr<const BoardLayer> layer() const = 0;
  virtual bool press(const QPointF& point) = 0;    ///< called when the left button is pressed
  virtual void point(const QPointF& point) = 0;    ///< called when the mouse has moved to this point
  virtual void leave() = 0;                        ///< called when the mouse has left the board
  virtual bool release(const QPointF& point) = 0;  ///< called when a piece from the board is dropped at this point
  /// Returns the target of a piece dropped from the stock. Empty if the piece belongs on a square.
  virtual std::optional<EditTarget> dropTarget(int kind, const QPointF& point) const = 0;
  virtual bool key(int key) = 0;
  virtual bool holds() const = 0;  ///< returns whether the keyboard holds a piece
  virtual void dropHeld() = 0;
};

/// Board of the position editor. A left click places the held piece, which comes from the stock or from a
/// square. A right click changes the form of a piece, or removes a piece from a hand. A drag off the board
/// removes a piece. Arrow keys, Enter, Space (next form) and Delete have the same effects. Pieces between
/// squares are handled by the game's feature.
class EditorBoard : public PaintedBoard {
  Q_OBJECT

 public:
  EditorBoard(EditedPosition* position, QWidget* parent = nullptr);
  std::optional<Square> heldSquare() const { return m_held ? std::optional(m_held->square) : std::nullopt; }
  void setFlipped(bool flipped);
  bool dropHeld();           ///< releases the held piece of the board or the stock; returns false if there is none
  void onPositionChanged();  ///< releases a held piece that no longer exists; called after every change

  // The feature calls the following functions.
  EditedPosition& position() { return *m_position; }
  const EditedPosition& position() const { return *m_position; }
  const std::optional<EditPlace>& held() const { return m_held; }
  const std::optional<PieceOnBoard>& fromStock() const { return m_fromStock; }
  bool isFlipped() const { return m_flipped; }
  void hold(std::optional<EditPlace> place);  ///< holds a piece of the board, or releases it
  void setCursorSquare(Square square) { m_hand.cursor = square; }
  /// Calls \p step to make a change. Emits refused() if \p step returns false.
  void change(const std::function<bool()>& step, std::optional<EditPlace> target = std::nullopt);
  std::optional<EditPlace> placeAt(const QPointF& point) const;  ///< pieces between squares come before the squares
  const EditorFeature* feature() const { return m_feature.get(); }

  QString describeSquare(Square square) const override;
  bool isHeld(Square square) const override { return heldSquare() == square; }
  QString describedBoard() const override;  ///< returns the position as text if the position is legal

  QSize sizeHint() const override { return {520, 430}; }
  QSize minimumSizeHint() const override { return {200, 140}; }
  /// Selects the piece of the stock that the next clicks will place.
  void holdFromStock(kotai::Side owner, int kind);
  void releaseStock();

 signals:
  void aboutToEdit();  ///< emitted before a change; edited() or refused() follows
  void edited();
  void refused(const QString& reason);
  void stockReleased();

 private:
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void leaveEvent(QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  bool event(QEvent* event) override;
  void focusInEvent(QFocusEvent* event) override;
  void dragEnterEvent(QDragEnterEvent* event) override;
  void dropEvent(QDropEvent* event) override;
  BoardScene scene() const override;
  void act(EditPlace place);
  bool featureHolds() const;
  std::vector<Square> squares() const override;  ///< returns the squares on the board, then the places in the hands
  void moveCursor(int columns, int rows);

  EditedPosition* m_position;
  std::unique_ptr<EditorFeature> m_feature;  ///< null if the game needs no feature
  std::optional<PieceOnBoard> m_fromStock;
  std::optional<EditPlace> m_held;
  std::optional<EditPlace> m_pressed;
  bool m_flipped = false;
  bool m_focusedBefore = false;
};

/// Returns the feature of the edited game, or null if the game needs no feature. Defined by the registry of the games.
std::unique_ptr<EditorFeature> editorFeatureFor(EditorBoard& board);

}  // namespace kotai::ui
