// What a picture of a board with stacked pieces shows besides them: lines, dangerous lifts, one stack laid open.
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "core/game/variant.h"
#include "core/games/gobblet/variant.h"

namespace kotai::ui {

/// A plain value; the parts not set are not drawn.
struct StackScene {
  using Line = std::array<Square, 3>;
  std::vector<Square> losingLifts;  ///< pieces of the player to move that hold back a line of the other side
  std::vector<Line> revealed;       ///< the lines that lifting the piece under the hand would uncover
  std::vector<Line> won;            ///< of the winner
  std::optional<Square> opened;     ///< the stack whose pieces are shown one beside the other
};

/// Null for games without stacks.
const gobblet::GobbletVariant* gobbletOf(const Variant& variant);
bool stacksPieces(const Variant& variant);
/// The lines that lie wholly in a set of squares.
std::vector<StackScene::Line> linesOf(gobblet::SquareSet squares);
/// The pieces on a square from bottom to top.
std::vector<PieceOnBoard> stackAt(const std::vector<PieceOnBoard>& pieces, Square square);

}  // namespace kotai::ui
