// Answers the lines of a graphical program in UCI or USI (docs/engine-protocol.md).
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "core/engine/engine_notation.h"
#include "core/players/player.h"
#include "core/tables/solution.h"

namespace kotai::cli {

struct EngineLine {
  Value value;                 ///< value for the side to move, with the distance by the other program's rules
  std::vector<AnyMove> moves;  ///< moves of best play; at least one move
};

/// Finds best lines, with distances by the rules of other engines. By these rules, games may end earlier: in
/// Animal Shogi, mate is two plies before the capture of the lion. A win in d plies by our rules may therefore
/// be a win in d - 2 plies by the other rules. To decide this, examines only best play, because any longer line
/// takes more than d - 2 plies by either count. Examines a limited number of positions, so distances may be two
/// plies too long, but never too short.
class EngineLines {
 public:
  EngineLines(SolutionPtr solution, EngineNotationPtr notation);

  /// Returns the best \p count of the given moves, best first. Precondition: all moves are legal by both sets of rules. Throws
  /// SolutionError.
  std::vector<EngineLine> best(const AnyPosition& position, const std::vector<AnyMove>& moves, std::size_t count);

 private:
  struct Step {
    AnyMove move;
    AnyPosition after;
    Value value;  ///< value by our rules, for the mover
  };
  std::vector<Step> steps(const AnyPosition& position, const std::vector<AnyMove>& moves) const;
  Value theirs(const AnyPosition& position, Value value);
  bool endsEarly(const AnyPosition& position, Value value);
  bool findEndsEarly(const AnyPosition& position, Value value);
  void extendLine(EngineLine& line, AnyPosition position, Value value);

  SolutionPtr m_solution;
  EngineNotationPtr m_notation;
  std::unordered_map<AnyPosition, bool> m_endsEarly;
};

struct EngineOptions {
  static constexpr unsigned maxLines = 500;
  static constexpr unsigned perfectLevel = 10;  ///< perfect play, one above the nine levels of the players

  unsigned lines = 1;             ///< value of the option MultiPV
  unsigned level = perfectLevel;  ///< value of the option Level

  /// Returns descriptions of the options, which are printed before `uciok`.
  static std::vector<std::string> descriptions(const std::string& variantName);
  /// Sets an option. Names are case-insensitive. Returns a description of the fault, or an empty string.
  std::string set(std::string_view name, std::string_view value, const std::string& variantName);
};

/// Answers any line, and never stops because of an invalid line. Reports faults with `info string`.
class EngineServer {
 public:
  struct Setting {
    VariantPtr variant;
    SolutionPtr solution;  ///< solution; null if there is none, in which case the engine plays like the highest level
    std::string name;      ///< program name and version
    std::uint64_t seed = 1;
  };
  using SendLine = std::function<void(const std::string&)>;

  EngineServer(Setting setting, SendLine sendLine);

  /// Reads a line. Returns false when the other program has quit.
  bool handleLine(const std::string& line);

 private:
  struct Words;
  struct Search {
    std::vector<AnyMove> moves;
    bool waits = false;  ///< whether the search waits for `stop` or `ponderhit`
    bool mate = false;   ///< whether a complete win is requested instead of a move (USI's `go mate`)
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
  void sendInfo(const std::string& what) const { m_sendLine("info string " + what); }
  /// Returns the answer for a position without legal moves. In USI, this answer means resignation.
  const char* noMove() const { return m_protocol == EngineProtocol::Usi ? "resign" : "(none)"; }

  Setting m_setting;
  SendLine m_sendLine;
  EngineNotationPtr m_notation;
  std::optional<EngineLines> m_lines;  ///< empty without a solution
  std::unique_ptr<Player> m_player;    ///< player that chooses among equally good moves, or among all moves
  EngineProtocol m_protocol = EngineProtocol::Uci;
  EngineOptions m_options;
  std::optional<AnyPosition> m_position;  ///< current position; missing if the latest position was invalid
  std::string m_delayedAnswer;            ///< the answer to `go infinite`, to be sent after `stop`
};

}  // namespace kotai::cli
