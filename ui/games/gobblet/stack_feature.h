// Feature of boards with stacked pieces: losing lifts, lines, and opened stacks.
#pragma once

#include <QCoreApplication>
#include <optional>

#include "ui/board/board_feature.h"
#include "ui/board/board_view.h"
#include "ui/games/gobblet/stack_scene.h"

namespace kotai::ui {

class StackFeature : public BoardFeature {
  Q_DECLARE_TR_FUNCTIONS(StackFeature)

 public:
  explicit StackFeature(const BoardView& view) : m_view(view) {}
  std::shared_ptr<const BoardLayer> layer(BoardMoment moment) const override;
  QString describe(Square square) const override;
  QString message() const override;

 private:
  gobblet::Rules::Position position() const;
  void addHand(StackScene& stacks) const;
  bool keyboardPoints() const;
  gobblet::SquareSet revealedBy(Square lifted) const;
  std::optional<Square> liftedSquare() const;

  const BoardView& m_view;
};

}  // namespace kotai::ui
