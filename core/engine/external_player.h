// An external engine as a player, and the communication with it in UCI or USI (docs/engine-protocol.md).
#pragma once

#include <exception>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "core/engine/child_process.h"
#include "core/engine/engine_address.h"
#include "core/engine/engine_fault.h"
#include "core/players/player.h"

namespace kotai {

/// Thrown if a stop was requested before the engine was ready.
struct EngineStopped : std::exception {};

/// Client of an external engine. Every failure throws EngineFailure. Discard the client after an EngineFailure
/// or EngineStopped. Use each client in one thread only.
class EngineClient {
 public:
  /// Starts the engine, sets its options and waits until it is ready. Throws EngineStopped.
  EngineClient(EngineAddress address, EngineNotationPtr notation, const std::stop_token& stop = {});

  const EngineAddress& address() const { return m_address; }
  /// Returns the name that the engine reported, or the name of its program if it reported none.
  const std::string& name() const { return m_name; }
  /// Starts a new game. Throws EngineStopped.
  void newGame(const std::stop_token& stop = {});
  /// Returns the engine's move in the position after \p moves. Returns nothing if the engine resigns or has no move, or on a stop
  /// request.
  std::optional<AnyMove> bestMove(const AnyPosition& start, const std::vector<AnyMove>& moves, const std::stop_token& stop = {});

 private:
  using Deadline = ChildProcess::Deadline;
  void sendLine(const std::string& line);
  /// Returns the next line that begins with a word, or any line if \p word is empty. Replaces white space between words by single
  /// spaces. Throws EngineStopped.
  std::string waitFor(std::string_view word, Deadline deadline, const std::stop_token& stop = {});
  void introduce(const std::stop_token& stop);
  void setOption(const EngineAddress::Option& option);
  void waitUntilReady(const std::stop_token& stop);
  std::optional<std::string> askForMove(const std::stop_token& stop);
  Deadline deadline() const { return std::chrono::steady_clock::now() + m_address.timeout; }
  [[noreturn]] void fail(EngineFault fault, std::string detail = {}) const;
  bool isUsi() const { return m_address.protocol == EngineProtocol::Usi; }

  EngineAddress m_address;
  EngineNotationPtr m_notation;
  std::string m_name;
  ChildProcess m_process;
};

/// Player that uses an external engine. Starts the engine on the first move, and again after a failure. Sends
/// the whole game as long as each position is two plies after the previous one.
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
  void sendPosition(const AnyPosition& position, const std::stop_token& stop);
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
