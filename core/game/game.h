// Registry entry of a game. All other code uses the rules through this entry. Most members are optional.
#pragma once

#include <array>
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

/// Members shared by both kinds of games.
struct GameInfo {
  std::string id;                          ///< id of the game, such as "dodgem"
  std::vector<std::string> knownVariants;  ///< ids of variants, smallest variant first
  std::string name = {};                   ///< name for the command line, such as "Animal Shogi"; empty: the id
  std::string exampleVariant = {};         ///< variant in the examples of the help; may be empty
  std::string examplePosition = {};        ///< position in the examples of the help; may be empty
  Work work = {};                          ///< published work whose figures Kotai reproduces

  const std::string& englishName() const { return name.empty() ? id : name; }
};

/// Cases of `kotai-cli bench` for a game.
struct Benchmarks {
  /// Variants to solve. Each is solved with one and two threads, and with each memory limit (0: none).
  struct Solved {
    std::vector<std::string> variants;
    std::vector<std::uint64_t> memoryMebibytes = {0};
  };
  std::vector<Solved> solved;
  std::string probed;  ///< variant whose solution the benchmarks look values up in
};

/// A game with alternating moves. General defaults replace missing entries.
struct Game : GameInfo {
  /// Parses the part of a variant's text after the id. \p column: place of \p rest in the whole text (1-based).
  /// Every game requires this function.
  tl::expected<VariantPtr, TextError> (*parse)(std::string_view rest, std::size_t column) = nullptr;

  /// The kinds of notable positions in listed order. If empty, the generic kinds (core/analysis/generic_kinds.h) apply.
  std::vector<PositionKind> kinds;
  std::optional<FlagTest> counted;  ///< test of the flags of counted positions; missing if all positions count
  Figures figures;
  StatisticsWords words;
  Benchmarks benchmarks;
  int drawnAtOccurrence = 0;  ///< number of occurrences of a position that makes the game a draw; 0 if there is no such rule
  /// Returns the side that has won although moves are left, because no move can change the result. Players may stop there, but
  /// values and distances count to the end of the game.
  std::optional<Side> (*decided)(const Variant& variant, const AnyPosition& position) = nullptr;
  /// Returns the number of drawn positions of the variant in which the game is over. Their values look like the
  /// values of other draws. The pointer is null if there are no such positions.
  std::uint64_t (*finishedDraws)(const Variant& variant) = nullptr;
  Judgement judgement;
  MotifsOf motifs = nullptr;  ///< explanations in the terms of the game (core/explain)
  QueryWords query;
  bool countsSlowly = false;      ///< whether totalPositions() counts one by one, which takes seconds or hours
  ReadNotation import = nullptr;  ///< reads games in other programs' notations
  CourseOf course = nullptr;      ///< finds the fact that decides a game after a mistake (core/explain)
  bool courseSaysWhy = false;     ///< whether `course` also says why a win is certain whose line a refutation shows to the end
  std::array<std::string, 2> sideNames = {"Player 1", "Player 2"};  ///< names in English explanations
};

}  // namespace kotai
