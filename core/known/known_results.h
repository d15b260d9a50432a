// Known results of start positions. The file resources/known_results.json contains them.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/game/value.h"

namespace kotai {

/// Entry of the file. The page docs/known-results.md explains the fields.
struct KnownResult {
  enum class Method {
    Solved,     ///< every position was solved
    Proved,     ///< a search proved the result of the start position
    Published,  ///< published by others
  };
  enum class Check {
    None,
    Sampled,   ///< checked by independent code in random positions
    Partly,    ///< all positions up to a certain one were verified
    Verified,  ///< all positions were verified
    Replayed,  ///< a strategy was played against every reply
  };

  std::string variant;
  /// Outcome for the side that moves first. If both sides move at once, the outcome is for the first side.
  Outcome start = Outcome::Draw;
  std::optional<std::uint32_t> plies;
  std::optional<std::uint64_t> positions;
  bool positionsAreRough = false;
  std::vector<std::pair<std::string, std::uint64_t>> figures;  ///< pairs of a name, such as "win", and a number; empty if unknown
  Method method = Method::Solved;
  Check check = Check::None;
  std::optional<std::uint64_t> positionsSearched;  ///< number of positions in a proof
  std::optional<std::uint64_t> positionsChecked;   ///< number of verified positions, if not all were verified
  std::string source;
  std::string command;
  std::string date;        ///< date of the entry, such as "2026-11-21"
  std::string checksum;    ///< checksum of the figures in hexadecimal (core/analysis/figures_checksum.h), or empty
  bool takesLong = false;  ///< whether lists show the variant even without a solution, because solving takes long

  bool isByThisProgram() const { return source == "Kotai"; }
  std::optional<std::uint64_t> figure(std::string_view name) const;
};

/// Reads the entries of a file. Throws std::runtime_error if the format is invalid.
std::vector<KnownResult> readKnownResults(std::string_view json);

/// Returns the results of the embedded file, in the order of the file.
const std::vector<KnownResult>& knownResults();
/// Returns the known result of a variant, or null if nothing is known.
const KnownResult* knownResult(std::string_view variantId);

std::string_view toText(KnownResult::Method method);  ///< returns the word that the file uses
std::string_view toText(KnownResult::Check check);

}  // namespace kotai
