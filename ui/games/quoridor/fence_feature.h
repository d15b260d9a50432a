// Feature of boards with fences. Places fences, explains why a fence is illegal, and shows values.
#pragma once

#include <QCoreApplication>

#include "ui/board/board_view.h"
#include "ui/games/quoridor/fence_scene.h"

namespace kotai::ui {

class FenceFeature : public BoardFeature {
  Q_DECLARE_TR_FUNCTIONS(FenceFeature)

 public:
  explicit FenceFeature(BoardView& view) : m_view(view) {}

  /// Returns the fence that the mouse or the keyboard would place now.
  std::optional<FencePlace> fenceInHand() const { return m_carried ? m_carried : m_pointed; }
  /// Returns the name and the legality of a fence, and the value of placing the fence.
  QString describeFence(FencePlace fence) const;

  std::shared_ptr<const BoardLayer> layer(BoardMoment moment) const override;
  void reset() override;
  bool press(const QPointF& point) override;
  bool point(const QPointF& point) override;
  bool release(const QPointF& point) override;
  void leave() override { pointAt(std::nullopt); }
  bool canPickUp() const override;
  void pickUp() override;
  bool step(int columns, int rows) override;
  bool act() override;
  bool holds() const override { return m_carried.has_value(); }
  void dropHeld() override { m_carried.reset(); }
  QString describe(Square square) const override;
  QString describeHand() const override;
  QString message() const override;
  QString toolTip(const QPointF& point) const override;
  QString legend() const override;
  std::vector<DescribedThing> things() const override;

 private:
  const Variant& variant() const { return *m_view.document().variant(); }
  quoridor::Rules::Position position() const;
  int fencesLeft() const;
  bool holdsFromStock() const;
  std::optional<FencePlace> fencePointedAt(const QPointF& point) const;
  std::vector<FencePlace> placedFences() const;
  bool isOnFence(const QPointF& point) const;
  std::vector<FenceMark> marks() const;
  std::optional<quoridor::FenceFault> faultOf(FencePlace fence) const;
  GhostFence ghostOf(FencePlace fence) const;
  void pointAt(std::optional<FencePlace> fence);
  bool place(FencePlace fence);
  QString tipLine(FencePlace fence) const;

  BoardView& m_view;
  std::optional<FencePlace> m_pointed;  ///< fence held by the mouse
  std::optional<FencePlace> m_carried;  ///< fence held by the keyboard
};

}  // namespace kotai::ui
