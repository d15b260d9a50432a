// Least recently used cache of pieces of solution files.
#pragma once

#include <cstddef>
#include <cstdint>
#include <iterator>
#include <list>
#include <unordered_map>
#include <utility>

namespace kotai {

/// A record of a solution, or one of its blocks.
struct PieceKey {
  std::uint64_t solution = 0;  ///< 0 if there is none
  std::uint64_t tier = 0;
  std::uint64_t plane = 0;
  std::uint64_t block = 0;
  friend bool operator==(const PieceKey&, const PieceKey&) = default;
};

struct PieceKeyHash {
  std::size_t operator()(const PieceKey& key) const {
    std::uint64_t hash = 0;
    for (const std::uint64_t part : {key.solution, key.tier, key.plane, key.block}) hash = (hash ^ part) * 0x9e3779b97f4a7c15ULL;
    return static_cast<std::size_t>(hash ^ (hash >> 32));
  }
};

/// Not thread-safe. Caches pieces up to this many bytes, but always the latest one. A piece used since its last inspection gets
/// a second chance. A hit changes nothing else, because most pieces are far apart in memory.
template <class Piece>
class RecentlyUsed {
 public:
  explicit RecentlyUsed(std::uint64_t bytes) : m_mostBytes(bytes) {}

  void keep(std::uint64_t bytes) {
    m_mostBytes = bytes;
    dropHeld();
  }

  /// Returns the piece, valid until the next call. A missing one is read by read(piece), which returns its size in bytes, into
  /// an empty or reused piece. If the read throws, nothing is cached.
  template <class Read>
  const Piece& get(const PieceKey& key, Read&& read) {
    if (m_latest != nullptr && m_latest->key == key) return m_latest->piece;
    if (const auto place = m_places.find(key); place != m_places.end()) {
      m_latest = &*place->second;
      m_latest->isUsed = true;
      return m_latest->piece;
    }
    Kept& kept = makeRoom();
    kept.bytes = read(kept.piece);
    kept.key = key;
    kept.isUsed = true;  // protects it from immediate removal
    m_bytes += kept.bytes;
    m_places.emplace(key, m_kept.begin());
    dropHeld();
    m_latest = &kept;
    return kept.piece;
  }

 private:
  struct Kept {
    PieceKey key = {};
    std::uint64_t bytes = 0;
    bool isUsed = false;
    Piece piece = {};
  };

  /// Reuses the memory of the removed piece.
  Kept& makeRoom() {
    if (m_kept.empty() || m_bytes < m_mostBytes) return m_kept.emplace_front();
    giveSecondChances();
    m_kept.splice(m_kept.begin(), m_kept, std::prev(m_kept.end()));
    forget(m_kept.front());
    return m_kept.front();
  }
  void dropHeld() {
    while (m_bytes > m_mostBytes && m_kept.size() > 1) {
      giveSecondChances();
      forget(m_kept.back());
      m_kept.pop_back();
    }
  }
  void giveSecondChances() {
    while (std::exchange(m_kept.back().isUsed, false)) m_kept.splice(m_kept.begin(), m_kept, std::prev(m_kept.end()));
  }
  void forget(Kept& kept) {
    if (m_latest == &kept) m_latest = nullptr;
    m_bytes -= std::exchange(kept.bytes, 0);
    m_places.erase(std::exchange(kept.key, {}));
  }

  std::uint64_t m_mostBytes;
  std::uint64_t m_bytes = 0;
  std::list<Kept> m_kept;  // in the order of inspection
  Kept* m_latest = nullptr;
  std::unordered_map<PieceKey, typename std::list<Kept>::iterator, PieceKeyHash> m_places;
};

}  // namespace kotai
