#include "core/players/player.h"

#include <algorithm>
#include <charconv>
#include <iterator>

#include "core/players/level_player.h"
#include "core/players/perfect_player.h"
#include "core/players/random_source.h"
#include "core/players/trap_player.h"

namespace kotai {
class RandomPlayer : public Player {
 public:
  RandomPlayer(VariantPtr variant, std::uint64_t seed) : m_variant(std::move(variant)), m_random(seed) {}

  AnyMove choose(const AnyPosition& position) override {
    const std::vector<AnyMove> moves = m_variant->legalMoves(position);
    return moves[m_random.below(moves.size())];
  }

 private:
  VariantPtr m_variant;
  RandomSource m_random;
};

constexpr std::string_view levelPrefix = "level=";
constexpr std::string_view trapsPrefix = "perfect:traps=";

/// Reads the level after a prefix.
static tl::expected<int, TextError> parseLevel(std::string_view prefix, std::string_view player) {
  const std::size_t column = prefix.size() + 1;
  const std::string_view text = player.substr(prefix.size());
  const std::string lowest = std::to_string(LevelPlayer::lowestLevel);
  const std::string highest = std::to_string(LevelPlayer::highestLevel);
  if (text.empty()) return tl::make_unexpected(TextError{TextFault::UnexpectedEnd, column, {}, Expected::Level, highest});
  int level = 0;
  const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), level);
  const bool whole = fault == std::errc() && end == text.data() + text.size();
  if (!whole || level < LevelPlayer::lowestLevel || level > LevelPlayer::highestLevel)
    return tl::make_unexpected(TextError{TextFault::BadNumber, column, {std::string(text), lowest, highest}});
  return level;
}

static std::optional<int> levelAfter(std::string_view prefix, std::string_view player) {
  if (!player.starts_with(prefix)) return std::nullopt;
  const auto level = parseLevel(prefix, player);
  return level ? std::optional(*level) : std::nullopt;
}

std::vector<std::string> playersByStrength() {
  std::vector<std::string> players{"random"};
  for (int level = LevelPlayer::lowestLevel; level <= LevelPlayer::highestLevel; ++level) players.push_back(levelPlayer(level));
  players.emplace_back("perfect");
  return players;
}

std::optional<std::string> nextStronger(std::string_view player) {
  const std::vector<std::string> players = playersByStrength();
  const auto found = std::ranges::find(players, player);
  const bool isLast = found == players.end() || std::next(found) == players.end();
  return isLast ? std::nullopt : std::optional(*std::next(found));
}

std::optional<int> levelOf(std::string_view player) { return levelAfter(levelPrefix, player); }

std::string levelPlayer(int level) { return std::string(levelPrefix) + std::to_string(level); }

std::optional<int> trappedLevel(std::string_view player) { return levelAfter(trapsPrefix, player); }

std::string trapPlayer(int level) { return std::string(trapsPrefix) + std::to_string(level); }

PlayerBasis playerBasis(std::string_view text, bool isSolved) {
  if (text == "random") return PlayerBasis::Nothing;
  if (isSolved) return PlayerBasis::Solution;
  return text.starts_with(levelPrefix) ? PlayerBasis::Search : PlayerBasis::Missing;
}

tl::expected<std::unique_ptr<Player>, TextError> makePlayer(std::string_view text, VariantPtr variant, SolutionPtr solution,
                                                            std::uint64_t seed) {
  if (text.empty()) return tl::make_unexpected(TextError{TextFault::Empty, 1, {}});
  if (text == "perfect") return std::make_unique<PerfectPlayer>(std::move(solution), seed);
  if (text == "random") return std::make_unique<RandomPlayer>(std::move(variant), seed);
  const bool setsTraps = text.starts_with(trapsPrefix);
  if (!setsTraps && !text.starts_with(levelPrefix))
    return tl::make_unexpected(TextError{TextFault::UnknownPlayer, 1, {std::string(text)}});
  const auto level = parseLevel(setsTraps ? trapsPrefix : levelPrefix, text);
  if (!level) return tl::make_unexpected(level.error());
  if (setsTraps) return std::make_unique<TrapPlayer>(std::move(solution), *level, seed);
  auto foresight = solution ? solutionForesight(std::move(solution)) : searchForesight(variant);
  return std::make_unique<LevelPlayer>(*level, std::move(variant), std::move(foresight), seed);
}

}  // namespace kotai
