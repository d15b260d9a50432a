// A position a person puts together: pieces, hands, stock, side to move. It need not be legal yet.
#pragma once

#include <optional>
#include <vector>

#include "core/game/variant.h"

namespace kotai::ui {

/// Knows squares and stock, no rules: whether the position is legal only the variant says. GUI independent.
class EditedPosition {
 public:
  explicit EditedPosition(VariantPtr variant);

  const VariantPtr& variant() const { return m_variant; }
  const SetUp& setUp() const { return m_setUp; }
  tl::expected<AnyPosition, TextError> compose() const { return m_variant->compose(m_setUp); }

  void setPosition(const AnyPosition& position);
  void setSetUp(SetUp setUp) { m_setUp = std::move(setUp); }  ///< one that setUp() gave
  void setSideToMove(Side side) { m_setUp.toMove = side; }
  void clear();   ///< everything goes back to the stock
  void mirror();  ///< left and right change places

  bool isOnBoard(Square square) const;
  bool isHand(Square square) const;
  std::optional<PieceOnBoard> pieceAt(Square square) const;  ///< also the topmost piece of a hand
  /// What stands on the square goes back to the stock. On a hand: into the place of that hand for pieces of this sort.
  /// False, and nothing done, if there is none (a lion is never in a hand).
  bool put(Side owner, int kind, Square square);
  bool move(Square from, Square to);
  bool remove(Square square);  ///< one piece; false if there is none
  /// The piece takes its next form: promoted, then the other side's.
  bool cycle(Square square);
  /// How many of this sort are not placed yet; negative if there are too many.
  int left(const StockItem& item, Side side) const;
  const StockItem* stockOf(int kind) const;

 private:
  HandSlot* slotAt(Square square);
  HandSlot* slotFor(Side owner, int kind);

  VariantPtr m_variant;
  std::vector<StockItem> m_stock;
  SetUp m_setUp;
};

}  // namespace kotai::ui
