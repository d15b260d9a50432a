// The subcommands for games with simultaneous moves: the same names, other answers.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "app/cli/base/context.h"
#include "app/cli/base/solve_options.h"
#include "app/cli/domineering/domineering_tables.h"

namespace kotai::cli {

int estimateDomineering(Context& context, const SolveArguments& arguments);
int solveDomineering(Context& context, const SolveArguments& arguments);
/// Without a position, each line of stdin is answered.
int probeDomineering(Context& context, const std::string& variant, const std::optional<std::string>& position,
                     bool withStrategies);
/// The likeliest turn of both equilibrium strategies, again and again.
int lineDomineering(Context& context, const std::string& variant, const std::optional<std::string>& position,
                    std::size_t maxTurns);
int tableDomineering(Context& context, const std::string& variant, const std::string& key, bool asPublished);
int statsDomineering(Context& context, const std::string& variant);
int perftDomineering(Context& context, const std::string& variant, unsigned turns, const std::optional<std::string>& position);
int verifyDomineeringSolution(Context& context, const std::string& variant, unsigned threads);

struct FindArguments {
  std::string variant;
  std::string kind;
  std::optional<std::uint32_t> number;  ///< --n
  std::uint64_t limit = 20;
  bool countOnly = false;
  std::optional<std::uint64_t> seed;
  std::optional<double> from;  ///< values of games with simultaneous moves
  std::optional<double> to;
};
int findDomineering(Context& context, const FindArguments& arguments);
/// "all, vertical, horizontal, draw, mixed"
std::string domineeringKinds();

struct ExportArguments {
  std::string variant;
  std::string outFile;
  std::string format;
  std::string tableKey;
  bool asPublished = false;
};
int exportDomineering(Context& context, const ExportArguments& arguments);

/// A row of `variants`.
struct DomineeringRow {
  std::string game;
  std::string variant;
  std::string state;  ///< "solved", "proved", "unfinished", "not solved" or "damaged"
  std::optional<GameValue> start;
  std::string startText;  ///< "-" where nothing is known
  std::optional<std::uint64_t> positions;
  std::uint64_t bytes = 0;
};
/// The known variants of all games with simultaneous moves (or of one), and the others that somebody solved, smallest
/// first.
std::vector<DomineeringRow> domineeringRows(Context& context, const std::string& onlyGame);

}  // namespace kotai::cli
