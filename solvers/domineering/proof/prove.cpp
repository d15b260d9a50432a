#include "solvers/domineering/proof/prove.h"

#include <algorithm>
#include <chrono>
#include <optional>
#include <string>
#include <system_error>

#include "core/base/errors.h"
#include "core/base/parallel.h"
#include "core/base/progress_gate.h"
#include "core/base/resources.h"
#include "core/simultaneous/strategy_file.h"
#include "core/tables/lock_file.h"
#include "core/tables/solution_check.h"
#include "solvers/domineering/proof/proof_checkpoint.h"
#include "solvers/domineering/proof/proof_question.h"
#include "solvers/domineering/proof/proof_search.h"
#include "solvers/domineering/proof/strategy_maker.h"

namespace kotai::domineering {

namespace {

using Clock = std::chrono::steady_clock;
namespace fs = std::filesystem;

constexpr auto checkpointEvery = std::chrono::minutes(2);
constexpr std::uint64_t largestStrategy = 30'000'000;  // in entries; needs 3 GB during construction
// Maximum number of positions of a search in bands. Such a search succeeds after few positions or not at all:
// some thousands on 8x7, 33,510 on 8x8, 15,118 on 7x10, two million on 9x10.
constexpr std::uint64_t maxNodesInBands = 2'000'000;
constexpr std::uint64_t maxNodesOnLargeBoards = 10'000'000;
constexpr std::uint64_t maxTableBytesInBands = std::uint64_t{1} << 28;

constexpr ProofQuestion allQuestions[] = {{Side::First, 0}, {Side::First, 1}, {Side::Second, 0}, {Side::Second, 1}};

/// Returns the next open question, draws first.
std::optional<ProofQuestion> nextQuestion(const ProvedOutcome& known) {
  if (known.firstAtLeast == -1 && known.firstAtMost >= 0) return ProofQuestion{Side::First, 0};
  if (known.secondAtMost == 1 && known.secondAtLeast <= 0) return ProofQuestion{Side::Second, 0};
  if (known.firstAtLeast == 0 && known.firstAtMost == 1) return ProofQuestion{Side::First, 1};
  if (known.secondAtMost == 0 && known.secondAtLeast == -1) return ProofQuestion{Side::Second, 1};
  return std::nullopt;
}

void learn(ProvedOutcome& known, ProofQuestion question, bool yes, bool square) {
  const auto payoff = static_cast<std::int8_t>(question.payoff);
  const auto raise = [](std::int8_t& bound, int to) { bound = std::max(bound, static_cast<std::int8_t>(to)); };
  const auto lower = [](std::int8_t& bound, int to) { bound = std::min(bound, static_cast<std::int8_t>(to)); };
  if (question.side == Side::First || square) {
    if (yes)
      raise(known.firstAtLeast, payoff);
    else
      lower(known.firstAtMost, payoff - 1);
  }
  if (question.side == Side::Second || square) {
    if (yes)
      lower(known.secondAtMost, -payoff);
    else
      raise(known.secondAtLeast, 1 - payoff);
  }
  // A side cannot prevent a result that the other side can secure.
  raise(known.secondAtLeast, known.firstAtLeast);
  lower(known.firstAtMost, known.secondAtMost);
}

fs::path beside(const fs::path& directory, const SimultaneousVariant& variant, const std::string& ending) {
  return provedOutcomeFile(directory, variant).replace_extension(ending);
}

/// Returns the memory of the table in bytes. Throws SolutionError (DoesNotFit) if more is requested than available.
std::uint64_t tableBytes(const SimultaneousVariant& variant, const ProofOptions& options) {
  const auto free = static_cast<std::uint64_t>(availableMemoryBytes());
  if (options.memoryBytes > free)
    throw SolutionError(SolutionFault::DoesNotFit, options.directory,
                        {"memory", std::to_string(options.memoryBytes), std::to_string(free)});
  return proofMemoryBytes(variant, options);
}

/// Returns whether the board has at least two bands from the point of view of the side.
bool canUseBands(const SimultaneousVariant& variant, Side side) {
  const int rows = orientedBoard(variant, side).rows;
  return variant.pieceSquares() == usualDominoCells && rows > std::max(1, highBandRows(rows));
}

/// One question about a variant, for a side that plays only in bands. The search is small, so it is not stored.
template <class Bits>
class BandProof {
 public:
  BandProof(const SimultaneousVariant& variant, const ProofOptions& options, ProofQuestion question)
      : m_rules(orientedBoard(variant, question.side).columns, orientedBoard(variant, question.side).rows, question.payoff,
                Upright::InBands),
        m_table(std::min(tableBytes(variant, options), maxTableBytesInBands)),
        m_search(m_rules, m_table, threadCount(options.threads)),
        m_maxNodes(canSearchAllPlay(variant) ? maxNodesInBands : maxNodesOnLargeBoards) {}

