#include "core/record/line_game.h"

#include "core/record/record_writer.h"
#include "core/record/saved_game.h"

namespace kotai {

std::string lineGame(const Variant& variant, const AnyPosition& start, Value value, const std::vector<std::string>& moves,
                     LineEnd end) {
  GameRecord record = recordOf(variant, start);
  record.startComment = "= " + toText(value);
  for (const std::string& move : moves)
    record.moves.push_back({.parent = static_cast<int>(record.moves.size()), .text = move, .comment = {}});
  if (record.moves.empty()) return writeRecord(record);
  if (end == LineEnd::Repeats) record.moves.back().comment = "from here the play goes round";
  if (end == LineEnd::Cut) record.moves.back().comment = "and so on";
  return writeRecord(record);
}

}  // namespace kotai
