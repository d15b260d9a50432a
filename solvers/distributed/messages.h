// Messages between ranks and their encoding in bytes. All ranks have the same byte order (handshake.h).
#pragma once

#include <compare>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <span>
#include <stdexcept>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

namespace kotai::distributed {

using Bytes = std::vector<std::byte>;

enum class MessageKind : int {
  Seen = 1,  ///< to rank 0: the shards in the sender's folder
  Open,      ///< from rank 0: the shards to open
  Opened,    ///< to rank 0: the tiers in the opened shards
  News,      ///< from rank 0: the ranks that own some tiers
  Work,      ///< from rank 0: tiers to solve, and the closed tiers (TableUses)
  Solved,    ///< to rank 0: the tiers that the sender's shard now contains
  Request,   ///< to the owner of a tier: request for its record
  Record,    ///< to the requesting rank: a piece of a record
  Together,  ///< from rank 0: tier to solve with all other ranks, one block each
  Left,      ///< to rank 0: the sender has released its block
  Block,     ///< a message between the blocks of a tier (BlockHead)
  Wish,      ///< to the owner of a tier: request for a part of its record
  Stretch,   ///< to the requesting rank: the part
  Alive,     ///< heartbeat; contains the rank's figures if sent to rank 0
  Failed,    ///< to rank 0: reason why the rank cannot continue
  Finish,    ///< from rank 0: all tiers are solved, and the receiver must sync its files
  Finished,  ///< to rank 0: the sender has synced all data
  Stop,      ///< from rank 0: the receiver must exit
};

class MessageWriter {
 public:
  template <class Structure>
  requires std::is_trivially_copyable_v<Structure> MessageWriter& put(const Structure& structure) {
    return add(std::as_bytes(std::span(&structure, 1)));
  }
  template <class Structure>
  MessageWriter& putAll(const std::vector<Structure>& list) {
    return put(std::uint64_t{list.size()}).add(std::as_bytes(std::span(list)));
  }
  MessageWriter& putText(const std::string& text) { return put(std::uint64_t{text.size()}).add(std::as_bytes(std::span(text))); }
  Bytes take() { return std::move(m_bytes); }

 private:
  MessageWriter& add(std::span<const std::byte> bytes) {
    m_bytes.insert(m_bytes.end(), bytes.begin(), bytes.end());
    return *this;
  }

  Bytes m_bytes;
};

/// Reads a message. Throws std::runtime_error if the message is shorter than its stated length.
class MessageReader {
 public:
  explicit MessageReader(std::span<const std::byte> bytes) : m_unread(bytes) {}

  template <class Structure>
  requires std::is_trivially_copyable_v<Structure> Structure get() {
    Structure structure;
    std::memcpy(&structure, next(sizeof structure).data(), sizeof structure);
    return structure;
  }
  template <class Structure>
  std::vector<Structure> getAll() {
    const auto count = get<std::uint64_t>();
    if (count > m_unread.size() / sizeof(Structure)) throw std::runtime_error("a message between ranks is cut off");
    std::vector<Structure> list(count);
    if (count > 0) std::memcpy(list.data(), next(count * sizeof(Structure)).data(), count * sizeof(Structure));
    return list;
  }
  std::string getText() {
    const auto text = next(get<std::uint64_t>());
    return {reinterpret_cast<const char*>(text.data()), text.size()};
  }
  std::span<const std::byte> rest() const { return m_unread; }

 private:
  std::span<const std::byte> next(std::uint64_t count) {
    if (count > m_unread.size()) throw std::runtime_error("a message between ranks is cut off");
    const auto found = m_unread.first(count);
    m_unread = m_unread.subspan(count);
    return found;
  }

  std::span<const std::byte> m_unread;
};

/// A shard in a rank's folder. Ranks that see the same file report equal data.
struct SeenShard {
  std::uint64_t number = 0;
  std::uint64_t bytes = 0;
  std::uint64_t inode = 0;
  std::int64_t changed = 0;  ///< last modification in nanoseconds
  friend auto operator<=>(const SeenShard&, const SeenShard&) = default;
};

/// A shard that a rank must open, and its new number.
struct ShardTask {
  std::uint64_t number = 0;
  std::uint64_t newNumber = 0;
  friend bool operator==(const ShardTask&, const ShardTask&) = default;
};

/// Location of a tier's record: a shard.
struct HeldTier {
  std::uint64_t tier = 0;
  std::uint64_t positions = 0;
  std::uint64_t shard = 0;  ///< number of the shard
  std::uint64_t offset = 0;
  std::uint64_t bytes = 0;
  std::uint64_t checksum = 0;
};

/// A tier's record in a shard, with the cost of solving the tier.
struct SolvedTierMessage {
  HeldTier held;
  double seconds = 0;  ///< seconds that a thread spent on the tier, including waiting
  double waited = 0;   ///< part of `seconds` spent waiting for records of other ranks
  std::uint64_t fetchedBytes = 0;
};

/// Rank that owns a tier.
struct TierPlace {
  std::uint64_t tier = 0;
  std::uint64_t rank = 0;
};

struct RecordPiece {
  std::uint64_t tier = 0;
  std::uint64_t recordBytes = 0;
  std::uint64_t offset = 0;
};

/// A tier that all ranks solve together.
struct TeamTask {
  std::uint64_t tier = 0;
  int leader = 0;  ///< rank that joins the blocks and then owns the tier
};

/// Kinds of messages between the blocks of a tier.
enum class BlockWord : std::uint32_t {
  Changes,  ///< the rows that a sweep has changed
  Summary,  ///< to the leader: summary of a block
  Verdict,  ///< from the leader: whether the cells were large enough
  Lines,    ///< from the leader: request for the codes of some lines
  Codes,    ///< to the leader: part of the codes
};

/// Header of a message between blocks. The number identifies the sweep, the attempt or the line.
struct BlockHead {
  std::uint64_t tier = 0;
  BlockWord word = BlockWord::Changes;
  std::uint32_t number = 0;
  friend auto operator<=>(const BlockHead&, const BlockHead&) = default;
};

/// A rank's request for a part of a record. The answer repeats the ticket of the request.
struct StretchWish {
  std::uint64_t tier = 0;
  std::uint64_t offset = 0;
  std::uint64_t bytes = 0;
  std::uint64_t ticket = 0;
};

/// Header of the requested part of a record.
struct StretchHead {
  std::uint64_t ticket = 0;
  std::uint64_t recordBytes = 0;  ///< size of the whole record
};

/// Figures of a rank since the start of the run.
struct RankFigures {
  double waited = 0;  ///< seconds that threads of the rank waited for records from other ranks
  double idle = 0;    ///< seconds that threads of the rank waited for work
  std::uint64_t tableBytes = 0;
  std::uint64_t peakTableBytes = 0;
  std::uint64_t hits = 0;        ///< number of look-ups for which a child's table was in memory
  std::uint64_t reloads = 0;     ///< number of tables read from the rank's own shards
  std::uint64_t fetches = 0;     ///< number of children's tables fetched from other ranks
  std::uint64_t prefetched = 0;  ///< fetched tables that arrived before they were needed
  std::uint64_t evictions = 0;
  std::uint64_t bytesSent = 0;
  std::uint64_t bytesReceived = 0;
};

}  // namespace kotai::distributed
