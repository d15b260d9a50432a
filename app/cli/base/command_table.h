// Functions that each kind of game implements for the subcommands, and the arguments of the subcommands.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "app/cli/base/context.h"
#include "app/cli/base/format.h"
#include "app/cli/base/position_count.h"
#include "app/cli/base/solve_options.h"
#include "app/cli/bench/benchmark_case.h"
#include "core/analysis/table_rows.h"
#include "core/known/known_results.h"
#include "core/play/knowledge.h"
#include "core/puzzles/puzzle_maker.h"

namespace kotai::cli {

/// Names of the values of ProofTies, in the same order.
inline constexpr std::array proofTies{"first", "fewest", "all"};

struct GraphArguments {
  std::string variant;
  std::optional<std::string> position;
  bool proof = false;
  bool all = false;
  bool count = false;
  std::string ties = proofTies.front();  ///< rule by which the counted proof chooses among the fastest wins
  std::uint32_t plies = 6;
  std::size_t most = 1000;  ///< maximum number of positions
};

struct TableArguments {
  std::string variant;
  std::string key;    ///< one or more keys, separated by commas
  std::string where;  ///< a query about alternating games, or empty
  bool asPublished = false;
};

struct StatsArguments {
  std::string variant;
  bool evaluation = false;  ///< whether to report only how well the game's evaluation agrees with the values
};

/// Output file, format and columns of a command, for output that replaces the usual text on stdout.
struct FileArguments {
  std::string outFile;  ///< output file; stdout if empty
  std::string format;   ///< output format; if empty, selected by the suffix of the file
  std::string columns;  ///< columns separated by commas; empty for the default columns
};

struct FindArguments : FileArguments {
  std::string variant;
  std::string kind;   ///< kind of position; any kind if empty
  std::string where;  ///< a query about alternating games, or empty
  std::string sort;   ///< quantity of the query language by which positions are sorted, ascending; empty: in stored order
  std::optional<std::uint32_t> number;  ///< argument of --n
  std::uint64_t limit = 20;
  bool countOnly = false;
  std::optional<std::uint64_t> seed;
  std::optional<double> from;  ///< minimum payoff, for games in which both sides move at once
  std::optional<double> to;
};

struct PuzzleArguments {
  std::string variant;
  std::string kind;                     ///< kind of puzzle; empty for the puzzles of a day
  std::string day;                      ///< day of the puzzles, such as "2026-11-22"; empty for puzzles of a kind
  std::optional<std::uint32_t> number;  ///< argument of --n
  std::uint64_t seed = 1;
  std::optional<std::uint64_t> limit;  ///< maximum number of puzzles; 0 for all
};

struct VerifyArguments {
  std::string variant;
  unsigned threads = 0;
  std::optional<std::uint64_t> sample;  ///< approximate number of random positions; all positions if missing
  std::uint64_t seed = 1;
};

struct GatherArguments {
  std::string variant;
  std::vector<std::string> from;  ///< folders with shards, in addition to the data folder
};

struct MatchArguments {
  std::string variant;
  std::array<std::string, 2> players;  ///< players by Side; the game's default if empty
  std::uint64_t games = 100;
  std::uint64_t seed = 1;
  std::uint64_t maxPlies = 1000;  ///< maximum length of an alternating game in plies
  unsigned threads = 0;           ///< number of threads, if both sides move at once; 0: all threads of the machine
  std::string starts;             ///< `balanced` or a file, in alternating games; empty for the usual start position
  std::string saveFile;           ///< file for the games of a match, in alternating games; empty if they are not saved
};

struct MoveArguments {
  std::string variant;
  std::optional<std::string> position;
  std::string player = "perfect";
  std::uint64_t games = 1;
  std::uint64_t seed = 1;
};

struct ExportArguments : FileArguments {
  std::string variant;
  std::string tableKey;
  bool asPublished = false;
};

/// Data about a variant in the data folder, as text and as JSON.
struct FoundVariant {
  std::string state =
      "not solved";  ///< other states: "solved", "unfinished", "damaged", "figures only", "outcomes only", "searched"
  std::string startText = "-";
  Json start;  ///< value of the start position; null if unknown
  std::optional<PositionCount> positions;
  std::optional<std::uint64_t> bytes;  ///< size of the solution, once the value of the start position has been read
  Json totals = Json::object();        ///< totals with the same names as in `solve`
};

/// Evaluation of a position by the heuristic of its game.
struct Judged {
  std::string columns;  ///< columns of the evaluation, separated by tabs
  Json json;
};

/// Numbering of positions from 0, in the order of the file. Symmetric positions share a number.
class Numbering {
 public:
  struct Place {
    std::uint64_t number = 0;
    AnyPosition position;  ///< the position as stored
    std::uint64_t tier = 0;
    std::uint64_t index = 0;  ///< index of the position in its tier
  };
  virtual ~Numbering() = default;

