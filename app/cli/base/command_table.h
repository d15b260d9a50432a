// The functions behind the subcommands of one kind of games, each called with the parsed arguments.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/cli/base/context.h"
#include "app/cli/base/format.h"
#include "app/cli/base/solve_options.h"
#include "app/cli/bench/benchmark_case.h"
#include "core/record/saved_game.h"

namespace kotai::cli {

struct ProbeArguments {
  std::string variant;
  std::optional<std::string> position;  ///< none: each line of stdin is answered
  bool moves = false;
  bool evaluation = false;
  std::string memory;  ///< for values of many positions
};

struct RankArguments {
  std::string variant;
  std::optional<std::string> text;  ///< a position, or a number; none: each line of stdin is answered
};

struct ParentsArguments {
  std::string variant;
  std::optional<std::string> position;
};

/// Values of `line --ties`, the default first.
inline constexpr std::array lineTies{"hardest", "natural", "first"};

struct LineArguments {
  std::string variant;
  std::optional<std::string> position;
  std::size_t maxMoves = 1000;          ///< or turns
  std::string ties = lineTies.front();  ///< which of equally good moves
};

struct ExplainArguments {
  std::string variant;
  std::optional<std::string> position;
  std::optional<std::string> move;  ///< none: the position itself
};

/// Names of ProofTies, in its order.
inline constexpr std::array proofTies{"first", "fewest", "all"};

struct GraphArguments {
  std::string variant;
  std::optional<std::string> position;
  bool proof = false;
  bool all = false;
  bool count = false;
  std::string ties = proofTies.front();  ///< of a proof that is counted: which of the fastest wins
  std::uint32_t plies = 6;
  std::size_t most = 1000;  ///< positions
};

struct TableArguments {
  std::string variant;
  std::string key;    ///< or several, with commas between them
  std::string where;  ///< a query about games with alternating moves; empty: none
  bool asPublished = false;
};

struct StatsArguments {
  std::string variant;
};

/// Output file and format, instead of text on stdout.
struct FileArguments {
  std::string outFile;  ///< empty: stdout
  std::string format;   ///< empty: as the name of the file says
  std::string columns;  ///< with commas between them; empty: the usual ones
};

struct FindArguments : FileArguments {
  std::string variant;
  std::string kind;                     ///< empty: any
  std::string where;                    ///< a query about games with alternating moves; empty: none
  std::string sort;                     ///< a number of the query language, the least first; empty: as stored
  std::optional<std::uint32_t> number;  ///< --n
  std::uint64_t limit = 20;
  bool countOnly = false;
  std::optional<std::uint64_t> seed;
  std::optional<double> from;  ///< values of games with simultaneous moves
  std::optional<double> to;
};

struct PuzzleArguments {
  std::string variant;
  std::string kind;                     ///< empty: those of a day
  std::string day;                      ///< "2026-11-22"; empty: of a kind
  std::optional<std::uint32_t> number;  ///< --n
  std::uint64_t seed = 1;
  std::optional<std::uint64_t> limit;  ///< 0: all
};

struct PerftArguments {
  std::string variant;
  unsigned depthPlies = 0;  ///< or turns
  std::optional<std::string> position;
};

struct VerifyArguments {
  std::string variant;
  unsigned threads = 0;
  std::optional<std::uint64_t> sample;  ///< about so many positions, drawn at random; none: all
  std::uint64_t seed = 1;
};

struct GatherArguments {
  std::string variant;
  std::vector<std::string> from;  ///< folders with shards, besides the data folder
};

struct MatchArguments {
  std::string variant;
  std::array<std::string, 2> players;  ///< by Side; empty: the game's default
  std::uint64_t games = 100;
  std::uint64_t seed = 1;
  std::uint64_t maxPlies = 1000;  ///< of games with alternating moves
  unsigned threads = 0;           ///< of games with simultaneous moves; 0: as many as the machine has
  std::string starts;             ///< `balanced` or a file, of games with alternating moves; empty: the usual start
  std::string saveFile;           ///< where the games are kept, of games with alternating moves; empty: nowhere
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

/// A row of `variants`, as text and as JSON.
struct VariantRow {
  std::string game;
  std::string variant;
  std::string state;  ///< "solved", "unfinished", "not solved", "damaged" or what a search knows
  std::string start = "-";
  std::string positions = "-";
  std::string bytes = "-";
  std::string known = "-";     ///< what others, or other computers, have found of the start, where it is not solved here
  Json json = Json::object();  ///< start, positions, bytes and the like as far as they are known
};

/// Words of a solution about the start or about a move of a game.
struct Annotation {
  std::string words;
  Json json;  ///< "value", and of a move "verdict" where there is one
};

struct CommandTable {
  /// In the order in which they are listed.
  std::vector<std::string> (*games)();
  /// The known variants of all its games (or of one), and the others that somebody solved; a game's smallest first.
  std::vector<VariantRow> (*variants)(Context&, const std::string& onlyGame);
  /// The row of any variant. Throws TextFailure.
  VariantRow (*variantRow)(Context&, const std::string& variant);
  /// Kinds accepted by `find --kind`: "dodgem: a, b; quoridor: c".
  std::string (*kindsHelp)();
  /// Keys accepted by `table --by` besides distance: "Dodgem: steps, pieces; Quoridor: ...".
  std::string (*keysHelp)();
  std::string (*publishedHelp)() = nullptr;  ///< what `table --as-published` counts; null: nothing was published
  const char* exactHelp = nullptr;           ///< what `solve --exact` does; null: these games know it not
  std::vector<BenchmarkCase> (*benchmarks)(const BenchmarkFolders&);
  int (*estimate)(Context&, const SolveArguments&);
  double (*secondsToSolve)(Context&, const SolveArguments&);  ///< about so many
  int (*solve)(Context&, const SolveArguments&);
  int (*probe)(Context&, const ProbeArguments&);
  int (*rank)(Context&, const RankArguments&) = nullptr;    ///< null: positions of these games have no numbers
  int (*unrank)(Context&, const RankArguments&) = nullptr;  ///< with rank
  int (*line)(Context&, const LineArguments&);
  int (*explain)(Context&, const ExplainArguments&);
  int (*parents)(Context&, const ParentsArguments&);
  int (*graph)(Context&, const GraphArguments&) = nullptr;  ///< null: these games have none
  int (*table)(Context&, const TableArguments&);
  int (*stats)(Context&, const StatsArguments&);
  int (*find)(Context&, const FindArguments&);
  std::string (*puzzleKindsHelp)();  ///< what `puzzle --kind` takes
  int (*puzzle)(Context&, const PuzzleArguments&);
  int (*perft)(Context&, const PerftArguments&);
  int (*verify)(Context&, const VerifyArguments&);
  int (*gather)(Context&, const GatherArguments&) = nullptr;  ///< null: these games are solved on one machine
  int (*match)(Context&, const MatchArguments&);
  int (*move)(Context&, const MoveArguments&);
  int (*exportValues)(Context&, const ExportArguments&);
  /// Returns the value and the verdict of the start and of each move of a game. Throws SolutionError.
  std::vector<Annotation> (*annotations)(Context&, const SavedGame&);
};

}  // namespace kotai::cli
