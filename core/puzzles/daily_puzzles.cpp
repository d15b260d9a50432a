#include "core/puzzles/daily_puzzles.h"

#include <algorithm>
#include <memory>
#include <set>
#include <string>
#include <unordered_set>

namespace kotai {

constexpr std::size_t maxSpare = 60;  ///< maximum number of spare puzzles, which repeat a key move of the day

std::uint64_t seedOfDay(std::string_view variantId, std::chrono::year_month_day day) {
  std::uint64_t seed = 0xcbf29ce484222325ULL;  // FNV-1a, 64 bits
  const auto mix = [&seed](std::uint64_t byte) { seed = (seed ^ byte) * 0x100000001b3ULL; };
  for (const char letter : variantId) mix(static_cast<unsigned char>(letter));
  auto days = static_cast<std::uint64_t>(std::chrono::sys_days(day).time_since_epoch().count());
  for (int byte = 0; byte < 8; ++byte, days >>= 8) mix(days & 0xff);
  return seed;
}

std::vector<Puzzle> puzzlesOfTheDay(const PuzzleMaker& maker, std::chrono::year_month_day day, std::size_t count,
                                    const std::stop_token& stop) {
  std::vector<std::unique_ptr<PuzzleSource>> sources;
  for (const PuzzleKind kind : maker.kinds())
    sources.push_back(maker.ofKind(kind, std::nullopt, seedOfDay(maker.variantId(), day), stop));
  std::vector<Puzzle> puzzles;
  std::vector<Puzzle> spare;
  std::unordered_set<AnyPosition> taken;  // canonical positions in use, because a position can be a puzzle of two kinds
  std::set<std::string> keyMoves;
  for (std::size_t turn = 0; puzzles.size() < count && !sources.empty();) {
    turn %= sources.size();
    auto puzzle = sources[turn]->next(stop);
    if (stop.stop_requested()) return {};
    if (!puzzle) {
      sources.erase(sources.begin() + static_cast<std::ptrdiff_t>(turn));
    } else if (taken.insert(maker.canonical(puzzle->position)).second) {
      const bool isNew = keyMoves.insert(maker.moveTexts(*puzzle, {puzzle->solution.front()}).front()).second;
      if (!isNew && spare.size() < maxSpare) {
        spare.push_back(std::move(*puzzle));
        continue;
      }
      puzzles.push_back(std::move(*puzzle));
      ++turn;
    }
  }
  for (auto each = spare.begin(); each != spare.end() && puzzles.size() < count; ++each) puzzles.push_back(std::move(*each));
  std::ranges::stable_sort(puzzles, {}, &Puzzle::rating);
  return puzzles;
}

}  // namespace kotai
