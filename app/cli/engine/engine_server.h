// Answers a graphical program line by line in UCI or USI (docs/engine-protocol.md).
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/cli/engine/engine_lines.h"
#include "app/cli/engine/engine_options.h"
#include "core/players/player.h"

namespace kotai::cli {

/// No input makes the program exit or stop answering. Faults are reported with `info string`.
class EngineServer {
 public:
  struct Setting {
    VariantPtr variant;
    SolutionPtr solution;  ///< null if there is no solution: the engine then plays like the highest level
    std::string name;      ///< program name and version
    std::uint64_t seed = 1;
  };
  using Say = std::function<void(const std::string&)>;

  EngineServer(Setting setting, Say say);

  /// Returns false when the other program has quit.
  bool hear(const std::string& line);

 private:
  struct Words;
  struct Search {
    std::vector<AnyMove> moves;
    bool waits = false;  ///< waits for `stop`, or for `ponderhit`
    bool mate = false;   ///< `go mate` of USI, which requests a complete win instead of a move
  };

  void introduce(EngineProtocol protocol);
  void setOption(Words words);
  void setPosition(Words words);
  void playMoves(AnyPosition position, Words words);
  void go(Words words);
  std::optional<Search> readSearch(Words words, const AnyPosition& position);
  void choose(const AnyPosition& position, const Search& search);
  void sendEnd(const AnyPosition& position);
  std::string mateText(const AnyPosition& position, const std::vector<AnyMove>& moves);
  std::string chooseByTable(const AnyPosition& position, const std::vector<AnyMove>& moves);
  std::string chooseByPlayer(const AnyPosition& position, const std::vector<AnyMove>& moves);
  std::string lineText(const AnyPosition& position, const EngineLine& line) const;
  std::string scoreText(Value value) const;
  void stop();
  void perft(const AnyPosition& position, std::string_view depth);
  std::uint64_t count(const AnyPosition& position, unsigned depthPlies) const;
  void describe() const;
  void tell(const std::string& what) const { m_say("info string " + what); }
  /// Resigns in USI.
  const char* noMove() const { return m_protocol == EngineProtocol::Usi ? "resign" : "(none)"; }

  Setting m_setting;
  Say m_say;
  EngineNotationPtr m_notation;
  std::optional<EngineLines> m_lines;  ///< missing without a solution
  std::unique_ptr<Player> m_player;    ///< chooses among equal moves, or among all moves
  EngineProtocol m_protocol = EngineProtocol::Uci;
  EngineOptions m_options;
  std::optional<AnyPosition> m_position;  ///< missing if the latest position was invalid
  std::string m_heldBack;                 ///< the answer to `go infinite`, held back until `stop`
};

}  // namespace kotai::cli
