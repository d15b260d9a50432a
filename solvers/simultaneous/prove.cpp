#include "solvers/simultaneous/prove.h"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <optional>
#include <string>
#include <system_error>

#include "core/errors.h"
#include "core/parallel.h"
#include "core/simultaneous/strategy_file.h"
#include "solvers/simultaneous/proof_checkpoint.h"
#include "solvers/simultaneous/proof_search.h"
#include "solvers/simultaneous/strategy_maker.h"

namespace kotai::simultaneous {

namespace {

using Clock = std::chrono::steady_clock;
namespace fs = std::filesystem;

constexpr auto checkpointEvery = std::chrono::minutes(2);
constexpr auto reportEvery = std::chrono::milliseconds(100);
constexpr std::uint64_t largestStrategy = 100'000'000;

/// Can this side be sure of a draw (0) or of a win (1)?
struct Question {
  Side side = Side::First;
  int payoff = 0;
};

/// What one may still ask; a draw first.
std::optional<Question> nextQuestion(const ProvedOutcome& known) {
  if (known.firstAtLeast == -1 && known.firstAtMost >= 0) return Question{Side::First, 0};
  if (known.secondAtMost == 1 && known.secondAtLeast <= 0) return Question{Side::Second, 0};
  if (known.firstAtLeast == 0 && known.firstAtMost == 1) return Question{Side::First, 1};
  if (known.secondAtMost == 0 && known.secondAtLeast == -1) return Question{Side::Second, 1};
  return std::nullopt;
}

void learn(ProvedOutcome& known, Question question, bool yes, bool square) {
  const auto payoff = static_cast<std::int8_t>(question.payoff);
  const auto raise = [](std::int8_t& bound, int to) { bound = std::max(bound, static_cast<std::int8_t>(to)); };
  const auto lower = [](std::int8_t& bound, int to) { bound = std::min(bound, static_cast<std::int8_t>(to)); };
  if (question.side == Side::First || square) {
    if (yes) raise(known.firstAtLeast, payoff);
    else lower(known.firstAtMost, payoff - 1);
  }
  if (question.side == Side::Second || square) {
    if (yes) lower(known.secondAtMost, -payoff);
    else raise(known.secondAtLeast, 1 - payoff);
  }
  // What one side is sure of the other cannot prevent.
  raise(known.secondAtLeast, known.firstAtLeast);
  lower(known.firstAtMost, known.secondAtMost);
}

/// Only one program at a time works on a variant.
class ProofLock {
 public:
  explicit ProofLock(fs::path file) : m_file(std::move(file)), m_descriptor(::open(m_file.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0644)) {
    if (m_descriptor < 0) throw SolutionError(SolutionFault::CannotCreate, m_file, {std::generic_category().message(errno)});
    if (::flock(m_descriptor, LOCK_EX | LOCK_NB) == 0) return;
    ::close(m_descriptor);
    throw SolutionError(SolutionFault::Locked, m_file);
  }
  ~ProofLock() {
    ::unlink(m_file.c_str());
    ::close(m_descriptor);
  }
  ProofLock(const ProofLock&) = delete;
  ProofLock& operator=(const ProofLock&) = delete;

 private:
  fs::path m_file;
  int m_descriptor;
};

fs::path beside(const fs::path& directory, const SimultaneousVariant& variant, const std::string& ending) {
  return provedOutcomeFile(directory, variant).replace_extension(ending);
}

/// Enough for all positions that the search of such a board is likely to visit, and at most half of what is free.
std::uint64_t tableBytes(const SimultaneousVariant& variant, std::uint64_t wanted) {
  if (wanted > 0) return wanted;
  const int cells = variant.columns() * variant.rows();
  // 6x6 needs some thousand entries, 7x7 and 8x6 some hundred thousand; a table that is larger than needed is slower.
  const std::uint64_t useful = cells <= 36 ? 1ULL << 24 : cells <= 49 ? 1ULL << 28 : cells <= 56 ? 1ULL << 31 : 1ULL << 33;
  const auto free = static_cast<std::uint64_t>(::sysconf(_SC_AVPHYS_PAGES)) * static_cast<std::uint64_t>(::sysconf(_SC_PAGE_SIZE));
  return std::min(useful, free / 2);
}

/// One question about one variant.
class Proof {
 public:
  Proof(const SimultaneousVariantPtr& variant, const ProofOptions& options, Question question)
      : m_variant(*variant),
        m_rules(question.side == Side::First ? variant->columns() : variant->rows(),
                question.side == Side::First ? variant->rows() : variant->columns(), question.payoff),
        m_table(tableBytes(*variant, options.memoryBytes)),
        m_search(m_rules, m_table, threadCount(options.threads)),
        m_file(beside(options.directory, *variant,
                      std::string(question.side == Side::First ? "vertical" : "horizontal") + (question.payoff == 0 ? "-draw" : "-win") + ".proof")) {
    loadProof(m_file, m_variant.id(), m_table);
  }

