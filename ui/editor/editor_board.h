// The board of the position editor: pieces are put, moved, turned and taken away with mouse or keyboard.
#pragma once

#include <QWidget>
#include <functional>
#include <optional>

#include "ui/board/board_scene.h"
#include "ui/editor/edited_position.h"
#include "ui/games/quoridor/fence_places.h"

namespace kotai::ui {

/// Left click puts what is held (from the stock or from a square), right click gives a piece its next form or takes one from a
/// hand; dragging off the board takes a piece away. Arrow keys, Enter, Space (next form) and Delete do the same. Fences are put
/// by clicking on a gap; W takes one for the arrow keys, and turns it.
class EditorBoard : public QWidget {
  Q_OBJECT

 public:
  EditorBoard(EditedPosition* position, QWidget* parent = nullptr);
  BoardLayout currentLayout() const;
  Square cursorSquare() const { return m_cursor; }
  std::optional<Square> heldSquare() const { return m_held ? std::optional(m_held->square) : std::nullopt; }
  /// The fence that a click or Enter would put.
  std::optional<FencePlace> fenceInHand() const { return m_carried ? m_carried : m_pointed; }
  void setFlipped(bool flipped);
  bool letGo();           ///< of a piece of the board and of the stock; false if nothing was held
  void letGoOfPiece();    ///< what is chosen in the stock stays chosen
  void followPosition();  ///< after every change: what is not there any more is not held either

  QSize sizeHint() const override { return {520, 430}; }
  QSize minimumSizeHint() const override { return {260, 240}; }

 public slots:
  /// What the next click puts, until it is changed.
  void holdFromStock(kotai::Side owner, int kind);
  void releaseStock();

 signals:
  void aboutToEdit();  ///< the position is still as it was; edited() or refused() follows
  void edited();
  void refused(const QString& reason);
  void stockReleased();

 protected:
  void paintEvent(QPaintEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void leaveEvent(QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  bool event(QEvent* event) override;
  void focusInEvent(QFocusEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;
  void dragEnterEvent(QDragEnterEvent* event) override;
  void dropEvent(QDropEvent* event) override;

 private:
  BoardScene scene() const;
  bool canStand(Square square) const { return m_position->isOnBoard(square) || m_position->isHand(square); }
  void act(EditPlace place);
  void change(const std::function<bool()>& step, std::optional<EditPlace> target = std::nullopt);
  void hold(std::optional<EditPlace> place);
  std::optional<EditPlace> placeAt(const QPointF& point) const;  ///< a fence lies above the squares it touches

  bool holdsFence() const;
  bool hasFence(FencePlace fence) const;
  std::optional<FencePlace> gapAt(const QPointF& point) const;  ///< where a click puts a fence
  void putFence(FencePlace fence);
  void point(const QPointF& at);
  bool carryKey(int key);
  GhostFence ghostOf(FencePlace fence) const;
  void moveCursor(int columns, int rows);

  EditedPosition* m_position;
  std::optional<PieceOnBoard> m_fromStock;
  std::optional<EditPlace> m_held;
  std::optional<EditPlace> m_pressed;
  std::optional<FencePlace> m_pointed;  ///< by the mouse
  std::optional<FencePlace> m_carried;  ///< by the keyboard
  QPointF m_pressedAt;
  QPointF m_dragAt;
  bool m_dragging = false;
  bool m_keyboardUsed = false;
  bool m_flipped = false;
  bool m_focusedBefore = false;
  Square m_cursor;
};

}  // namespace kotai::ui
