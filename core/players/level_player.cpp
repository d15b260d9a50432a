#include "core/players/level_player.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

#include "core/game/game.h"
#include "core/players/judge.h"

namespace kotai {

using Ends = std::vector<std::optional<Value>>;

class SolutionForesight : public Foresight {
 public:
  explicit SolutionForesight(SolutionPtr solution) : m_solution(std::move(solution)) {}

  Ends endsWithin(const std::vector<AnyPosition>& positions, std::uint32_t plies) override {
    Ends ends(positions.size());
    for (std::size_t place = 0; place < positions.size(); ++place) {
      const Value value = m_solution->value(positions[place]);
      if (value.outcome != Outcome::Draw && value.distancePlies <= plies) ends[place] = value;
    }
    return ends;
  }

 private:
  SolutionPtr m_solution;
};

/// Searches to increasing depth whether one side can force an end of the game (alpha-beta with a null window).
class SearchForesight : public Foresight {
 public:
  SearchForesight(VariantPtr variant, std::uint64_t maxPositions) : m_variant(std::move(variant)), m_maxPositions(maxPositions) {}

  Ends endsWithin(const std::vector<AnyPosition>& positions, std::uint32_t plies) override {
    Ends ends(positions.size());
    m_left = m_maxPositions;
    try {
      for (std::uint32_t length = 0; length <= plies; ++length)
        for (std::size_t place = 0; place < positions.size(); ++place) {
          if (ends[place]) continue;
          if (wins(positions[place], length))
            ends[place] = Value::win(length);
          else if (loses(positions[place], length))
            ends[place] = Value::loss(length);
        }
    } catch (const TooMany&) {
      // The search has reached its limit. Returns the ends found so far.
    }
    return ends;
  }

 private:
  struct TooMany {};

  std::vector<AnyPosition> successors(const AnyPosition& position) {
    std::vector<AnyPosition> after = m_variant->successors(position);
    if (after.size() >= m_left) throw TooMany();
    m_left -= after.size();
    return after;
  }
  bool wins(const AnyPosition& position, std::uint32_t plies) {
    if (const auto value = m_variant->finishedValue(position)) return value->outcome == Outcome::Win;
    if (plies == 0) return false;
    const auto after = successors(position);
    return std::any_of(after.begin(), after.end(), [&](const AnyPosition& each) { return loses(each, plies - 1); });
  }
  bool loses(const AnyPosition& position, std::uint32_t plies) {
    if (const auto value = m_variant->finishedValue(position)) return value->outcome == Outcome::Loss;
    if (plies == 0) return false;
    const auto after = successors(position);
    return std::all_of(after.begin(), after.end(), [&](const AnyPosition& each) { return wins(each, plies - 1); });
  }

  VariantPtr m_variant;
  std::uint64_t m_maxPositions;
  std::uint64_t m_left = 0;
};

std::unique_ptr<Foresight> solutionForesight(SolutionPtr solution) {
  return std::make_unique<SolutionForesight>(std::move(solution));
}

std::unique_ptr<Foresight> searchForesight(VariantPtr variant, std::uint64_t maxPositions) {
  return std::make_unique<SearchForesight>(std::move(variant), maxPositions);
}

constexpr std::size_t levelCount = LevelPlayer::highestLevel - LevelPlayer::lowestLevel + 1;

static std::size_t placeOf(int level) { return static_cast<std::size_t>(level - LevelPlayer::lowestLevel); }

/// Strengths for games without their own levels. level_player.h documents how far each level sees. The errors
/// are rough estimates.
constexpr std::array<LevelStrength, levelCount> usualLevels{
    {{2, 3.0}, {2, 2.4}, {2, 1.9}, {2, 1.5}, {3, 1.2}, {3.5, 0.9}, {5, 0.7}, {7, 0.5}, {11, 0.3}}};

LevelStrength levelStrength(const Variant& variant, int level) {
  const std::vector<LevelStrength>& own = variant.game().judgement.levels;
  return own.size() == levelCount ? own[placeOf(level)] : usualLevels[placeOf(level)];
}

LevelPlayer::LevelPlayer(int level, VariantPtr variant, std::unique_ptr<Foresight> foresight, std::uint64_t seed)
    : LevelPlayer(level, levelStrength(*variant, level), variant, std::move(foresight), seed) {}

LevelPlayer::LevelPlayer(int level, const LevelStrength& strength, VariantPtr variant, std::unique_ptr<Foresight> foresight,
                         std::uint64_t seed)
    : m_strength(strength),
      m_attention(levelAttention(level)),
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
    options.push_back({move, after.back()});
  }
  auto ends = m_foresight->endsWithin(after, sightNow() - 1);
  const bool seesWins = m_random.unit() < m_attention.wins;
  const bool seesThreats = m_random.unit() < m_attention.threats;
  for (std::optional<Value>& end : ends) end = noticedEnd(end, seesWins, seesThreats);
  std::vector<Option> sensible;
  for (const std::size_t place :
       sensibleMoves(ends, [&](std::size_t each) { return isAimless(*m_variant, position, options[each].move); }))
    sensible.push_back(options[place]);
  return sensible;
}

/// Returns a random error. A sum of uniform random numbers is nearly normally distributed, and identical on every machine.
double LevelPlayer::error() {
  double sum = -errorSummands / 2.0;
  for (int each = 0; each < errorSummands; ++each) sum += m_random.unit();
  return m_strength.noise * sum / errorSpread();
}

AnyMove LevelPlayer::choose(const AnyPosition& position) {
  AnyMove chosen;
  double most = -std::numeric_limits<double>::infinity();
  for (const Option& option : optionsIn(position)) {
    const double looks = -evaluation(*m_variant, option.after) + error();
    if (looks <= most) continue;
    most = looks;
    chosen = option.move;
  }
  return chosen;
}

}  // namespace kotai
