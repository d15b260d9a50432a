// A position a person puts together: pieces, hands, stock, side to move. The position need not be legal yet.
#pragma once

#include <optional>
#include <vector>

#include "core/game/variant.h"

namespace kotai::ui {

/// Place of a piece: a square of the board, a place of a hand, or a corner, named by its lower left square.
struct EditPlace {
  Square square;
  bool corner = false;
  EditPlace(Square where, bool onCorner = false) : square(where), corner(onCorner) {}
  friend bool operator==(const EditPlace&, const EditPlace&) = default;
};

/// Pieces between squares belong to nobody. Knows squares and stock but no rules: the variant decides whether the position is
/// legal. GUI independent.
class EditedPosition {
 public:
  explicit EditedPosition(VariantPtr variant);

  const VariantPtr& variant() const { return m_variant; }
  const SetUp& setUp() const { return m_setUp; }
  tl::expected<AnyPosition, TextError> compose() const { return m_variant->compose(m_setUp); }

  void setPosition(const AnyPosition& position);
  void setSetUp(SetUp setUp) { m_setUp = std::move(setUp); }  ///< one that setUp() gave
  void setSideToMove(Side side) { m_setUp.toMove = side; }
  void clear();   ///< everything goes back to the stock, what lies between squares to the hands
  void mirror();  ///< left and right change places

  bool isOnBoard(Square square) const;
  bool isHand(Square square) const;
  std::optional<PieceOnBoard> pieceAt(EditPlace place) const;  ///< also the topmost piece of a hand
  /// Puts a piece there and returns the previous one to the stock; in a hand, into the place of that hand for this sort. Returns
  /// false and does nothing if there is no such place: some pieces are never in a hand, and pieces between squares never on one.
  bool put(Side owner, int kind, EditPlace place);
  /// As put(), of what the stock has left; for between squares also from the hands, that of the side to move first.
  bool take(Side owner, int kind, EditPlace place);
  bool move(EditPlace from, EditPlace to);
  bool moveToCorner(EditPlace from, int kind, Square corner);  ///< from another corner or a hand
  bool remove(EditPlace place);  ///< one piece, from between squares into a hand that lacks one; false if there is none
  /// The piece takes its next form: promoted, turned, then the other side's.
  bool cycle(EditPlace place);
  /// How many of this sort are not placed yet; negative if there are too many.
  int left(const StockItem& item, Side side) const;
  /// How many take() can still put on the board.
  int available(const StockItem& item, Side side) const;
  const StockItem* stockOf(int kind) const;

 private:
  HandSlot* slotAt(Square square);
  HandSlot* slotFor(Side owner, int kind);
  bool isCorner(Square square) const;
  bool standsOnSquare(int kind) const;
  void giveBack(int kind);
  bool fillReserves();

  VariantPtr m_variant;
  bool m_stacks;  ///< squares hold stacks, and hands whatever is not on the board
  std::vector<StockItem> m_stock;
  SetUp m_setUp;
};

}  // namespace kotai::ui
