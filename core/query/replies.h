// Values of the moves of many positions, looked up together, a few moves of each position at a time.
#pragma once

#include <cstddef>
#include <cstdint>
#include <stop_token>
#include <vector>

#include "core/query/prepared.h"

namespace kotai::query {

/// Facts about the moves of a position that need no look-up.
struct MovesSeen {
  std::int64_t count = 0;
  std::uint32_t kindsOfAny = ~0U;  ///< computed only if the query refers to kinds of moves
  std::uint32_t kindsOfAll = 0;
};

/// Not thread-safe. Stores a reference to its argument.
class Replies {
 public:
  explicit Replies(const Prepared& prepared) : m_prepared(prepared) {}

  void clear();
  /// Adds a request for the values of the moves. Returns the number of the request. \p after: targets of the moves.
  std::size_t add(const AnyPosition& position, Value value, const MovesSeen& moves, const std::vector<AnyPosition>& after);
  /// Looks up more moves of all open positions. Returns false if no moves are left, or on a stop request.
  bool readMore(const std::stop_token& stop);
  /// Ends the request with index \p number.
  void close(std::size_t number) { m_entries[number].open = false; }

  const AnyPosition& position(std::size_t number) const { return m_entries[number].position; }
  const MovesSeen& moves(std::size_t number) const { return m_entries[number].moves; }
  /// Narrows the facts about good and best moves by the moves looked up so far.
  void addTo(Facts& facts, std::size_t number) const;

  /// Returns the facts about moves that need no look-up.
  static MovesSeen seen(const Prepared& prepared, const AnyPosition& position, const std::vector<AnyPosition>& after);

 private:
  struct Entry {
    AnyPosition position;
    Value value;
    MovesSeen moves;
    std::size_t firstMove = 0;  ///< index in m_after
    std::uint32_t read = 0;     ///< number of moves looked up so far
    std::uint32_t good = 0;
    std::uint32_t best = 0;
    std::uint32_t kindsOfGood = 0;  ///< kinds of at least one good move
    bool open = true;
  };
  /// A move whose value is in the file.
  struct LookUp {
    Location place;
    std::uint32_t entry = 0;
    std::uint32_t kinds = 0;
  };
  void ask(std::uint32_t number, std::uint32_t moves);
  std::uint32_t kindsOf(const Entry& entry, std::size_t move) const;
  static void note(Entry& entry, Value after, std::uint32_t kinds);

  const Prepared& m_prepared;
  std::vector<Entry> m_entries;
  std::vector<AnyPosition> m_after;
  std::vector<LookUp> m_lookUps;
  std::uint32_t m_movesAtOnce = 0;
};

}  // namespace kotai::query
