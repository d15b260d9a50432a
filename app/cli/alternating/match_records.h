// The games of `match --save`, in the format of files of games.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/cli/base/command_table.h"
#include "app/cli/base/output_file.h"
#include "core/game/variant.h"

namespace kotai::cli {

/// One game as it was played.
struct PlayedGame {
  AnyPosition start;
  std::vector<AnyMove> moves;
  bool changed = false;  ///< the first player named has the second side
  Outcome forFirstSide = Outcome::Draw;
  std::string reason;  ///< a word of docs/game-format.md
};

/// The file appears, complete, when it is committed.
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
