#include "core/engine/external_player.h"

#include "core/engine/engine_client.h"

namespace kotai {

ExternalPlayer::ExternalPlayer(EngineAddress address, EngineNotationPtr notation)
    : m_address(std::move(address)), m_notation(std::move(notation)) {}

ExternalPlayer::~ExternalPlayer() = default;

bool ExternalPlayer::start(const std::stop_token& stop) {
  try {
    ensureStarted(stop);
    return true;
  } catch (const EngineStopped&) {
    return false;
  }
}

void ExternalPlayer::ensureStarted(const std::stop_token& stop) {
  if (m_client) return;
  m_client = std::make_unique<EngineClient>(m_address, m_notation, stop);
  m_inGame = false;
}

AnyMove ExternalPlayer::choose(const AnyPosition& position) {
  return *choose(position, {});  // no stop can be requested here
}

std::optional<AnyMove> ExternalPlayer::choose(const AnyPosition& position, const std::stop_token& stop) {
  std::optional<AnyMove> move;
  try {
    ensureStarted(stop);
    follow(position, stop);
    move = m_notation->winningMoveUnknownThere(position);
    if (!move) move = m_client->bestMove(m_start, m_moves, stop);
  } catch (const EngineFailure&) {
    m_client.reset();
    if (!stop.stop_requested()) throw;
  } catch (const EngineStopped&) {
    m_client.reset();
  }
  if (!move && stop.stop_requested()) return std::nullopt;
  if (!move) throw EngineFailure(EngineFault::GaveUp, m_address.command.front());
  play(*move);
  return move;
}

/// Sends the position. If one move leads from the usual start position to the first position of the game, sends the game from
/// the usual start position.
void ExternalPlayer::follow(const AnyPosition& position, const std::stop_token& stop) {
  const Variant& variant = m_notation->variant();
  const auto moveTo = [&](const AnyPosition& from) -> std::optional<AnyMove> {
    for (const AnyMove move : variant.legalMoves(from))
      if (variant.play(from, move) == position) return move;
    return std::nullopt;
  };
  if (m_inGame && position == m_last) return;
  if (m_inGame)
    if (const auto move = moveTo(m_last)) return play(*move);
  m_client->newGame(stop);
  m_inGame = true;
  m_moves.clear();
  m_start = m_last = variant.start();
  if (position == m_start) return;
  if (const auto move = moveTo(m_start)) return play(*move);
  m_start = m_last = position;
}

void ExternalPlayer::play(AnyMove move) {
  m_last = m_notation->variant().play(m_last, move);
  m_moves.push_back(move);
}

}  // namespace kotai