  /// Returns whether the search succeeds. In bands, a failure proves nothing about other play.
  bool succeeds(const std::stop_token& stop, const std::function<void(const SearchProgress&)>& progress) {
    return m_search.run(m_rules.start(), {.nodes = m_maxNodes}, stop, progress) == Verdict::Yes;
  }
  ProofSearch<Bits>& search() { return m_search; }
  const ProofTable<Bits>& table() const { return m_table; }

 private:
  ProofRules<Bits> m_rules;
  ProofTable<Bits> m_table;
  ProofSearch<Bits> m_search;
  std::uint64_t m_maxNodes;
};

/// Calls visit with a proof in bands. The proof uses words of the width that the board requires.
template <class Visit>
auto withBandProof(const SimultaneousVariant& variant, const ProofOptions& options, ProofQuestion question, Visit&& visit) {
  if (canSearchAllPlay(variant)) {
    BandProof<std::uint64_t> proof(variant, options, question);
    return visit(proof);
  }
  BandProof<Bits128> proof(variant, options, question);
  return visit(proof);
}

/// One question about a variant, for unrestricted play.
class Proof {
 public:
  using Bits = std::uint64_t;

  Proof(const SimultaneousVariantPtr& variant, const ProofOptions& options, ProofQuestion question)
      : m_name(proofName(*variant, question)),
        m_rules(orientedBoard(*variant, question.side).columns, orientedBoard(*variant, question.side).rows, question.payoff),
        m_table(tableBytes(*variant, options)),
        m_search(m_rules, m_table, threadCount(options.threads)),
        m_file(proofFile(options.directory, *variant, question)) {
    if (!loadProof(m_file, m_name, m_rules, m_table)) m_movedAside = moveAside(m_file);
  }

  /// Returns Undecided if stopped. Throws SolutionError if the final results cannot be stored. Retries failed intermediate
  /// checkpoints.
  Verdict run(const std::stop_token& stop, const std::function<void(const SearchProgress&)>& progress) {
    Verdict verdict = Verdict::Open;
    while (verdict == Verdict::Open && !stop.stop_requested()) {
      verdict = m_search.run(m_rules.start(), {.until = Clock::now() + checkpointEvery}, stop, progress);
      save(verdict == Verdict::Open && stop.stop_requested());
    }
    return verdict;
  }
  /// Extracts the strategy of a proof that has succeeded. Searches positions again if the table no longer
  /// contains them, and stores their results as run() does. Returns nothing if stopped or if the strategy is too
  /// large.
  std::optional<Strategy> strategy(Side side, const std::stop_token& stop, const std::function<void(std::uint64_t)>& entries) {
    auto nextSave = Clock::now() + checkpointEvery;
    const auto grow = [&](std::uint64_t count) {
      if (entries) entries(count);
      if (Clock::now() < nextSave) return;
      save(false);
      nextSave = Clock::now() + checkpointEvery;
    };
    auto made = makeStrategy(m_search, side, largestStrategy, stop, grow);
    if (!made) save(stop.stop_requested());
    return made;
  }
  ProofSearch<Bits>& search() { return m_search; }
  const ProofTable<Bits>& table() const { return m_table; }
  /// Returns the new name of a damaged file from an earlier run, if there was one.
  const std::optional<fs::path>& movedAside() const { return m_movedAside; }

 private:
  /// Saves the search. \p isLast: whether to report a failure, because no later checkpoint can replace this one.
  void save(bool isLast) const {
    try {
      saveProof(m_file, m_name, m_table);
    } catch (const SolutionError&) {
      if (isLast) throw;
    }
  }

