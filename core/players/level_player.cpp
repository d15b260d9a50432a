#include "core/players/level_player.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

#include "core/game/game.h"
#include "core/players/judge.h"

namespace kotai {
namespace {

constexpr std::size_t levelCount = LevelPlayer::highestLevel - LevelPlayer::lowestLevel + 1;

std::size_t placeOf(int level) { return static_cast<std::size_t>(level - LevelPlayer::lowestLevel); }

/// For games that bring none. The sights are what is promised of every game (level_player.h), the errors a guess.
constexpr std::array<LevelStrength, levelCount> usualLevels{
    {{2, 3.0}, {2, 2.4}, {2, 1.9}, {2, 1.5}, {3, 1.2}, {3.5, 0.9}, {5, 0.7}, {7, 0.5}, {11, 0.3}}};

/// The end of the game by the very next move is seen at a glance, also by beginners: from level 4 on always.
constexpr std::array seenWins{0.92, 0.95, 0.98};  ///< how often a win in one ply is seen, of level 1, 2, 3
constexpr std::array seenThreats{0.7, 0.8, 0.9};  ///< and that a move lets the other side win at once

double seenShare(const std::array<double, 3>& shares, int level) {
  const std::size_t place = placeOf(level);
  return place < shares.size() ? shares[place] : 1;
}

}  // namespace

LevelStrength levelStrength(const Variant& variant, int level) {
  const std::vector<LevelStrength>& own = variant.game().judgement.levels;
  return own.size() == levelCount ? own[placeOf(level)] : usualLevels[placeOf(level)];
}

LevelPlayer::LevelPlayer(int level, VariantPtr variant, std::unique_ptr<Foresight> foresight, std::uint64_t seed)
    : LevelPlayer(level, levelStrength(*variant, level), variant, std::move(foresight), seed) {}

LevelPlayer::LevelPlayer(int level, const LevelStrength& strength, VariantPtr variant, std::unique_ptr<Foresight> foresight,
                         std::uint64_t seed)
    : m_strength(strength),
      m_seenWins(seenShare(seenWins, level)),
      m_seenThreats(seenShare(seenThreats, level)),
      m_variant(std::move(variant)),
      m_foresight(std::move(foresight)),
      m_random(seed) {}

std::uint32_t LevelPlayer::sightNow() {
  const double whole = std::floor(m_strength.sightPlies);
  const bool onePlyMore = m_random.unit() < m_strength.sightPlies - whole;
  return static_cast<std::uint32_t>(whole) + (onePlyMore ? 1 : 0);
}

std::vector<LevelPlayer::Option> LevelPlayer::optionsIn(const AnyPosition& position) {
  std::vector<Option> options;
  std::vector<AnyPosition> after;
  for (const AnyMove move : m_variant->legalMoves(position)) {
    after.push_back(m_variant->play(position, move));
    options.push_back({move, after.back(), std::nullopt});
  }
  const auto ends = m_foresight->endsWithin(after, sightNow() - 1);
  const bool seesWins = m_random.unit() < m_seenWins;
  const bool seesThreats = m_random.unit() < m_seenThreats;
  for (std::size_t place = 0; place < options.size(); ++place)
    if (ends[place] && (ends[place]->outcome == Outcome::Loss ? seesWins : seesThreats))
      options[place].end = valueForMover(*ends[place]);
  return options;
}

std::vector<LevelPlayer::Option> LevelPlayer::sensible(const AnyPosition& position, std::vector<Option> options) const {
  const auto keep = [&options](const auto& test) {
    std::vector<Option> kept;
    std::copy_if(options.begin(), options.end(), std::back_inserter(kept), test);
    if (!kept.empty()) options = std::move(kept);
  };
  const auto best = std::max_element(options.begin(), options.end(), [](const Option& left, const Option& right) {
    return preference(left.end.value_or(Value::draw()), right.end.value_or(Value::draw())) < 0;
  });
  const std::optional<Value> end = best->end;
  keep([&end](const Option& each) { return each.end == end; });
  // Where the end is in sight, every move that leads there has its aim.
  if (!end) keep([&](const Option& each) { return !isAimless(*m_variant, position, each.move); });
  return options;
}

/// The sum of some evenly spread numbers is spread like the errors of nature, and the same on every machine.
double LevelPlayer::error() {
  constexpr int summands = 4;
  double sum = -summands / 2.0;
  for (int each = 0; each < summands; ++each) sum += m_random.unit();
  return m_strength.noise * sum / std::sqrt(summands / 12.0);
}

AnyMove LevelPlayer::choose(const AnyPosition& position) {
  AnyMove chosen;
  double most = -std::numeric_limits<double>::infinity();
  for (const Option& option : sensible(position, optionsIn(position))) {
    const double looks = -evaluation(*m_variant, option.after) + error();
    if (looks <= most) continue;
    most = looks;
    chosen = option.move;
  }
  return chosen;
}

}  // namespace kotai
