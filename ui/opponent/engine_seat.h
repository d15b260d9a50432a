// The engine of somebody else that sits at the board, between its moves.
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

/// Lives on the GUI thread. The engine itself is spoken to, and ended, only in the pool, which must have one thread.
class EngineSeat {
 public:
  explicit EngineSeat(QThreadPool* pool) : m_pool(pool) {}
  ~EngineSeat() { leave(); }
  EngineSeat(const EngineSeat&) = delete;
  EngineSeat& operator=(const EngineSeat&) = delete;

  /// Asks the engine of an address for a move, in the pool: it is started for the first one, and ended when another one is
  /// asked. None: a stop was requested. Precondition: isEngineAddress(). Throws, in the pool, EngineFailure
  /// or TextError.
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