  std::string m_name;
  ProofRules<Bits> m_rules;
  ProofTable<Bits> m_table;
  ProofSearch<Bits> m_search;
  fs::path m_file;
  std::optional<fs::path> m_movedAside;
};

void prepare(const SimultaneousVariant& variant, const ProofOptions& options) {
  if (!canBeProved(variant)) throw SolutionError(SolutionFault::NotSolvable, options.directory, {variant.id()});
  std::error_code error;
  fs::create_directories(options.directory, error);
  if (error) throw SolutionError(SolutionFault::CannotCreate, options.directory, {error.message()});
}

/// Removes proofs that are no longer needed. Keeps proofs of secured results, for their strategies.
void removeNeedlessProofs(const fs::path& directory, const SimultaneousVariant& variant, const ProvedOutcome& known) {
  for (const Side side : {Side::First, Side::Second})
    for (const int payoff : {0, 1}) {
      if (payoff == known.forced(side)) continue;
      std::error_code ignored;
      fs::remove(proofFile(directory, variant, {side, payoff}), ignored);
    }
}

/// Calls read(), and returns its result. If the file is damaged, moves it aside to make room for a new file.
template <class Read>
void moveAsideIfDamaged(const fs::path& file, std::vector<fs::path>& movedAside, Read&& read) {
  try {
    read();
  } catch (const SolutionError& error) {
    if (isDamaged(error)) movedAside.push_back(moveAside(file));
  }
}

/// Returns whether \p question is the next open question about its side.
bool isNext(const ProvedOutcome& known, ProofQuestion question) {
  const int most = question.side == Side::First ? known.firstAtMost : -known.secondAtLeast;
  return question.payoff == known.forced(question.side) + 1 && question.payoff <= most;
}

double secondsSince(Clock::time_point begin) { return std::chrono::duration<double>(Clock::now() - begin).count(); }

/// Forwards the progress of the search at intervals.
class Reporter {
 public:
  Reporter(const ProofOptions& options, ProofProgress progress, Clock::time_point begin)
      : m_options(options), m_progress(progress), m_begin(begin), m_nodesBefore(progress.nodes) {}

  void operator()(const SearchProgress& search) {
    if (!m_options.progress || !m_gate.opens()) return;
    m_progress.nodes = m_nodesBefore + search.nodes;
    m_progress.done = search.refutedShare;
    m_progress.proofNumber = static_cast<double>(search.root.yes);
    m_progress.disproofNumber = static_cast<double>(search.root.no);
    m_progress.seconds = secondsSince(m_begin);
    m_options.progress(m_progress);
  }

