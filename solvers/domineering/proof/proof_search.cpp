#include "solvers/domineering/proof/proof_search.h"

#include <algorithm>
#include <deque>
#include <limits>

#include "solvers/base/worker_pool.h"

namespace kotai::domineering {

namespace {

using Clock = std::chrono::steady_clock;

// Factor by which a child's number may exceed that of the second-best child before the search switches to the
// second-best child. The factor prevents frequent switches back and forth.
constexpr float patience = 8;

}  // namespace

template <class Bits>
ProofSearch<Bits>::ProofSearch(const ProofRules<Bits>& rules, ProofTable<Bits>& table, unsigned threads)
    : m_rules(rules),
      m_judge(makeTurnJudge(rules.board(), rules.target(), rules.upright())),
      m_table(table),
      m_threads(std::max(1U, threads)) {}

template <class Bits>
typename ProofSearch<Bits>::Moves ProofSearch<Bits>::movesOf(Bits cells, int store) const {
  Moves moves;
  domineering::forEachBit(
      cells, [&](int cell) { moves.cells[static_cast<std::size_t>(moves.count++)] = static_cast<std::int8_t>(cell); });
  if (store > 0) moves.cells[static_cast<std::size_t>(moves.count++)] = fromStore;
  return moves;
}

template <class Bits>
ProofPosition<Bits> ProofSearch<Bits>::childOf(const Position& position, int vertical, int horizontal) const {
  Bits free = position.contested;
  if (vertical != fromStore) free &= ~m_rules.board().verticalDomino(vertical);
  if (horizontal != fromStore) free &= ~m_rules.board().horizontalDomino(horizontal);
  return m_rules.canonical(free, position.verticalStore - (vertical == fromStore ? 1 : 0),
                           position.horizontalStore - (horizontal == fromStore ? 1 : 0));
}

/// One thread of the search.
template <class Bits>
class ProofSearch<Bits>::Worker {
 public:
  using Child = ProofChild<Bits>;
  using Frame = ProofFrame<Bits>;

  Worker(ProofSearch& search, Clock::time_point until, const std::stop_token& stop,
         const std::function<void(const SearchProgress&)>& progress)
      : m_search(search),
        m_opener(search.m_rules, *search.m_judge, search.m_table),
        m_until(until),
        m_stop(stop),
        m_progress(progress) {}

  /// Searches until one of the proof numbers reaches its limit.
  ProofNumbers search(const Position& position, ProofNumbers limits, std::size_t depth) {
    if (m_frames.size() <= depth) m_frames.emplace_back();
    Frame& frame = m_frames[depth];  // in a deque, so that references stay valid when deeper frames are added
    ProofNumbers numbers = open(position, frame);
    const std::size_t moves = frame.rows.size();
    while (!numbers.isSettled() && !isHalted()) {
      numbers = summedUp(frame);
      if (depth == 0) {
        m_root = numbers;
        m_refutedShare = static_cast<double>(moves - frame.rows.size()) / static_cast<double>(moves);
      }
      if (numbers.yes >= limits.yes || numbers.no >= limits.no) break;
      numbers = step(frame, numbers, limits, depth);
      if (!numbers.isSettled() && m_search.m_threads > 1)  // another thread may have decided this position
        if (const auto known = m_search.m_table.find(position); known && known->isSettled()) numbers = *known;
    }
    if (!numbers.isSettled()) numbers = summedUp(frame);  // the search was stopped before the first sum
    m_search.m_table.store(position, numbers);
    return numbers;
  }

 private:
  /// Expands the node. Returns final numbers if a row is proved or all rows are refuted.
  ProofNumbers open(const Position& position, Frame& frame) {
    m_search.m_nodes.fetch_add(1, std::memory_order_relaxed);
    switch (m_opener.open(position, frame)) {
      case Verdict::Yes: return ProofNumbers::proved();
      case Verdict::No: return ProofNumbers::refuted();
      case Verdict::Open: break;
    }
    for (ProofRow& row : frame.rows) sumUp(frame, row);
    return {};
  }

  /// Adds up the numbers of a row, because all its children must be proved, and one refuted child refutes the
  /// row. With the maximum instead of the sum, the search would not prefer rows with many proved replies, and
  /// would visit twice as many positions on 8x7.
  static void sumUp(const Frame& frame, ProofRow& row) {
    row.numbers = {0, ProofNumbers::never};
    for (std::uint32_t place = row.begin; place < row.end; ++place) {
      row.numbers.yes += frame.children[place].numbers.yes;
      row.numbers.no = std::min(row.numbers.no, frame.children[place].numbers.no);
    }
  }
  static ProofNumbers summedUp(const Frame& frame) {
    ProofNumbers numbers{ProofNumbers::never, 0};
    for (const ProofRow& row : frame.rows) {
      numbers.yes = std::min(numbers.yes, row.numbers.yes);
      numbers.no += row.numbers.no;
    }
    return numbers;
  }

