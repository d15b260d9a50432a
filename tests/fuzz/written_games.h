// Random legal games in the notations that are imported, each spelled in one of the many ways that its description allows.
#pragma once

#include <string>
#include <vector>

#include "tests/fuzz/byte_source.h"
#include "tests/fuzz/second_reader.h"

namespace kotai::fuzz {

struct WrittenGames {
  Notation notation = Notation::Record;
  std::string variant = {};  ///< for lists, which do not say it
  std::string text = {};
  std::vector<PlainGame> games = {};  ///< as they were played
};

/// The bytes decide on everything; where they end, so do the games.
WrittenGames writeGames(ByteSource& source);

}  // namespace kotai::fuzz
