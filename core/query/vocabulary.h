// The vocabulary of queries about one variant, with default words for games that define none.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/query/expression.h"

namespace kotai::query {

/// A quantity in queries, with its word.
struct NamedTerm {
  std::string word;
  Term term;
};

/// Vocabulary of a variant, to which this object stores a reference. Immutable and thread-safe.
class Vocabulary {
 public:
  explicit Vocabulary(const Variant& variant);

  /// Returns the terms in menu order: distance, moves, ..., pieces and hands, then the table keys `own-steps`, `other-steps`
  /// and, for both sides together, `steps`.
  const std::vector<NamedTerm>& terms() const { return m_terms; }
  const NamedTerm* term(std::string_view word) const;
  /// Returns the index of a table key such as `steps`, or nothing for other words.
  std::optional<std::size_t> key(std::string_view word) const;

  /// Returns the kinds of moves. Bit i of kindsOfMove() stands for the i-th kind.
  const std::vector<std::string_view>& moves() const { return m_moves; }
  std::uint32_t kindsOfMove(const AnyPosition& before, const AnyPosition& after) const;

  std::vector<std::string_view> kinds() const;
  bool kindHasNumber(FindKind kind) const;

  /// Returns the words for the contents of a square, in addition to `own`, `other` and `empty`.
  const std::vector<PieceWord>& pieces() const;
  bool stands(const AnyPosition& position, const StandsOn& condition) const;
  /// Parses a square such as `b2`, in either case.
  std::optional<Square> square(std::string_view word) const;
  std::string squareText(Square square) const;

  /// Returns the number of pieces in hand or on the board. Precondition: the quantity is InHand or OnBoard, for one side.
  int count(const Term& term, const AnyPosition& position) const;

 private:
  void addSided(const std::string& word, Term term);
  void addCounts();
  void addKeys();

  const Variant& m_variant;
  bool m_hasHands = false;
  std::vector<NamedTerm> m_terms;
  std::vector<std::string_view> m_moves;
};

}  // namespace kotai::query
