#include "core/record/position_game.h"

#include "core/record/record_writer.h"

namespace kotai {

std::string positionGame(const std::string& variantId, const std::string& position, Value value) {
  GameRecord record;
  record.variant = variantId;
  record.start = position;
  record.startComment = "= " + toText(value);
  return writeRecord(record);
}

}  // namespace kotai