  /// Searches the most promising child of the best row. Returns the new numbers of the node.
  ProofNumbers step(Frame& frame, ProofNumbers numbers, ProofNumbers limits, std::size_t depth) {
    const auto best = std::ranges::min_element(frame.rows, {}, [](const ProofRow& row) { return row.numbers.yes; });
    const auto rowNumber = static_cast<std::size_t>(best - frame.rows.begin());
    ProofRow& row = *best;
    Child& child = chosen(frame, row);
    const auto known = m_search.m_table.find(child.position);
    if (known && known->isSettled()) {
      child.numbers = *known;
    } else {
      auto& busy = busyMark(child.position);
      busy.fetch_add(1, std::memory_order_relaxed);
      child.numbers = search(child.position, limitsOf(frame, row, child, numbers, limits), depth + 1);
      busy.fetch_sub(1, std::memory_order_relaxed);
    }
    if (child.numbers.isNo()) {
      frame.rows.erase(frame.rows.begin() + static_cast<std::ptrdiff_t>(rowNumber));
      return frame.rows.empty() ? ProofNumbers::refuted() : numbers;
    }
    if (child.numbers.isYes()) {
      child = frame.children[--row.end];
      if (row.begin == row.end) return ProofNumbers::proved();
    }
    sumUp(frame, row);
    return numbers;
  }

  /// Returns the child nearest to a refutation. With several threads, prefers children that no other thread is searching.
  Child& chosen(Frame& frame, const ProofRow& row) {
    const auto better = [](const Child& one, const Child& two) {
      return one.numbers.no != two.numbers.no ? one.numbers.no < two.numbers.no : one.numbers.yes > two.numbers.yes;
    };
    Child* best = nullptr;
    Child* bestFree = nullptr;
    for (std::uint32_t place = row.begin; place < row.end; ++place) {
      Child& child = frame.children[place];
      if (!best || better(child, *best)) best = &child;
      if (m_search.m_threads > 1 && (!bestFree || better(child, *bestFree)) &&
          busyMark(child.position).load(std::memory_order_relaxed) == 0)
        bestFree = &child;
    }
    return bestFree ? *bestFree : *best;
  }

  static ProofNumbers limitsOf(const Frame& frame, const ProofRow& row, const Child& child, ProofNumbers node,
                               ProofNumbers limits) {
    float nextRow = ProofNumbers::never;
    for (const ProofRow& other : frame.rows)
      if (&other != &row) nextRow = std::min(nextRow, other.numbers.yes);
    float nextChild = ProofNumbers::never;
    for (std::uint32_t place = row.begin; place < row.end; ++place)
      if (&frame.children[place] != &child) nextChild = std::min(nextChild, frame.children[place].numbers.no);
    const float yes = std::min(limits.yes, nextRow * patience + 1) - (row.numbers.yes - child.numbers.yes);
    const float no = std::min(limits.no - (node.no - row.numbers.no), nextChild * patience + 1);
    const auto beyond = [](float number) { return number * 1.01F + 1; };  // float sums of large numbers are inexact
    return {std::max(yes, beyond(child.numbers.yes)), std::max(no, beyond(child.numbers.no))};
  }

  std::atomic<std::uint8_t>& busyMark(const Position& position) {
    return m_search.m_busy[(folded(position.contested) * 0x9e3779b97f4a7c15ULL) >> 52];
  }

  bool isHalted() {
    if (m_search.m_settled.load(std::memory_order_relaxed) || m_stop.stop_requested()) return true;
    if (m_search.m_nodes.load(std::memory_order_relaxed) >= m_search.m_lastNode) return true;
    if (++m_steps % 16 == 0) {
      m_late = Clock::now() >= m_until;
      if (m_progress) m_progress({m_search.m_nodes.load(std::memory_order_relaxed), m_root, m_refutedShare});
    }
    return m_late;
  }

  ProofSearch& m_search;
  NodeOpener<Bits> m_opener;
  Clock::time_point m_until;
  const std::stop_token& m_stop;
  const std::function<void(const SearchProgress&)>& m_progress;
  std::deque<Frame> m_frames;
  std::uint32_t m_steps = 0;
  bool m_late = false;
  ProofNumbers m_root;
  double m_refutedShare = 0;
};

template <class Bits>
Verdict ProofSearch<Bits>::run(const Position& root, const Limits& limits, const std::stop_token& stop,
                               const std::function<void(const SearchProgress&)>& progress) {
  if (const Verdict verdict = m_rules.judge(root).verdict; verdict != Verdict::Open) return verdict;
  if (const auto known = m_table.find(root); known && known->isSettled()) return known->isYes() ? Verdict::Yes : Verdict::No;
  m_settled = false;
  m_lastNode = limits.nodes > std::numeric_limits<std::uint64_t>::max() - m_nodes ? std::numeric_limits<std::uint64_t>::max()
                                                                                  : m_nodes + limits.nodes;
  WorkerPool pool(m_threads);
  const std::function<void(const SearchProgress&)> silent;
  std::atomic<Verdict> answer{Verdict::Open};
  pool.forEach(m_threads, [&](std::size_t number) {
    Worker worker(*this, limits.until, stop, number == 0 ? progress : silent);
    const ProofNumbers numbers = worker.search(root, {ProofNumbers::never, ProofNumbers::never}, 0);
    if (!numbers.isSettled()) return;
    answer = numbers.isYes() ? Verdict::Yes : Verdict::No;
    m_settled = true;
  });
  return answer;
}

template class ProofSearch<std::uint64_t>;
template class ProofSearch<Bits128>;

}  // namespace kotai::domineering
