#include "solvers/domineering/proof/proof_search.h"

#include <algorithm>
#include <deque>
#include <span>

#include "solvers/base/worker_pool.h"

namespace kotai::domineering {

namespace {

using Bits = ProofRules::Bits;
using Clock = std::chrono::steady_clock;

// A move short of a proof makes it so many times larger: found by trying 1.2 .. 8 on 6x6 to 8x7.
constexpr float yesGrowth = 8;
constexpr float noGrowth = 2.5F;
constexpr float largestFirst = 1e7F;
// A child is searched until it is so much worse than the next best one, so that one does not go back and forth.
constexpr float patience = 2;

}  // namespace

ProofSearch::ProofSearch(const ProofRules& rules, ProofTable& table, unsigned threads)
    : m_rules(rules), m_table(table), m_threads(std::max(1U, threads)) {
  float yes = 1;
  float no = 1;
  for (std::size_t shortage = 1; shortage < m_yesByShortage.size(); ++shortage) {
    m_yesByShortage[shortage] = std::min(yes, largestFirst);
    m_noByShortage[shortage] = std::min(no, largestFirst);
    yes *= yesGrowth;
    no *= noGrowth;
  }
}

ProofNumbers ProofSearch::firstNumbers(const Judgement& judgement) const {
  const auto place = [](int shortage) { return static_cast<std::size_t>(std::clamp(shortage, 1, 63)); };
  return {m_yesByShortage[place(judgement.shortOfYes)], m_noByShortage[place(judgement.shortOfNo)]};
}

ProofSearch::Moves ProofSearch::movesOf(Bits cells, int store) const {
  Moves moves;
  domineering::forEachBit(
      cells, [&](int cell) { moves.cells[static_cast<std::size_t>(moves.count++)] = static_cast<std::int8_t>(cell); });
  if (store > 0) moves.cells[static_cast<std::size_t>(moves.count++)] = fromStore;
  return moves;
}

ProofPosition ProofSearch::childOf(const ProofPosition& position, int vertical, int horizontal) const {
  Bits free = position.contested;
  if (vertical != fromStore) free &= ~m_rules.board().verticalDomino(vertical);
  if (horizontal != fromStore) free &= ~m_rules.board().horizontalDomino(horizontal);
  return m_rules.canonical(free, position.verticalStore - (vertical == fromStore ? 1 : 0),
                           position.horizontalStore - (horizontal == fromStore ? 1 : 0));
}

/// Adds what remains open of a row to `children`. The answer that refuted the row before is tried first.
ProofSearch::RowState ProofSearch::openRow(const ProofPosition& position, int vertical, const Moves& answers, int& killer,
                                           std::vector<Child>& children) const {
  const std::size_t begin = children.size();
  const auto refuted = [&] {
    children.resize(begin);
    return RowState::Refuted;
  };
  for (int number = -1; number < answers.count; ++number) {
    const int place = number < 0 ? killer : number;
    if (place < 0 || (number >= 0 && place == killer)) continue;
    ProofPosition child = childOf(position, vertical, answers.cells[static_cast<std::size_t>(place)]);
    const Judgement judgement = m_rules.judge(child);
    if (judgement.verdict == Verdict::Yes) continue;
    if (judgement.verdict == Verdict::No) {
      killer = place;
      return refuted();
    }
    child = m_rules.canonical(child);
    m_table.prefetch(child);
    children.push_back({child, firstNumbers(judgement)});
  }
  std::size_t end = begin;
  for (std::size_t place = begin; place < children.size(); ++place) {
    Child child = children[place];
    if (const auto known = m_table.find(child.position)) {
      if (known->isYes()) continue;
      if (known->isNo()) return refuted();
      child.numbers = *known;
    }
    children[end++] = child;
  }
  children.resize(end);
  const std::span added(children.begin() + static_cast<std::ptrdiff_t>(begin), children.end());
  std::ranges::sort(added, {}, &Child::position);
  const auto last = std::unique(added.begin(), added.end(),
                                [](const Child& left, const Child& right) { return left.position == right.position; });
  children.resize(children.size() - static_cast<std::size_t>(added.end() - last));
  return children.size() == begin ? RowState::Complete : RowState::Open;
}

/// One thread's descent.
class ProofSearch::Worker {
 public:
  Worker(ProofSearch& search, Clock::time_point until, const std::stop_token& stop,
         const std::function<void(const SearchProgress&)>& progress)
      : m_search(search), m_until(until), m_stop(stop), m_progress(progress) {}

