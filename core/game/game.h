// A game as everything above its rules knows it: one entry of the registry, most of it optional.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

#include "core/game/figures.h"
#include "core/game/imported_game.h"
#include "core/game/judgement.h"
#include "core/game/motif.h"
#include "core/game/position_kind.h"
#include "core/game/query_words.h"
#include "core/game/statistics_words.h"
#include "core/game/variant.h"
#include "core/game/work.h"

namespace kotai {

/// Members shared by games with alternating and with simultaneous moves.
struct GameInfo {
  std::string id;                          ///< "dodgem"
  std::vector<std::string> knownVariants;  ///< smallest first
  std::string name = {};                   ///< in English, for the command line: "Animal Shogi"; empty: the id
  std::string exampleVariant = {};         ///< there as well; may be empty
  std::string examplePosition = {};        ///< there as well; may be empty
  Work work = {};                          ///< what was published about it, if its figures are repeated here

  const std::string& englishName() const { return name.empty() ? id : name; }
};

/// Cases of `kotai-cli bench` for a game.
struct Benchmarks {
  /// Solved with one thread and with two, each variant with each limit of memory (0: none).
  struct Solved {
    std::vector<std::string> variants;
    std::vector<std::uint64_t> memoryMebibytes = {0};
  };
  std::vector<Solved> solved;
  std::string probed;  ///< the variant whose solution is read
};

/// A game with alternating moves. Defaults that hold for every game replace missing entries.
struct Game : GameInfo {
  /// Reads what follows the id in a variant's text; \p column is the place of \p rest in the whole text (1-based). Required.
  tl::expected<VariantPtr, TextError> (*parse)(std::string_view rest, std::size_t column) = nullptr;

  /// The notable positions it lists, in this order; empty: the generic kinds (core/analysis/generic_kinds.h).
  std::vector<PositionKind> kinds;
  std::optional<FlagTest> counted;  ///< the flags that say which positions are counted at all; none: all are
  Figures figures;
  StatisticsWords words;
  Benchmarks benchmarks;
  int drawnAtOccurrence = 0;  ///< so often a position stands on the board, and the game is a draw; 0: no such rule
  /// Side that has won although moves are left, because no move can change the result. Players stop there; values and distances
  /// go on to the end of the rules.
  std::optional<Side> (*decided)(const Variant& variant, const AnyPosition& position) = nullptr;
  /// How many positions of the variant are finished and drawn; their values do not tell. None: there are no such positions.
  std::uint64_t (*finishedDraws)(const Variant& variant) = nullptr;
  Judgement judgement;
  MotifsOf motifs = nullptr;  ///< what explanations say in the words of the game (core/explain)
  QueryWords query;
  bool countsSlowly = false;      ///< TierGraph::totalPositions() counts one by one, for seconds or hours
  ReadNotation import = nullptr;  ///< reads games in notations that others use
};

}  // namespace kotai
