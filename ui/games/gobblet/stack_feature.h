// Feature of boards with stacked pieces. Shows losing lifts, lines, and the pieces of a stack.
#pragma once

#include <QCoreApplication>
#include <array>

#include "core/games/gobblet/variant.h"
#include "ui/board/board_view.h"

namespace kotai::ui {

/// Layer of a board with stacked pieces: lines, losing lifts, an opened stack. Parts that are not set are not
/// drawn.
class StackScene : public BoardLayer {
 public:
  using Line = std::array<Square, 3>;

  void paint(BoardLevel level, QPainter& painter, const BoardLayout& layout, const BoardScene& scene,
             const ColourPalette& palette) const override;

  std::vector<Square> losingLifts;  ///< squares of the mover's pieces that cover a line of the other side
  std::vector<Line> revealed;       ///< lines that lifting the piece under the pointer would uncover
  std::vector<Line> won;            ///< lines of the winner
  Side winner = Side::First;        ///< side that made the winning lines
  std::optional<Square> opened;     ///< square of the stack whose pieces are shown side by side
};

/// Returns the lines that lie completely in a set of squares.
std::vector<StackScene::Line> linesOf(gobblet::SquareSet squares);

class StackFeature : public BoardFeature {
  Q_DECLARE_TR_FUNCTIONS(StackFeature)

 public:
  explicit StackFeature(BoardView& view) : m_view(view) {}
  std::shared_ptr<const BoardLayer> layer(BoardMoment moment) const override;
  QString describe(Square square) const override;
  QString message() const override;
  void reset() override { m_resting = m_pointed; }
  bool point(const QPointF& point) override;
  void leave() override { m_pointed.reset(); }

 private:
  const gobblet::Rules& rules() const;
  gobblet::Rules::Position position() const;
  void addHand(StackScene& stacks) const;
  bool keyboardPoints() const;
  gobblet::SquareSet revealedBy(Square lifted) const;
  std::optional<Square> liftedSquare() const;

  BoardView& m_view;
  std::optional<Square> m_pointed;  ///< square under the mouse
  std::optional<Square> m_resting;  ///< square under the mouse since the last move; its stack is not opened
};

}  // namespace kotai::ui
