// Fences in the position editor. The user points at gaps to place, turn and remove fences. The key W picks up a
// fence or turns the held fence. The arrow keys move the held fence.
#pragma once

#include "ui/editor/editor_board.h"
#include "ui/games/quoridor/fence_scene.h"

namespace kotai::ui {

class EditorFences : public EditorFeature {
 public:
  explicit EditorFences(EditorBoard& board) : m_board(board) {}

  /// Returns the fence that a click or Enter would place.
  std::optional<FencePlace> fenceInHand() const { return m_carried ? m_carried : m_pointed; }

  std::shared_ptr<const BoardLayer> layer() const override;
  bool press(const QPointF& point) override;
  void point(const QPointF& point) override;
  void leave() override { m_pointed.reset(); }
  bool release(const QPointF& point) override;
  std::optional<EditTarget> dropTarget(int kind, const QPointF& point) const override;
  bool key(int key) override;
  bool holds() const override { return m_carried.has_value(); }
  void dropHeld() override { m_carried.reset(); }

 private:
  const Variant& variant() const { return *m_board.position().variant(); }
  bool holdsFence() const;
  bool hasFence(FencePlace fence) const;
  std::optional<FencePlace> gapAt(const QPointF& point) const;  ///< returns the gap in which a click places a fence
  void put(FencePlace fence);
  void rotateOrLift();
  bool carry(int key);
  bool changeCarried(int key);
  GhostFence ghostOf(FencePlace fence) const;

  EditorBoard& m_board;
  std::optional<FencePlace> m_pointed;  ///< fence held by the mouse
  std::optional<FencePlace> m_carried;  ///< fence held by the keyboard
};

}  // namespace kotai::ui
