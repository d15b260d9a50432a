#include "ui/opponent/engine_seat.h"

#include <utility>

#include "core/engine/external_player.h"

namespace kotai::ui {

std::function<std::optional<AnyMove>()> EngineSeat::question(const std::string& address, const VariantPtr& variant,
                                                             const AnyPosition& position) {
  if (address != m_address || variant != m_variant) {
    leave();
    const auto parsed = parseEngineAddress(address);
    if (!parsed) return [error = parsed.error()]() -> std::optional<AnyMove> { throw TextError(error); };
    m_player = std::make_shared<ExternalPlayer>(*parsed, engineNotation(variant));
    m_address = address;
    m_variant = variant;
  }
  m_stop = std::stop_source();
  const bool newGame = std::exchange(m_newGame, false);
  return [player = m_player, position, newGame, token = m_stop.get_token()] {
    if (newGame) player->newGame();
    return player->choose(position, token);
  };
}

/// Releases the engine on a worker thread, because its last owner waits until the process has ended.
void EngineSeat::leave() {
  stop();
  if (m_player) m_pool->start([player = std::move(m_player)]() mutable { player.reset(); });
  m_address.clear();
}

}  // namespace kotai::ui
