// How positions and moves are written where programs talk to each other (docs/engine-protocol.md).
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

/// As this program writes them itself, both protocols alike; a game that others know as well overrides what they do in another
/// way. Immutable and thread-safe.
class EngineNotation {
 public:
  explicit EngineNotation(VariantPtr variant) : m_variant(std::move(variant)) {}
  virtual ~EngineNotation() = default;
  EngineNotation(const EngineNotation&) = delete;
  EngineNotation& operator=(const EngineNotation&) = delete;

  const Variant& variant() const { return *m_variant; }
  const VariantPtr& sharedVariant() const { return m_variant; }

  /// Value of the option UCI_Variant.
  virtual std::string variantName() const { return m_variant->id(); }
  virtual std::string position(EngineProtocol protocol, const AnyPosition& position) const;
  virtual tl::expected<AnyPosition, TextError> readPosition(EngineProtocol protocol, std::string_view text) const;
  virtual std::string move(EngineProtocol protocol, const AnyPosition& position, AnyMove move) const;
  /// Reads a legal move.
  virtual std::optional<AnyMove> readMove(EngineProtocol protocol, const AnyPosition& position, std::string_view text) const;
  /// Returns the position after an engine's move, which may be illegal by the rules here.
  virtual std::optional<AnyPosition> after(EngineProtocol protocol, const AnyPosition& position, std::string_view text) const;

  /// Whether the others' rules differ, so that they end some games before ours do.
  virtual bool endsElsewhere() const { return false; }
  /// The legal moves that are legal by the others' rules as well, in the order of legalMoves(); none where they say that the game
  /// is over.
  virtual std::vector<AnyMove> sharedMoves(const AnyPosition& position) const { return m_variant->legalMoves(position); }
  /// The move that wins at once in a position that the others' rules do not allow to come up.
  virtual std::optional<AnyMove> winningMoveUnknownThere(const AnyPosition&) const { return std::nullopt; }

 private:
  VariantPtr m_variant;
};

using EngineNotationPtr = std::shared_ptr<const EngineNotation>;

/// The one of the variant's game (core/engine/registry.cpp), else the program's own.
EngineNotationPtr engineNotation(const VariantPtr& variant);

}  // namespace kotai
