// Saves the games of `match --save` in the format of game files.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/cli/base/command_table.h"
#include "app/cli/base/output_file.h"
#include "core/game/variant.h"

namespace kotai::cli {

/// One finished game.
struct PlayedGame {
  AnyPosition start;
  std::vector<AnyMove> moves;
  bool changed = false;  ///< the player named first has the second side
  Outcome forFirstSide = Outcome::Draw;
  std::string reason;  ///< a word of docs/game-format.md
};

/// The file appears, complete, on commit().
class MatchRecords {
 public:
  MatchRecords(const Variant& variant, const MatchArguments& arguments);
  void add(const PlayedGame& game);
  void commit() { m_file.commit(); }

 private:
  const Variant& m_variant;
  const MatchArguments& m_arguments;
  OutputFile m_file;
};

}  // namespace kotai::cli
