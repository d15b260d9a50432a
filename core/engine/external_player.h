// An external engine as a player.
#pragma once

#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

#include "core/engine/engine_address.h"
#include "core/players/player.h"

namespace kotai {

class EngineClient;

/// Starts the engine on the first move, and again after a failure. Sends the whole game while each position is two plies after
/// the previous one.
class ExternalPlayer : public Player {
 public:
  ExternalPlayer(EngineAddress address, EngineNotationPtr notation);
  ~ExternalPlayer() override;

  void newGame() override { m_inGame = false; }
  /// Returns the move of the engine. Throws EngineFailure.
  AnyMove choose(const AnyPosition& position) override;
  /// Like choose(), but returns nothing if a stop was requested, which is noticed within a second.
  std::optional<AnyMove> choose(const AnyPosition& position, const std::stop_token& stop);
  /// Starts the engine. Returns false if a stop was requested. Throws EngineFailure if the engine cannot be started or
  /// does not support the game.
  bool start(const std::stop_token& stop = {});

 private:
  void ensureStarted(const std::stop_token& stop);
  void follow(const AnyPosition& position, const std::stop_token& stop);
  void play(AnyMove move);

  EngineAddress m_address;
  EngineNotationPtr m_notation;
  std::unique_ptr<EngineClient> m_client;  ///< null before the first use and after a failure
  AnyPosition m_start;
  AnyPosition m_last;
  std::vector<AnyMove> m_moves;  ///< moves from m_start to m_last
  bool m_inGame = false;
};

}  // namespace kotai