 private:
  const ProofOptions& m_options;
  ProofProgress m_progress;
  Clock::time_point m_begin;
  std::uint64_t m_nodesBefore;
  ProgressGate m_gate;
};

}  // namespace

bool canSearchAllPlay(const SimultaneousVariant& variant) {
  return variant.pieceSquares() == usualDominoCells && variant.columns() * variant.rows() <= largestProofCells;
}

bool needsAllPlay(const SimultaneousVariant& variant) {
  const bool odd = variant.columns() % 2 != 0 && variant.rows() % 2 != 0;
  return odd && variant.columns() * variant.rows() > 49 && canSearchAllPlay(variant);
}

bool canBeProved(const SimultaneousVariant& variant) { return variant.pieceSquares() == usualDominoCells; }

std::uint64_t proofMemoryBytes(const SimultaneousVariant& variant, const ProofOptions& options) {
  if (options.memoryBytes > 0) return options.memoryBytes;
  const int cells = variant.columns() * variant.rows();
  // A search needs hundreds of entries on 6x6 and hundreds of thousands on 7x7. A table that is larger than
  // necessary is slower.
  const std::uint64_t useful = cells <= 36 ? 1ULL << 24 : needsAllPlay(variant) ? 1ULL << 33 : maxTableBytesInBands;
  return std::min(useful, static_cast<std::uint64_t>(availableMemoryBytes()) / 2);
}

ProofReport prove(const SimultaneousVariantPtr& variant, const ProofOptions& options, std::stop_token stop) {
  const auto begin = Clock::now();
  prepare(*variant, options);
  ProofReport report;
  const ProvedOutcome before = usableOutcome(options.directory, *variant).value_or(ProvedOutcome{});
  report.outcome = before;
  report.finished = before.settled();
  if (report.finished) return report;
  const LockFile lock(beside(options.directory, *variant, "proof.lock"));
  moveAsideIfDamaged(provedOutcomeFile(options.directory, *variant), report.movedAside,
                     [&] { readProvedOutcome(options.directory, *variant); });
  const bool square = variant->columns() == variant->rows();
  ProofProgress progress;
  progress.questions = square ? 2 : 3;
  const auto reporterOf = [&](ProofQuestion question, const auto& table) {
    progress.side = question.side;
    progress.payoff = question.payoff;
    progress.memoryBytes = table.bytes();
    return Reporter(options, progress, begin);
  };
  const auto keep = [&](const auto& search) {
    progress.nodes += search.nodes();
    report.outcome.nodes = before.nodes + progress.nodes;
    report.outcome.seconds = before.seconds + secondsSince(begin);
    writeProvedOutcome(options.directory, *variant, report.outcome);
  };
  for (const ProofQuestion question : allQuestions) {
    const bool asked = square && question.side == Side::Second;  // the same question about the transposed board
    if (asked || !isNext(report.outcome, question) || !canUseBands(*variant, question.side)) continue;
    withBandProof(*variant, options, question, [&](auto& proof) {
      Reporter reporter = reporterOf(question, proof.table());
      if (proof.succeeds(stop, [&](const SearchProgress& search) { reporter(search); }))
        learn(report.outcome, question, true, square);
      keep(proof.search());
    });
  }
  while (const auto question = canSearchAllPlay(*variant) ? nextQuestion(report.outcome) : std::nullopt) {
    Proof proof(variant, options, *question);
    if (proof.movedAside()) report.movedAside.push_back(*proof.movedAside());
    Reporter reporter = reporterOf(*question, proof.table());
    const Verdict verdict = proof.run(stop, [&](const SearchProgress& search) { reporter(search); });
    ++progress.question;
    if (verdict != Verdict::Open) learn(report.outcome, *question, verdict == Verdict::Yes, square);
    keep(proof.search());
    if (verdict == Verdict::Open) break;
  }
  report.finished = report.outcome.settled();
  report.leftOpen = !report.finished && !canSearchAllPlay(*variant) && !stop.stop_requested();
  if (report.finished) removeNeedlessProofs(options.directory, *variant, report.outcome);
  report.seconds = secondsSince(begin);
  return report;
}

/// Extracts the strategy. Searches the missing parts of the proof again. Returns nothing if stopped or if the
/// strategy is too large.
static std::optional<Strategy> provedStrategy(const SimultaneousVariantPtr& variant, const ProofOptions& options,
                                              ProofQuestion question, const std::stop_token& stop,
                                              const std::function<void(std::uint64_t)>& entries,
                                              std::vector<fs::path>& movedAside) {
  ProofProgress progress;
  progress.questions = 1;
  progress.side = question.side;
  progress.payoff = question.payoff;
  if (canUseBands(*variant, question.side)) {
    std::optional<Strategy> strategy;
    const bool secured = withBandProof(*variant, options, question, [&](auto& proof) {
      progress.memoryBytes = proof.table().bytes();
      Reporter reporter(options, progress, Clock::now());
      if (!proof.succeeds(stop, [&](const SearchProgress& search) { reporter(search); })) return false;
      strategy = makeStrategy(proof.search(), question.side, largestStrategy, stop, entries);
      return true;
    });
    if (secured || !canSearchAllPlay(*variant)) return strategy;
  }
  Proof proof(variant, options, question);
  if (proof.movedAside()) movedAside.push_back(*proof.movedAside());
  progress.memoryBytes = proof.table().bytes();
  Reporter reporter(options, progress, Clock::now());
  if (proof.run(stop, [&](const SearchProgress& search) { reporter(search); }) != Verdict::Yes) return std::nullopt;
  return proof.strategy(question.side, stop, entries);
}

StrategyReport makeStrategies(const SimultaneousVariantPtr& variant, const ProofOptions& options, std::stop_token stop,
                              const std::function<void(std::uint64_t)>& entries) {
  const auto begin = Clock::now();
  const ProvedOutcome known = usableOutcome(options.directory, *variant).value_or(ProvedOutcome{});
  StrategyReport report;
  std::optional<LockFile> lock;  // taken only if a strategy must be written
  for (const Side side : {Side::First, Side::Second}) {
    if (!known.forces(side)) continue;
    const ProofQuestion question{side, known.forced(side)};
    auto strategy = usableStrategy(options.directory, *variant, question.side, question.payoff);
    if (!strategy) {
      if (!lock) {
        prepare(*variant, options);
        lock.emplace(beside(options.directory, *variant, "proof.lock"));
      }
      const bool square = variant->columns() == variant->rows();
      if (square && question.side == Side::Second) {  // on the transposed board, this is the first side's question
        strategy = usableStrategy(options.directory, *variant, Side::First, question.payoff);
        if (strategy) strategy->side = Side::Second;
      }
      if (!strategy && entries) entries(0);
      if (!strategy) strategy = provedStrategy(variant, options, question, stop, entries, report.movedAside);
      if (!strategy) {
        report.tooLarge = !stop.stop_requested();
        return report;
      }
      moveAsideIfDamaged(strategyFile(options.directory, *variant, question.side), report.movedAside,
                         [&] { readStrategy(options.directory, *variant, question.side); });
      writeStrategy(options.directory, *variant, *strategy);
      std::error_code ignored;
      fs::remove(proofFile(options.directory, *variant, question), ignored);
    }
    report.strategies.push_back(
        {question.side, question.payoff, strategy->entries.size(), strategyFile(options.directory, *variant, question.side)});
    report.seconds = secondsSince(begin);
  }
  report.finished = true;
  return report;
}

}  // namespace kotai::domineering
