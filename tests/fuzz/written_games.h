// Writes random legal games in the imported notations. Each game has one of the many spellings that the
// description of its notation allows.
#pragma once

#include <string>
#include <vector>

#include "tests/fuzz/byte_source.h"
#include "tests/fuzz/second_reader.h"

namespace kotai::fuzz {

struct WrittenGames {
  Notation notation = Notation::Record;
  std::string variant = {};  ///< variant of a list; the text of a list does not name it
  std::string text = {};
  std::vector<PlainGame> games = {};  ///< games in the order in which they were played
};

/// Writes games that depend only on the bytes of the source. The games end when the bytes end.
WrittenGames writeGames(ByteSource& source);

}  // namespace kotai::fuzz
