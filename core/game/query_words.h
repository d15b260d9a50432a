// Words that a game adds to the query language (core/query).
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "core/game/types.h"

namespace kotai {

class Variant;

struct PieceSought {
  std::optional<int> kind = {};    ///< required kind of piece; missing if any kind matches
  std::optional<Side> owner = {};  ///< required owner; missing if any owner matches
};

struct PieceWord {
  std::string_view text;
  PieceSought piece;
};

/// Words of a game in the query language. All members are optional (defaults: core/query/vocabulary.h).
struct QueryWords {
  std::vector<std::string_view> moves;  ///< names of the kinds of moves in queries
  /// Returns the kinds of a move, given the positions before and after the move. Bit i stands for moves[i]. The
  /// function is required if `moves` is not empty.
  std::uint32_t (*kindsOfMove)(const Variant& variant, const AnyPosition& before, const AnyPosition& after) = nullptr;

  std::string_view handKey = {};  ///< the table key that counts the pieces in hand
  int (*inHand)(const Variant& variant, const AnyPosition& position, Side side) = nullptr;
  std::string_view piecesKey = {};  ///< the table key that counts the pieces on the board
  int (*onBoard)(const Variant& variant, const AnyPosition& position, Side side) = nullptr;

  std::vector<PieceWord> pieces;
  /// Returns whether a matching piece is on a square. In a stack, only the topmost piece counts.
  bool (*stands)(const Variant& variant, const AnyPosition& position, Square square, const PieceSought& piece) = nullptr;
  bool rowsFromTop = false;  ///< whether rows are numbered from the first side's far row
};

}  // namespace kotai
