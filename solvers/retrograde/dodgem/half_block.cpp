#include "solvers/retrograde/dodgem/half_block.h"

#include <algorithm>

namespace kotai::retrograde {

namespace {

/// Ascending, each once.
void makeSet(std::vector<std::uint32_t>& numbers) {
  std::ranges::sort(numbers);
  numbers.erase(std::ranges::unique(numbers).begin(), numbers.end());
}

std::uint32_t placeIn(const std::vector<std::uint32_t>& set, std::uint32_t number) {
  return static_cast<std::uint32_t>(std::ranges::lower_bound(set, number) - set.begin());
}

}  // namespace

HalfBlock::HalfBlock(const Half& whole, BlockPlace place, std::size_t boardRows) : first(blockBegin(whole.count(), place)) {
  const std::size_t end = blockBegin(whole.count(), {place.number + 1, place.count});
  const auto from = static_cast<std::ptrdiff_t>(first);
  const auto to = static_cast<std::ptrdiff_t>(end);
  half.boards.assign(whole.boards.begin() + from, whole.boards.begin() + to);
  half.transposed.assign(whole.transposed.begin() + from, whole.transposed.begin() + to);
  addSideways(whole, place);
  addForward(whole, boardRows);
}

void HalfBlock::addSideways(const Half& whole, BlockPlace place) {
  const std::size_t own = half.count();
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
    half.sidewaysStart.push_back(static_cast<std::uint32_t>(half.sideways.size()));
    for (const std::uint32_t target : whole.sidewaysOf(first + number)) {
      if (isOwn(target)) {
        half.sideways.push_back(target - static_cast<std::uint32_t>(first));
        continue;
      }
      const std::uint32_t slot = placeIn(outside, target);
      leading[slot].push_back(number);
      half.sideways.push_back(static_cast<std::uint32_t>(own) + slot);
    }
  }
  half.sidewaysStart.push_back(static_cast<std::uint32_t>(half.sideways.size()));
  for (std::size_t slot = 0; slot < outside.size(); ++slot) {
    beyond.push_back(whole.transposed[outside[slot]]);
    neighboursStart.push_back(static_cast<std::uint32_t>(neighbours.size()));
    neighbours.insert(neighbours.end(), leading[slot].begin(), leading[slot].end());
  }
  neighboursStart.push_back(static_cast<std::uint32_t>(neighbours.size()));
  for (std::size_t block = 0; block <= place.count; ++block)
    beyondStart.push_back(placeIn(outside, static_cast<std::uint32_t>(blockBegin(whole.count(), {block, place.count}))));
}

void HalfBlock::addForward(const Half& whole, std::size_t boardRows) {
  reached.resize(boardRows);
  for (std::size_t number = 0; number < half.count(); ++number)
    for (const Half::Forward& move : whole.forwardOf(first + number)) reached[move.row].push_back(move.target);
  for (auto& targets : reached) makeSet(targets);
  for (std::size_t number = 0; number < half.count(); ++number) {
    half.forwardStart.push_back(static_cast<std::uint32_t>(half.forward.size()));
    for (const Half::Forward& move : whole.forwardOf(first + number))
      half.forward.push_back({move.row, placeIn(reached[move.row], move.target)});
  }
  half.forwardStart.push_back(static_cast<std::uint32_t>(half.forward.size()));
}

Beyond beyondOf(const Half& whole, std::size_t blocks) {
  std::vector<std::size_t> counts(blocks);
  std::vector<std::size_t> readers;
  for (std::size_t number = 0; number < whole.count(); ++number) {
    const std::size_t own = blockOf(whole.count(), blocks, number);
    readers.clear();
    for (const std::uint32_t neighbour : whole.sidewaysOf(number)) {
      const std::size_t block = blockOf(whole.count(), blocks, neighbour);
      if (block != own && std::ranges::find(readers, block) == readers.end()) readers.push_back(block);
    }
    for (const std::size_t block : readers) ++counts[block];
  }
  Beyond beyond;
  for (const std::size_t count : counts) {
    beyond.most = std::max(beyond.most, count);
    beyond.all += count;
  }
  return beyond;
}

}  // namespace kotai::retrograde