  /// Until one of the numbers reaches its limit.
  ProofNumbers search(const ProofPosition& position, ProofNumbers limits, std::size_t depth) {
    if (m_frames.size() <= depth) m_frames.emplace_back();
    Frame& frame = m_frames[depth];  // a deque: it stays where it is while deeper ones are added
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
      if (!numbers.isSettled() && m_search.m_threads > 1)  // another thread may have done it
        if (const auto known = m_search.m_table.find(position); known && known->isSettled()) numbers = *known;
    }
    if (!numbers.isSettled()) numbers = summedUp(frame);  // halted before the first look at the sums
    m_search.m_table.store(position, numbers);
    return numbers;
  }

 private:
  /// Makes the rows; settled at once if one is complete or all are refuted.
  ProofNumbers open(const ProofPosition& position, Frame& frame) {
    m_search.m_nodes.fetch_add(1, std::memory_order_relaxed);
    frame.children.clear();
    frame.rows.clear();
    const ProofRules& rules = m_search.m_rules;
    const Moves moves = m_search.movesOf(rules.verticalMoves(position), position.verticalStore);
    const Moves answers = m_search.movesOf(rules.horizontalMoves(position), position.horizontalStore);
    int killer = -1;
    for (int number = 0; number < moves.count; ++number) {
      const auto begin = static_cast<std::uint32_t>(frame.children.size());
      const RowState state =
          m_search.openRow(position, moves.cells[static_cast<std::size_t>(number)], answers, killer, frame.children);
      if (state == RowState::Complete) return ProofNumbers::proved();
      if (state == RowState::Refuted) continue;
      frame.rows.push_back({begin, static_cast<std::uint32_t>(frame.children.size()), {}});
      sumUp(frame, frame.rows.back());
    }
    return frame.rows.empty() ? ProofNumbers::refuted() : ProofNumbers{};
  }

  /// All children of a row have to be proved: the hardest, and a little for each of the others, which share much of
  /// their proofs. One refuted child refutes it.
  static void sumUp(const Frame& frame, Row& row) {
    row.numbers = {0, ProofNumbers::never};
    for (std::uint32_t place = row.begin; place < row.end; ++place) {
      row.numbers.yes = std::max(row.numbers.yes, frame.children[place].numbers.yes);
      row.numbers.no = std::min(row.numbers.no, frame.children[place].numbers.no);
    }
    row.numbers.yes += static_cast<float>(row.end - row.begin - 1);
  }
  static ProofNumbers summedUp(const Frame& frame) {
    ProofNumbers numbers{ProofNumbers::never, 0};
    for (const Row& row : frame.rows) {
      numbers.yes = std::min(numbers.yes, row.numbers.yes);
      numbers.no += row.numbers.no;
    }
    return numbers;
  }

  /// Searches the most promising child of the best row. Settled numbers if that settles the node.
  ProofNumbers step(Frame& frame, ProofNumbers numbers, ProofNumbers limits, std::size_t depth) {
    const auto best = std::ranges::min_element(frame.rows, {}, [](const Row& row) { return row.numbers.yes; });
    const auto rowNumber = static_cast<std::size_t>(best - frame.rows.begin());
    Row& row = *best;
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

  /// The child nearest to a refutation; with several threads one that no other is at, if there is one.
  Child& chosen(Frame& frame, const Row& row) {
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

  static ProofNumbers limitsOf(const Frame& frame, const Row& row, const Child& child, ProofNumbers node, ProofNumbers limits) {
    float nextRow = ProofNumbers::never;
    for (const Row& other : frame.rows)
      if (&other != &row) nextRow = std::min(nextRow, other.numbers.yes);
    float nextChild = ProofNumbers::never;
    for (std::uint32_t place = row.begin; place < row.end; ++place)
      if (&frame.children[place] != &child) nextChild = std::min(nextChild, frame.children[place].numbers.no);
    const float yes = std::min(limits.yes, nextRow * patience + 1) - static_cast<float>(row.end - row.begin - 1);
    const float no = std::min(limits.no - (node.no - row.numbers.no), nextChild * patience + 1);
    const auto beyond = [](float number) { return number * 1.01F + 1; };  // sums of large numbers are not exact
    return {std::max(yes, beyond(child.numbers.yes)), std::max(no, beyond(child.numbers.no))};
  }

  std::atomic<std::uint8_t>& busyMark(const ProofPosition& position) {
    return m_search.m_busy[(position.contested * 0x9e3779b97f4a7c15ULL) >> 52];
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
  Clock::time_point m_until;
  const std::stop_token& m_stop;
  const std::function<void(const SearchProgress&)>& m_progress;
  std::deque<Frame> m_frames;
  std::uint32_t m_steps = 0;
  bool m_late = false;
  ProofNumbers m_root;
  double m_refutedShare = 0;
};

Verdict ProofSearch::run(const ProofPosition& root, const Limits& limits, const std::stop_token& stop,
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

}  // namespace kotai::domineering