  /// Open if stopped.
  Verdict run(const std::stop_token& stop, const std::function<void(const SearchProgress&)>& progress) {
    Verdict verdict = Verdict::Open;
    while (verdict == Verdict::Open && !stop.stop_requested()) {
      verdict = m_search.run(m_rules.start(), {.until = Clock::now() + checkpointEvery}, stop, progress);
      saveProof(m_file, m_variant.id(), m_table);
    }
    return verdict;
  }
  ProofSearch& search() { return m_search; }
  const ProofTable& table() const { return m_table; }

 private:
  const SimultaneousVariant& m_variant;
  ProofRules m_rules;
  ProofTable m_table;
  ProofSearch m_search;
  fs::path m_file;
};

void prepare(const SimultaneousVariant& variant, const ProofOptions& options) {
  if (variant.columns() * variant.rows() > largestProofCells) throw SolutionError(SolutionFault::NotSolvable, options.directory, {variant.id()});
  std::error_code error;
  fs::create_directories(options.directory, error);
  if (error) throw SolutionError(SolutionFault::CannotCreate, options.directory, {error.message()});
}

double secondsSince(Clock::time_point begin) { return std::chrono::duration<double>(Clock::now() - begin).count(); }

/// Passes on what the search says, now and then.
class Reporter {
 public:
  Reporter(const ProofOptions& options, ProofProgress progress, Clock::time_point begin)
      : m_options(options), m_progress(progress), m_begin(begin), m_nodesBefore(progress.nodes) {}

  void operator()(const SearchProgress& search) {
    if (!m_options.progress || Clock::now() < m_next) return;
    m_next = Clock::now() + reportEvery;
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
  Clock::time_point m_next;
};

}  // namespace

ProofReport prove(const SimultaneousVariantPtr& variant, const ProofOptions& options, std::stop_token stop) {
  const auto begin = Clock::now();
  prepare(*variant, options);
  const ProofLock lock(beside(options.directory, *variant, "proof.lock"));
  ProofReport report;
  const ProvedOutcome before = readProvedOutcome(options.directory, *variant).value_or(ProvedOutcome{});
  report.outcome = before;
  const bool square = variant->columns() == variant->rows();
  ProofProgress progress;
  progress.questions = square ? 2 : 3;
  while (const auto question = nextQuestion(report.outcome)) {
    Proof proof(variant, options, *question);
    progress.side = question->side;
    progress.payoff = question->payoff;
    progress.memoryBytes = proof.table().bytes();
    Reporter reporter(options, progress, begin);
    const Verdict verdict = proof.run(stop, [&](const SearchProgress& search) { reporter(search); });
    progress.nodes += proof.search().nodes();
    ++progress.question;
    report.outcome.nodes = before.nodes + progress.nodes;
    report.outcome.seconds = before.seconds + secondsSince(begin);
    if (verdict != Verdict::Open) learn(report.outcome, *question, verdict == Verdict::Yes, square);
    writeProvedOutcome(options.directory, *variant, report.outcome);
    if (verdict == Verdict::Open) break;
  }
  report.finished = report.outcome.settled();
  report.seconds = secondsSince(begin);
  return report;
}

StrategyReport makeStrategies(const SimultaneousVariantPtr& variant, const ProofOptions& options, std::stop_token stop,
                              const std::function<void(std::uint64_t)>& entries) {
  const auto begin = Clock::now();
  prepare(*variant, options);
  const ProofLock lock(beside(options.directory, *variant, "proof.lock"));
  const ProvedOutcome known = readProvedOutcome(options.directory, *variant).value_or(ProvedOutcome{});
  StrategyReport report;
  for (const Question question : {Question{Side::First, known.firstAtLeast}, Question{Side::Second, -known.secondAtMost}}) {
    if (question.payoff < 0) continue;
    const fs::path file = strategyFile(options.directory, *variant, question.side);
    auto strategy = readStrategy(options.directory, *variant, question.side);
    if (!strategy || strategy->payoff != question.payoff) {
      if (question.side == Side::Second && variant->columns() == variant->rows()) {
        strategy = readStrategy(options.directory, *variant, Side::First);  // the same board, told for the other side
        strategy->side = Side::Second;
      } else {
        Proof proof(variant, options, question);
        if (proof.run(stop, {}) != Verdict::Yes) return report;
        strategy = makeStrategy(proof.search(), question.side, largestStrategy, stop, entries);
        if (!strategy) return report;
      }
      writeStrategy(options.directory, *variant, *strategy);
    }
    report.strategies.push_back({question.side, question.payoff, strategy->entries.size(), file});
    report.seconds = secondsSince(begin);
  }
  report.finished = true;
  return report;
}

}  // namespace kotai::simultaneous
