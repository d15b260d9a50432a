// The size of a board.
#pragma once

namespace kotai {

struct BoardSize {
  int columns = 0;
  int rows = 0;
  friend bool operator==(const BoardSize&, const BoardSize&) = default;
};

}  // namespace kotai
