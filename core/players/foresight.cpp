#include "core/players/foresight.h"

#include <algorithm>

namespace kotai {

namespace {

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
  SearchForesight(VariantPtr variant, std::uint64_t mostPositions)
      : m_variant(std::move(variant)), m_mostPositions(mostPositions) {}

  Ends endsWithin(const std::vector<AnyPosition>& positions, std::uint32_t plies) override {
    Ends ends(positions.size());
    m_left = m_mostPositions;
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
  std::uint64_t m_mostPositions;
  std::uint64_t m_left = 0;
};

}  // namespace

std::unique_ptr<Foresight> solutionForesight(SolutionPtr solution) {
  return std::make_unique<SolutionForesight>(std::move(solution));
}

std::unique_ptr<Foresight> searchForesight(VariantPtr variant, std::uint64_t mostPositions) {
  return std::make_unique<SearchForesight>(std::move(variant), mostPositions);
}

}  // namespace kotai
