// Position that the user sets up: pieces, hands, stock, side to move. The position may still be illegal.
#pragma once

#include <optional>
#include <vector>

#include "core/game/variant.h"

namespace kotai::ui {

/// Place of a piece: a square of the board, a slot of a hand, or a corner between squares, named after its
/// lower left square.
struct EditPlace {
  Square square;
  bool corner = false;
  EditPlace(Square where, bool onCorner = false) : square(where), corner(onCorner) {}
  friend bool operator==(const EditPlace&, const EditPlace&) = default;
};

/// Position of the editor. Pieces between squares have no owner. The class knows the squares and the stock, but
/// not the rules. The variant decides whether the position is legal. Does not depend on the GUI.
class EditedPosition {
 public:
  explicit EditedPosition(VariantPtr variant);

  const VariantPtr& variant() const { return m_variant; }
  const SetUp& setUp() const { return m_setUp; }
  tl::expected<AnyPosition, TextError> compose() const { return m_variant->compose(m_setUp); }

  void setPosition(const AnyPosition& position);
  void setSetUp(SetUp setUp) { m_setUp = std::move(setUp); }  ///< restores a value of setUp()
  void setSideToMove(Side side) { m_setUp.toMove = side; }
  void clear();   ///< returns all pieces to the stock, and pieces between squares to the hands
  void mirror();  ///< exchanges left and right

  bool isOnBoard(Square square) const;
  bool isHand(Square square) const;
  bool hasPlace(Square square) const { return isOnBoard(square) || isHand(square); }
  std::optional<PieceOnBoard> pieceAt(EditPlace place) const;  ///< returns the topmost piece, also for a place in a hand
  /// Places a piece and returns the previous piece to the stock. In a hand, uses the slot for this kind. Returns
  /// false and does nothing if the place does not allow the piece. Some pieces cannot be in a hand, and pieces
  /// between squares cannot be on a square.
  bool put(Side owner, int kind, EditPlace place);
  /// Places a piece from the stock, like put(). A piece between squares may also come from a hand, preferably
  /// from the hand of the side to move.
  bool take(Side owner, int kind, EditPlace place);
  bool move(EditPlace from, EditPlace to);
  bool moveToCorner(EditPlace from, int kind, Square corner);  ///< moves a piece from another corner or from a hand to a corner
  /// Removes one piece. A piece between squares returns to a hand that lacks such a piece. Returns false if there
  /// is no piece.
  bool remove(EditPlace place);
  /// Switches a piece to its next form. The order is basic form, promoted form, and then the other side's piece.
  bool cycle(EditPlace place);
  /// Returns the number of pieces of this kind that are not placed yet. Negative if there are too many.
  int left(const StockItem& item, Side side) const;
  /// Returns the number of pieces that take() can still put on the board.
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
  bool m_stacks;  ///< squares hold stacks, and hands contain all pieces off the board
  std::vector<StockItem> m_stock;
  SetUp m_setUp;
};

}  // namespace kotai::ui
