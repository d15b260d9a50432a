// Feature for the pieces in hand. Paints them beside the board and describes them to a screen reader.
#pragma once

#include <QCoreApplication>

#include "ui/board/board_view.h"

namespace kotai::ui {

/// Layer that shows the pieces in hand beside the board. Each side has a tray. Several pieces of a kind have a
/// badge with their number. The layer is part of every picture, and is empty in games without hands.
class HandsLayer : public BoardLayer {
 public:
  void paint(BoardLevel level, QPainter& painter, const BoardLayout& layout, const BoardScene& scene,
             const ColourPalette& palette) const override;
};

/// Returns the pieces in hand as painted. Omits a piece that is still moving to a hand.
std::vector<HandSlot> visibleHands(const BoardScene& scene);

/// Feature of the hands for every game. Shows nothing in games without hands.
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
