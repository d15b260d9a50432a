// The pieces in hand as places and words for a screen reader. HandsLayer paints the hands.
#pragma once

#include <QCoreApplication>

#include "core/game/variant.h"
#include "ui/board/board_feature.h"

namespace kotai::ui {

/// Used for every game; shows nothing for games without hands.
class HandsFeature : public BoardFeature {
  Q_DECLARE_TR_FUNCTIONS(HandsFeature)

 public:
  explicit HandsFeature(const BoardView& view) : m_view(view) {}
  std::vector<Square> squares() const override;
  QString squareName(Square square) const override;

 private:
  std::vector<HandSlot> places() const;
  const BoardView& m_view;
};

}  // namespace kotai::ui
