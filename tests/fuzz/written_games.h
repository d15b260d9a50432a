// Random legal games in the imported notations, each in one of the many spellings that its description allows.
#pragma once

#include <string>
#include <vector>

#include "tests/fuzz/byte_source.h"
#include "tests/fuzz/second_reader.h"

namespace kotai::fuzz {

struct WrittenGames {
  Notation notation = Notation::Record;
  std::string variant = {};  ///< for lists, which do not contain it
  std::string text = {};
  std::vector<PlainGame> games = {};  ///< in the order in which they were played
};

/// The bytes decide everything. Where they end, the games end.
WrittenGames writeGames(ByteSource& source);

}  // namespace kotai::fuzz
