#include "solvers/retrograde/dodgem/graph_block.h"

#include <algorithm>
#include <bit>

namespace kotai::retrograde {

namespace {

/// Sorts the numbers and removes duplicates.
void makeSet(std::vector<std::uint32_t>& numbers) {
  std::ranges::sort(numbers);
  numbers.erase(std::unique(numbers.begin(), numbers.end()), numbers.end());
}

std::uint32_t placeIn(const std::vector<std::uint32_t>& set, std::uint32_t number) {
  return static_cast<std::uint32_t>(std::ranges::lower_bound(set, number) - set.begin());
}

/// Iterates over the arrangements of a pattern. For each sideways move, provides the difference between the
/// numbers of the arrangements before and after the move. A number has a digit for each row, with the highest
/// digit for the first row. The digit is the index of the row's mask among its possible masks in ascending
/// order.
class Sideways {
 public:
  Sideways(const dodgem::PatternSet& patterns, int pattern) : m_rows(static_cast<std::size_t>(patterns.size())) {
    std::ptrdiff_t weight = 1;
    for (std::size_t row = m_rows.size(); row-- > 0;) {
      m_rows[row].steps = stepsOf(patterns.size(), patterns.pattern(pattern)[row], weight);
      weight *= static_cast<std::ptrdiff_t>(m_rows[row].steps.size());
    }
  }

  template <class Visit>
  void forEachStep(Visit&& visit) const {
    for (const Row& row : m_rows)
      for (const std::ptrdiff_t step : row.steps[row.digit]) visit(step);
  }
  /// Advances to the next arrangement, or from the last to the first.
  void next() {
    for (std::size_t row = m_rows.size(); row-- > 0; m_rows[row].digit = 0)
      if (++m_rows[row].digit < m_rows[row].steps.size()) return;
  }

 private:
  struct Row {
    std::vector<std::vector<std::ptrdiff_t>> steps;  // differences between numbers, indexed by digit
    std::size_t digit = 0;
  };

  static std::vector<std::vector<std::ptrdiff_t>> stepsOf(int columns, int pieces, std::ptrdiff_t weight) {
    std::vector<unsigned> ways;
    for (unsigned mask = 0; mask < 1U << columns; ++mask)
      if (std::popcount(mask) == pieces) ways.push_back(mask);
    std::vector<std::vector<std::ptrdiff_t>> steps(ways.size());
    for (std::size_t digit = 0; digit < ways.size(); ++digit)
      for (int column = 0; column + 1 < columns; ++column) {
        const unsigned both = 3U << column;
        if (std::popcount(ways[digit] & both) != 1) continue;
        const auto target = std::ranges::lower_bound(ways, ways[digit] ^ both) - ways.begin();
        steps[digit].push_back((target - static_cast<std::ptrdiff_t>(digit)) * weight);
      }
    return steps;
  }

  std::vector<Row> m_rows;
};

}  // namespace

GraphBlock::GraphBlock(const SideGraph& whole, BlockPlace place, std::size_t boardRows)
    : first(blockBegin(whole.count(), place)) {
  const std::size_t end = blockBegin(whole.count(), {place.number + 1, place.count});
  const auto from = static_cast<std::ptrdiff_t>(first);
  const auto to = static_cast<std::ptrdiff_t>(end);
  graph.boards.assign(whole.boards.begin() + from, whole.boards.begin() + to);
  graph.transposed.assign(whole.transposed.begin() + from, whole.transposed.begin() + to);
  addSideways(whole, place);
  addForward(whole, boardRows);
}

void GraphBlock::addSideways(const SideGraph& whole, BlockPlace place) {
  const std::size_t own = graph.count();
  const auto isOwn = [&](std::uint32_t number) { return number >= first && number < first + own; };
  std::vector<std::uint32_t> outside;
  givenTo.resize(place.count);
  for (std::uint32_t number = 0; number < own; ++number)
    for (const std::uint32_t target : whole.sidewaysOf(first + number)) {
      if (isOwn(target)) continue;
      outside.push_back(target);
      auto& given = givenTo[blockOf(whole.count(), place.count, target)];
      if (given.empty() || given.back() != number) given.push_back(number);
    }
  makeSet(outside);
  std::vector<std::vector<std::uint32_t>> leading(outside.size());
  for (std::uint32_t number = 0; number < own; ++number) {
    graph.sidewaysStart.push_back(static_cast<std::uint32_t>(graph.sideways.size()));
    for (const std::uint32_t target : whole.sidewaysOf(first + number)) {
      if (isOwn(target)) {
        graph.sideways.push_back(target - static_cast<std::uint32_t>(first));
        continue;
      }
      const std::uint32_t slot = placeIn(outside, target);
      leading[slot].push_back(number);
      graph.sideways.push_back(static_cast<std::uint32_t>(own) + slot);
    }
  }
  graph.sidewaysStart.push_back(static_cast<std::uint32_t>(graph.sideways.size()));
  for (std::size_t slot = 0; slot < outside.size(); ++slot) {
    beyond.push_back(whole.transposed[outside[slot]]);
    neighboursStart.push_back(static_cast<std::uint32_t>(neighbours.size()));
    neighbours.insert(neighbours.end(), leading[slot].begin(), leading[slot].end());
  }
  neighboursStart.push_back(static_cast<std::uint32_t>(neighbours.size()));
  for (std::size_t block = 0; block <= place.count; ++block)
    beyondStart.push_back(placeIn(outside, static_cast<std::uint32_t>(blockBegin(whole.count(), {block, place.count}))));
}

void GraphBlock::addForward(const SideGraph& whole, std::size_t boardRows) {
  reached.resize(boardRows);
  for (std::size_t number = 0; number < graph.count(); ++number)
    for (const SideGraph::Forward& move : whole.forwardOf(first + number)) reached[move.row].push_back(move.target);
  for (auto& targets : reached) makeSet(targets);
  for (std::size_t number = 0; number < graph.count(); ++number) {
    graph.forwardStart.push_back(static_cast<std::uint32_t>(graph.forward.size()));
    for (const SideGraph::Forward& move : whole.forwardOf(first + number))
      graph.forward.push_back({move.row, placeIn(reached[move.row], move.target)});
  }
  graph.forwardStart.push_back(static_cast<std::uint32_t>(graph.forward.size()));
}

Beyond beyondOf(const dodgem::PatternSet& patterns, int pattern, std::size_t blocks) {
  const std::size_t count = patterns.arrangements(pattern);
  std::vector<std::size_t> counts(blocks);
  std::vector<std::size_t> readers;
  Sideways arrangement(patterns, pattern);
  for (std::size_t own = 0; own < blocks; ++own) {
    const std::size_t begin = blockBegin(count, {own, blocks});
    const std::size_t end = blockBegin(count, {own + 1, blocks});
    for (std::size_t number = begin; number < end; ++number, arrangement.next()) {
      readers.clear();
      arrangement.forEachStep([&](std::ptrdiff_t step) {
        const std::size_t neighbour = number + static_cast<std::size_t>(step);
        if (neighbour >= begin && neighbour < end) return;
        const std::size_t block = blockOf(count, blocks, neighbour);
        if (std::ranges::find(readers, block) == readers.end()) readers.push_back(block);
      });
      for (const std::size_t block : readers) ++counts[block];
    }
  }
  Beyond beyond;
  for (const std::size_t each : counts) {
    beyond.most = std::max(beyond.most, each);
    beyond.all += each;
  }
  return beyond;
}

}  // namespace kotai::retrograde
