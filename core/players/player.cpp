#include "core/players/player.h"

#include <charconv>

#include "core/players/level_player.h"
#include "core/players/perfect_player.h"
#include "core/players/random_source.h"

namespace kotai {
namespace {

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

/// The level after `level=`.
tl::expected<int, TextError> parseLevel(std::string_view text) {
  const std::size_t column = levelPrefix.size() + 1;
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

}  // namespace

std::vector<std::string> playersByStrength() {
  std::vector<std::string> players{"random"};
  for (int level = LevelPlayer::lowestLevel; level <= LevelPlayer::highestLevel; ++level)
    players.push_back(std::string(levelPrefix) + std::to_string(level));
  players.emplace_back("perfect");
  return players;
}

std::optional<int> levelOf(std::string_view player) {
  if (!player.starts_with(levelPrefix)) return std::nullopt;
  const auto level = parseLevel(player.substr(levelPrefix.size()));
  return level ? std::optional(*level) : std::nullopt;
}

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
  if (!text.starts_with(levelPrefix)) return tl::make_unexpected(TextError{TextFault::UnknownPlayer, 1, {std::string(text)}});
  const auto level = parseLevel(text.substr(levelPrefix.size()));
  if (!level) return tl::make_unexpected(level.error());
  auto foresight = solution ? solutionForesight(std::move(solution)) : searchForesight(variant);
  return std::make_unique<LevelPlayer>(*level, std::move(variant), std::move(foresight), seed);
}

}  // namespace kotai
