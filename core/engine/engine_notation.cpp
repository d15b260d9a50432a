#include "core/engine/engine_notation.h"

namespace kotai {

std::string EngineNotation::position(EngineProtocol, const AnyPosition& position) const {
  return m_variant->formatPosition(position);
}

tl::expected<AnyPosition, TextError> EngineNotation::readPosition(EngineProtocol, std::string_view text) const {
  return m_variant->parsePosition(text);
}

std::string EngineNotation::move(EngineProtocol, const AnyPosition& position, AnyMove move) const {
  return m_variant->formatMove(position, move);
}

std::optional<AnyMove> EngineNotation::readMove(EngineProtocol, const AnyPosition& position, std::string_view text) const {
  const auto move = m_variant->parseMove(position, text);
  if (!move) return std::nullopt;
  return *move;
}

std::optional<AnyPosition> EngineNotation::after(EngineProtocol protocol, const AnyPosition& position,
                                                 std::string_view text) const {
  const auto move = readMove(protocol, position, text);
  if (!move) return std::nullopt;
  return m_variant->play(position, *move);
}

}  // namespace kotai
