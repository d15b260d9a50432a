// Feature of the board of Domineering. Shows the dominoes and the values, places dominoes, and explains why no
// domino fits.
#pragma once

#include "ui/board/board_view.h"
#include "ui/domineering/board/domino_scene.h"

namespace kotai::ui {

struct DominoValue {
  MoveSquares domino;
  Value value;  ///< value for the player who moves
  bool perfect = false;
  std::uint32_t wastedPlies = 0;
};

/// Layer with dominoes and their values. Parts that are not set are not drawn.
class DominoLayer : public BoardLayer {
 public:
  void paint(BoardLevel level, QPainter& painter, const BoardLayout& layout, const BoardScene& scene,
             const ColourPalette& palette) const override;

  std::vector<MoveSquares> placed;  ///< dominoes in the order of the moves
  std::vector<DominoValue> values;
  std::optional<MoveSquares> pointed;
};

class DominoFeature : public BoardFeature {
 public:
  explicit DominoFeature(BoardView& view) : m_view(view) {}

  std::shared_ptr<const BoardLayer> layer(BoardMoment moment) const override;
  void reset() override { m_pointed.reset(); }
  bool press(const QPointF& point) override;
  bool point(const QPointF& point) override;
  void leave() override { pointAt(std::nullopt); }
  bool act() override;
  QString describe(Square square) const override;

 private:
  bool acceptsMove() const { return m_view.acceptsInput() && !m_view.document().isFinished(); }
  MoveSquares squaresOf(AnyMove move) const;
  DominoMoves moves() const;  ///< returns the legal dominoes, or none if the user cannot place one
  void pointAt(std::optional<AnyMove> move);
  void place(std::optional<AnyMove> move, Square square);
  QString whyNot(Square square) const;

  BoardView& m_view;
  std::optional<AnyMove> m_pointed;
};

}  // namespace kotai::ui
