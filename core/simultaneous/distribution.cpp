#include "core/simultaneous/distribution.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <map>
#include <numeric>
#include <unordered_map>

#include "core/analysis/figures_checksum.h"
#include "core/simultaneous/orientations.h"
#include "core/simultaneous/statistics.h"

namespace kotai {

/// Maximum difference between values that count as equal. The solutions of matrix games are accurate to 1e-9.
constexpr double sameValue = 1e-9;
constexpr std::uint64_t pageEntries = 1U << 16;

/// Finds the simplest fraction within 1e-9, by continued fractions, if its denominator is small enough.
static void findFraction(ValueDistribution::Value& value) {
  constexpr std::int64_t largestDenominator = 10'000;
  std::int64_t before[2] = {0, 1};  // numerator and denominator of the previous convergent
  std::int64_t last[2] = {1, 0};
  double rest = value.value;
  for (int step = 0; step < 20; ++step) {
    const auto whole = static_cast<std::int64_t>(std::floor(rest));
    const std::int64_t next[2] = {whole * last[0] + before[0], whole * last[1] + before[1]};
    if (next[1] > largestDenominator) return;
    if (std::abs(static_cast<double>(next[0]) / static_cast<double>(next[1]) - value.value) < sameValue) {
      value.numerator = next[0];
      value.denominator = next[1];
      return;
    }
    std::copy_n(last, 2, before);
    std::copy_n(next, 2, last);
    rest = 1 / (rest - static_cast<double>(whole));
  }
}

/// Counts values. Values closer than 1e-9 count as one.
class ValueCounter {
 public:
  void add(double value) { ++m_counts[std::llround(value / sameValue)]; }

  /// Returns the values in ascending order. Merges values that differ only by rounding.
  std::vector<ValueDistribution::Value> values() const {
    const std::map<std::int64_t, std::uint64_t> sorted(m_counts.begin(), m_counts.end());
    std::vector<ValueDistribution::Value> result;
    std::int64_t lastCell = 0;
    for (const auto& [cell, count] : sorted) {
      if (!result.empty() && cell - lastCell <= 1) {
        result.back().count += count;
      } else {
        result.push_back({static_cast<double>(cell) * sameValue, 0, 0, count});
      }
      lastCell = cell;
    }
    return result;
  }

 private:
  std::unordered_map<std::int64_t, std::uint64_t> m_counts;
};

static std::size_t binOf(double value, std::size_t bins) {
  const double place = (value + 1) / 2 * static_cast<double>(bins) + sameValue;
  return static_cast<std::size_t>(std::clamp(place, 0.0, static_cast<double>(bins - 1)));
}

std::string classWord(const SimultaneousVariant& variant, PositionClass positionClass) {
  switch (positionClass) {
    case PositionClass::FirstWins: return std::string(variant.sideWord(Side::First));
    case PositionClass::SecondWins: return std::string(variant.sideWord(Side::Second));
    case PositionClass::Draw: return "draw";
    case PositionClass::Mixed: break;
  }
  return "mixed";
}

std::string figuresChecksum(const std::vector<CoveredCounts>& rows) {
  std::string text;
  for (const CoveredCounts& row : rows)
    text += fmt::format("covered {} {} finished {}\n", row.covered, fmt::join(row.byClass, " "), row.finished);
  return figuresChecksum(text);
}

std::uint64_t CoveredCounts::positions() const { return std::accumulate(byClass.begin(), byClass.end(), std::uint64_t{0}); }

std::vector<CoveredCounts> storedClassesByCovered(const SimultaneousSolution& solution) {
  std::vector<CoveredCounts> rows;
  for (int covered = 0; covered < solution.tierCount(); ++covered) {
    CoveredCounts row;
    row.covered = covered;
    for (const auto& [name, count] : solution.tierSummary(covered).statistics) {
      for (std::size_t number = 0; number < positionClassCount; ++number)
        if (name == simultaneous::statistic::classes[number]) row.byClass[number] += count;
      if (name == simultaneous::statistic::finished) row.finished += count;
    }
    if (row.positions() > 0) rows.push_back(row);
  }
  return rows;
}

std::vector<CoveredCounts> classesByCovered(const SimultaneousSolution& solution) {
  std::vector<CoveredCounts> rows = storedClassesByCovered(solution);
  if (!solution.variant()->exchangesSides()) return rows;
  for (CoveredCounts& row : rows) {
    const SymmetricCounts symmetric = symmetricCounts(solution, row.covered);
    auto& [first, second, draw, mixed] = row.byClass;
    first = second = first + second;
    draw = 2 * draw - symmetric.draw;
    mixed = 2 * mixed - symmetric.mixed;
    row.finished = 2 * row.finished - symmetric.finished;
  }
  return rows;
}

CoveredCounts classTotals(const SimultaneousSolution& solution) {
  CoveredCounts sum;
  for (const CoveredCounts& row : classesByCovered(solution)) {
    for (std::size_t number = 0; number < positionClassCount; ++number) sum.byClass[number] += row.byClass[number];
    sum.finished += row.finished;
  }
  return sum;
}

std::optional<ValueDistribution> valueDistribution(const SimultaneousSolution& solution, const DistributionOptions& options,
                                                   const std::stop_token& stop) {
  ValueDistribution result;
  result.bins.assign(std::max<std::size_t>(options.bins, 1), 0);
  ValueCounter counter;
  const int tiers = solution.tierCount();
  for (int covered = 0; covered < tiers; ++covered) {
    if (options.covered && *options.covered != covered) continue;
    const std::uint64_t positions = solution.tierPositions(covered);
    for (std::uint64_t first = 0; first < positions; first += pageEntries) {
      if (stop.stop_requested()) return std::nullopt;
      for (const auto& entry : solution.entries(covered, first, std::min(pageEntries, positions - first))) {
        if (!options.withFinished && solution.variant()->finished({{entry.position, 0, 0, 0}})) continue;
        forEachOrientation(*solution.variant(), entry, [&](const AnyPosition&, const GameValue& value) {
          ++result.positions;
          counter.add(value.value);
          ++result.bins[binOf(value.value, result.bins.size())];
        });
      }
    }
    if (options.progress) options.progress(static_cast<double>(covered + 1) / tiers);
  }
  result.common = counter.values();
  result.distinct = result.common.size();
  std::ranges::stable_sort(result.common, [](const auto& a, const auto& b) { return a.count > b.count; });
  result.common.resize(std::min(result.common.size(), options.common));
  for (ValueDistribution::Value& value : result.common) findFraction(value);
  return result;
}

}  // namespace kotai