  virtual std::uint64_t count() const = 0;
  virtual std::optional<Place> placeOf(const AnyPosition& position) const = 0;
  /// Returns the position with the given number. Precondition: number < count().
  virtual Place at(std::uint64_t number) const = 0;
  /// Returns the reason why a position has no number, such as "no game reaches it".
  virtual std::string whyNone() const = 0;
};

/// Function that returns a player's next move as text.
using MoveChooser = std::function<std::string()>;

/// Functions of one kind of game that the subcommands call.
struct CommandTable {
  /// Fills the FoundVariant from the data folder. Members that depend on a damaged file stay empty. Throws
  /// SolutionError.
  void (*inspect)(Context&, const Play&, bool withTotals, FoundVariant&);
  /// Formats a known result as English text and as JSON.
  std::pair<std::string, Json> (*knownStart)(const KnownResult&);
  /// Returns the kinds accepted by `find --kind`, as text such as "dodgem: a, b; quoridor: c".
  std::string (*kindsHelp)();
  /// Returns the keys accepted by `table --by` in addition to distance, as text such as "Dodgem: steps, pieces; Quoridor: ...".
  std::string (*keysHelp)();
  std::string (*publishedHelp)() = nullptr;  ///< describes how `table --as-published` counts; null if nothing was published
  /// Returns additional help for this kind of game, for a place such as a subcommand or the option "match
  /// --first". The text may be empty.
  std::string (*ownHelp)(std::string_view place) = nullptr;
  const char* exactHelp = nullptr;  ///< describes `solve --exact`; null if not supported
  std::vector<BenchmarkCase> (*benchmarks)(const BenchmarkFolders&);
  /// Opens the values of a variant. The context must outlive the values. Throws SolutionError.
  KnowledgePtr (*knowledge)(Context&, const Play&, const std::stop_token&);
  Judged (*evaluation)(const Play&, const AnyPosition&);
  std::unique_ptr<Numbering> (*numbering)(Context&, const Play&);
  /// Creates one player for each side that moves in the position.
  std::vector<MoveChooser> (*choosers)(Context&, const MoveArguments&, const AnyPosition&, const std::stop_token&);
  int (*estimate)(Context&, const SolveArguments&);
  double (*secondsToSolve)(Context&, const SolveArguments&);  ///< returns the approximate time to solve, in seconds
  int (*solve)(Context&, const SolveArguments&);
  int (*graph)(Context&, const GraphArguments&) = nullptr;  ///< null if these games have no graphs
  /// Returns a table. Throws UsageError for a table that does not exist, and SolutionError.
  TableRows (*table)(Context&, const TableArguments&);
  int (*stats)(Context&, const StatsArguments&);
  int (*find)(Context&, const FindArguments&);
  std::string (*puzzleKindsHelp)();  ///< returns the accepted arguments of `puzzle --kind`
  /// Parses the argument of `puzzle --kind`. Returns nothing if puzzles of all kinds are requested, or for the puzzles
  /// of a day. Throws UsageError.
  std::optional<PuzzleKind> (*puzzleKind)(const PuzzleArguments&);
  PuzzleMakerPtr (*puzzleMaker)(const Context&, const Play&);  ///< creates a puzzle maker; throws SolutionError
  int (*verify)(Context&, const VerifyArguments&);
  int (*gather)(Context&, const GatherArguments&) = nullptr;  ///< null if solutions of these games have no shards
  int (*match)(Context&, const MatchArguments&);
  int (*exportValues)(Context&, const ExportArguments&);
};

}  // namespace kotai::cli
