// Notation of positions and moves for other programs (docs/engine-protocol.md).
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/game/variant.h"

namespace kotai {

enum class EngineProtocol : std::uint8_t { Uci, Usi };

/// Notation of a variant for other programs. By default, both protocols use the notation of this program. Games
/// override functions if other programs use another notation. Immutable and thread-safe.
class EngineNotation {
 public:
  explicit EngineNotation(VariantPtr variant) : m_variant(std::move(variant)) {}
  virtual ~EngineNotation() = default;
  EngineNotation(const EngineNotation&) = delete;
  EngineNotation& operator=(const EngineNotation&) = delete;

  const Variant& variant() const { return *m_variant; }

  /// Returns the value of the option UCI_Variant.
  virtual std::string variantName() const { return m_variant->id(); }
  virtual std::string position(EngineProtocol protocol, const AnyPosition& position) const;
  virtual tl::expected<AnyPosition, TextError> readPosition(EngineProtocol protocol, std::string_view text) const;
  virtual std::string move(EngineProtocol protocol, const AnyPosition& position, AnyMove move) const;
  /// Parses a legal move. Returns nothing for any other text.
  virtual std::optional<AnyMove> readMove(EngineProtocol protocol, const AnyPosition& position, std::string_view text) const;
  /// Returns the position after an engine's move, which may be illegal by the rules of this program.
  virtual std::optional<AnyPosition> after(EngineProtocol protocol, const AnyPosition& position, std::string_view text) const;

  /// Returns whether some games end earlier under the external engine's rules.
  virtual bool endsElsewhere() const { return false; }
  /// Returns the legal moves that are also legal by the external engine's rules, in the order of legalMoves().
  /// Returns no moves if the game is over by the external engine's rules.
  virtual std::vector<AnyMove> sharedMoves(const AnyPosition& position) const { return m_variant->legalMoves(position); }
  /// Returns an immediately winning move if the position is illegal under the external engine's rules.
  virtual std::optional<AnyMove> winningMoveIfIllegal(const AnyPosition&) const { return std::nullopt; }

 private:
  VariantPtr m_variant;
};

using EngineNotationPtr = std::shared_ptr<const EngineNotation>;

/// Returns the notation that the variant's game registers (core/engine/registry.cpp), otherwise this program's
/// notation.
EngineNotationPtr engineNotation(const VariantPtr& variant);

}  // namespace kotai
