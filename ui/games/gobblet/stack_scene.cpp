#include "ui/games/gobblet/stack_scene.h"

#include <algorithm>

namespace kotai::ui {

const gobblet::GobbletVariant* gobbletOf(const Variant& variant) {
  return dynamic_cast<const gobblet::GobbletVariant*>(&variant);
}

bool stacksPieces(const Variant& variant) { return variant.gameId() == "gobblet"; }

std::vector<StackScene::Line> linesOf(gobblet::SquareSet squares) {
  std::vector<StackScene::Line> lines;
  for (const gobblet::SquareSet line : gobblet::allLines) {
    if ((squares & line) != line) continue;
    StackScene::Line found{};
    std::size_t next = 0;
    gobblet::forEachSquare(line, [&](int square) { found[next++] = gobblet::squareAt(square); });
    lines.push_back(found);
  }
  return lines;
}

std::vector<PieceOnBoard> stackAt(const std::vector<PieceOnBoard>& pieces, Square square) {
  std::vector<PieceOnBoard> stack;
  for (const PieceOnBoard& piece : pieces)
    if (piece.square == square) stack.push_back(piece);
  std::stable_sort(stack.begin(), stack.end(), [](const PieceOnBoard& a, const PieceOnBoard& b) { return a.kind < b.kind; });
  return stack;
}

}  // namespace kotai::ui
