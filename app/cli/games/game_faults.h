// Describes faults in game files in English, one line per fault.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "app/cli/base/format.h"
#include "core/record/saved_game.h"

namespace kotai::cli {

struct FaultLine {
  std::size_t game = 0;  ///< number of the game in the file, counted from 1
  TextPlace place;
  int move = 0;      ///< number of the move in its game; 0 if the fault is not in a move
  std::string text;  ///< the text found
  std::string reason;

  /// Returns a string such as "FILE:12:5: move 7 'c1c4' (ply 3 of a variation, after c1c2): the reason".
  std::string sentence(std::string_view file) const;
  Json json() const;
  std::string where = {};  ///< place in the game, such as "ply 3 of a variation, after c1c2"
};

/// Returns a string such as "FILE:12:5", or only the file if the place is unknown.
std::string placedFile(std::string_view file, TextPlace place);
std::vector<FaultLine> faultsOf(const std::vector<SavedResult>& games);
/// Returns a fault for each result in a header that contradicts the moves of its game.
std::vector<FaultLine> resultFaultsOf(const std::vector<SavedResult>& games);

}  // namespace kotai::cli
