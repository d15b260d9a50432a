// The external engine that plays. It keeps running between its moves.
#pragma once

#include <QString>
#include <QThreadPool>
#include <functional>
#include <memory>
#include <stop_token>

#include "core/game/variant.h"

namespace kotai {
class ExternalPlayer;
}

namespace kotai::ui {

/// Lives on the GUI thread. Only the pool, which must have one thread, communicates with the engine and ends it.
class EngineSeat {
 public:
  explicit EngineSeat(QThreadPool* pool) : m_pool(pool) {}
  ~EngineSeat() { leave(); }
  EngineSeat(const EngineSeat&) = delete;
  EngineSeat& operator=(const EngineSeat&) = delete;

  /// Asks the engine at an address for a move, in the pool. Starts it for its first move, and ends it when another engine is
  /// requested. Empty if it was stopped. Precondition: isEngineAddress(). In the pool, throws EngineFailure or TextError.
  std::function<std::optional<AnyMove>()> question(const std::string& address, const VariantPtr& variant,
                                                   const AnyPosition& position);
  void newGame() { m_newGame = true; }
  void stop() { m_stop.request_stop(); }
  /// Ends the engine.
  void leave();

 private:
  QThreadPool* m_pool;
  std::string m_address;
  VariantPtr m_variant;
  std::shared_ptr<ExternalPlayer> m_player;
  std::stop_source m_stop;
  bool m_newGame = false;
};

}  // namespace kotai::ui
