#include "solvers/retrograde/animalshogi/engine.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstring>
#include <stdexcept>

#include "core/base/resources.h"
#include "core/games/animalshogi/marks.h"
#include "core/tables/record_source.h"
#include "solvers/base/processor.h"
#include "solvers/retrograde/animalshogi/proof_graph.h"
#include "solvers/retrograde/animalshogi/propagator.h"
#include "solvers/retrograde/animalshogi/reach.h"
#include "solvers/retrograde/checkpoint.h"

namespace kotai::retrograde {

namespace {

using namespace animalshogi;
using namespace animalshogi::engine;
using Clock = std::chrono::steady_clock;

constexpr TierId onlyTier{0};
constexpr std::uint8_t marksEnd = mate::open - mate::marked + 1;  ///< greater than all marks of a mate table (marks.h)

/// Shares of the processor time of a solve on two threads. A solve takes 28 s with AVX-512, including 10 s for
/// the values. A solve takes 36 s without AVX-512, and more than half of this time is for the values. The first
/// step decides 64 % of the positions. About 2 % stay undecided, because they are draws.
constexpr WorkPoint valuesWork[] = {{0, 0}, {0.64, 0.03}, {0.89, 0.23}, {0.98, 0.35}};
namespace work {
constexpr WorkStep values{0.35, 0.385};
constexpr WorkStep reach{0.385, 0.8};
constexpr WorkStep notices{0.8, 0.825};
constexpr WorkStep mates{0.825, 0.96};
constexpr WorkStep matesWritten[] = {{0.96, 0.98}, {0.98, 1}};  ///< one per table
constexpr WorkStep fromOtherStart{0.385, 0.87};                 ///< if the usual start position is already solved
}  // namespace work

/// Calls visit(layout, pair, rank, count, offset) for the parts of blocks that make up a range of indices.
template <class Visit>
void forEachBlockPiece(const Space& space, std::uint64_t first, std::uint64_t count, Visit&& visit) {
  for (std::uint64_t done = 0; done < count;) {
    const BlockPlace place = space.placeOf(static_cast<std::uint32_t>(first + done));
    const std::uint64_t length = std::min<std::uint64_t>(place.layout->blockSize - place.rank, count - done);
    visit(*place.layout, place.block.pair, place.rank, static_cast<std::uint32_t>(length), done);
    done += length;
  }
}

/// Returns eight bits of a bitmap, starting at `first`. The bitmap must have an additional word at the end.
std::uint64_t eightBits(const std::uint64_t* words, std::uint32_t first) {
  const std::uint32_t shift = first % 64;
  const std::uint64_t low = words[first / 64] >> shift;
  return (shift <= 56 ? low : low | words[first / 64 + 1] << (64 - shift)) & 0xff;
}
/// Returns eight bytes whose lowest bits are the eight bits.
constexpr std::uint64_t bytesOfBits(std::uint64_t bits) {
  constexpr std::uint64_t ones = 0x0101010101010101;
  const std::uint64_t each = bits * ones & 0x8040201008040201;
  return (each + 0x7f * ones) >> 7 & ones;
}

/// A run of the engine through all stages.
class Stages {
 public:
  Stages(const AnimalShogiVariant& variant, const WholeTierRun& run, std::chrono::milliseconds checkpointInterval)
      : m_variant(variant),
        m_run(run),
        m_checkpointInterval(checkpointInterval),
        m_kernel(makeBlockKernel(variant.rules().options())),
        m_space(m_kernel->space()),
        m_values(m_space.index().positionCount()),
        m_loop(stoppableLoop(run.pool, run.stop)) {}

  WholeTierReport solve() {
    if (const VariantPtr usual = m_variant.usual()) return countFrom(*usual);
    const auto begin = Clock::now();
    if (!findValues()) return m_report;
    m_report.valueSeconds = std::chrono::duration<double>(Clock::now() - begin).count();
    if (!writeValues()) return m_report;
    dropCheckpoint();
    m_run.valuesWritten();
    const bool searched = m_run.writer.hasSummary(onlyTier) && has(flagPlane);
    if (!searched || !has(matePlane) || !has(mateOrTryPlane)) {
      const auto reach = searched ? readNotices() : searchAndWrite();
      if (!reach || !findAndWriteMates(*reach)) return m_report;
    }
    m_report.finished = true;
    return m_report;
  }

 private:
  /// Counts and marks the positions that can be reached from the variant's start position. Reads values and mates
  /// from the solution of the usual start position. Takes only seconds, so an interrupted run starts again.
  WholeTierReport countFrom(const Variant& usual) {
    m_run.writer.discardAll();
    m_report.decidedBefore = m_decided = m_values.size();
    const FileShape shape = FileShape::of(usual);
    const RecordSource solved(m_run.writer.file().parent_path() / shape.fileName(), shape);
    readFrom(solved, 0, code::undecided);
    m_run.valuesWritten();
    const auto reach = m_run.stop.stop_requested() ? nullptr : searchAndWrite();
    if (!reach) return m_report;
    constexpr std::string_view names[] = {statistic::mate, statistic::mateOrTry};
    for (const std::uint16_t plane : {matePlane, mateOrTryPlane}) {
      readFrom(solved, plane, marksEnd);
      const std::vector<MateRounds> rounds = storedRounds(*reach);
      if (m_run.stop.stop_requested()) return m_report;
      m_run.writer.appendWithoutValues({onlyTier, plane}, m_values.size(), mateSummary(rounds, 0, names[plane - matePlane]));
    }
    m_report.finished = true;
    return m_report;
  }
  /// Reads a plane. Throws if a byte is not below the limit, because the file may come from an untrusted source.
  void readFrom(const RecordSource& solved, std::uint16_t plane, std::uint8_t limit) {
    const TierRecordView record = solved.record({onlyTier, plane});
    if (!record.readInto(m_values.asBytes(), m_variant.tierGraph().positionsPerBlock(), m_loop)) damaged(solved.path());
    checkBytes(limit, solved.path());
  }

  bool has(std::uint16_t plane) const { return m_run.writer.hasRecord({onlyTier, plane}); }
  void progress(SolveStage stage, std::uint32_t plies, WorkStep step) {
    if (m_variant.usual()) step = {shareOfCounting(step.from), shareOfCounting(step.to)};
    m_run.progress({stage, plies, m_decided, m_report.decidedBefore, step});
  }
  static double shareOfCounting(double share) {
    return (share - work::fromOtherStart.from) / (work::fromOtherStart.to - work::fromOtherStart.from);
  }
  WorkStep valuesStep() const {
    const double done = workDone(valuesWork, static_cast<double>(m_decided) / static_cast<double>(m_values.size()));
    return {done, done};
  }

  /// Computes the codes of all positions. Undecided positions become draws. Returns false if stopped.
  bool findValues() {
    if (has(0)) {
      m_run.writer.readInto({onlyTier, 0}, m_values.asBytes(), m_loop);
      checkBytes(code::undecided, m_run.writer.file());
      m_report.resumed = true;
      m_decided = m_values.size();
      m_report.decidedBefore = m_decided;
      return !m_run.stop.stop_requested();
    }
    std::uint8_t level = code::lossInTwo;
    if (const auto saved = loadCheckpoint(m_run.checkpoint, m_variant.id(), m_values.asBytes(), m_loop)) {
      level = static_cast<std::uint8_t>(*saved);
      m_report.resumed = true;
      m_decided = countDecided();
      m_report.decidedBefore = m_decided;
    } else if (!begin()) {
      return false;
    }
    if (m_run.stop.stop_requested()) return false;
    Propagator propagator(*m_kernel, m_values, 1, m_run.pool, m_run.threads, m_run.stop);
    auto saved = Clock::now();
    for (std::uint64_t decided = 1; decided > 0 && level != code::draw; ++level) {
      progress(SolveStage::Propagation, level, valuesStep());
      if (level + 2 >= code::undecided) throw std::overflow_error("a distance does not fit one byte");
      const auto count = propagator.propagate(level, {code::undecided, code::isLoss(level)});
      m_report.unmoves = propagator.unmoves();
      if (!count) return false;
      decided = *count;
      m_decided += decided;
      if (decided > 0 && Clock::now() - saved > m_checkpointInterval) {
        save(static_cast<std::uint8_t>(level + 1));
        saved = Clock::now();
      }
    }
    if (level != code::draw) {
      forEachShare([this](std::size_t first, std::size_t end) {
        for (std::size_t index = first; index < end; ++index)
          m_values[index] = m_values[index] >= code::undecided ? code::draw : m_values[index];
      });
      if (m_run.stop.stop_requested()) return false;
    }
    m_decided = m_values.size();
    return true;
  }

  /// Calls work(first, end) for ranges of indices, on all threads.
  void forEachShare(const std::function<void(std::size_t, std::size_t)>& work) {
    constexpr std::size_t shareBytes = std::size_t{1} << 22;
    m_loop((m_values.size() + shareBytes - 1) / shareBytes,
           [&](std::size_t share) { work(share * shareBytes, std::min(m_values.size(), (share + 1) * shareBytes)); });
  }

  std::uint64_t countDecided() { return countBelow(code::undecided); }
  std::uint64_t countBelow(std::uint8_t limit) {
    std::atomic<std::uint64_t> below{0};
    forEachShare([&](std::size_t first, std::size_t end) {
      below += static_cast<std::uint64_t>(
          std::count_if(m_values.data() + first, m_values.data() + end, [limit](std::uint8_t each) { return each < limit; }));
    });
    return below;
  }

  /// Checks that all bytes read from a file are below a limit.
  void checkBytes(std::uint8_t limit, const std::filesystem::path& file) {
    if (countBelow(limit) != m_values.size() && !m_run.stop.stop_requested()) damaged(file);
  }
  [[noreturn]] static void damaged(const std::filesystem::path& file) {
    throw SolutionError(SolutionFault::DamagedTier, file, {std::to_string(onlyTier.value)});
  }

  /// Sets immediate wins and losses, and the number of replies of all other positions. Returns false if stopped.
  bool begin() {
    progress(SolveStage::Preparing, 0, valuesStep());
    std::atomic<std::uint64_t> decided{0};
    return forEachBlock([&](BlockId block) { decided += m_kernel->begin(block, m_values.data()); },
                        [&](BlockId) {
                          m_decided = decided;
                          progress(SolveStage::Preparing, 0, valuesStep());
                        }) &&
           propagateStalemates();
  }

  /// Propagates from the few positions without a legal move. begin() does not recognise moves to these positions.
  /// Returns false if stopped.
  bool propagateStalemates() {
    Propagator propagator(*m_kernel, m_values, 1, m_run.pool, m_run.threads, m_run.stop);
    for (const std::uint8_t level : {code::lost, code::winInOne}) {
      const auto count = propagator.propagate(level, {code::undecided, code::isLoss(level)});
      if (!count) return false;
      m_decided += *count;
      if (*count == 0) break;
      if (propagator.nextNeedsBlocks()) throw std::length_error("more stalemates than there is room for");
    }
    return true;
  }

  /// Calls work(block) for all blocks, in parallel batches. Calls after(block) with the last block of each batch.
  /// Returns false if stopped.
  bool forEachBlock(const std::function<void(BlockId)>& work, const std::function<void(BlockId)>& after) {
    constexpr std::uint32_t blocksAtOnce = 1024;
    const std::uint32_t blockCount = m_space.blockCount();
    for (std::uint32_t first = 0; first < blockCount; first += blocksAtOnce) {
      const std::uint32_t count = std::min(blocksAtOnce, blockCount - first);
      m_loop(count, [&](std::size_t number) { work(m_space.blockAt(first + static_cast<std::uint32_t>(number))); });
      if (m_run.stop.stop_requested()) return false;
      after(m_space.blockAt(first + count - 1));
    }
    return true;
  }

  /// Saves a checkpoint. In checkpoints of earlier versions, level code::draw means that all values are known.
  void save(std::uint8_t level) { saveOrReport(m_run, m_variant.id(), level, m_values.asBytes(), m_loop); }

  /// Removes the checkpoint once the values are in the solution file.
  void dropCheckpoint() {
    std::error_code ignored;
    std::filesystem::remove(m_run.checkpoint, ignored);
  }

  /// Finds the reachable positions, and writes the summary of the values and the marks. Returns null if stopped.
  std::unique_ptr<Reach> searchAndWrite() {
    progress(SolveStage::Reachable, 0, work::reach);
    const auto start = static_cast<std::uint32_t>(m_variant.locate(m_variant.start()).index.value);
    std::uint64_t proof = 0;  // size of the proof graph, computed on one of the threads during the search
    auto reach = searchReachable(*m_kernel, m_values, start, m_run.pool, m_run.threads, m_run.stop,
                                 [&] { proof = proofGraphPositions(*m_kernel, m_values, start, m_run.stop); });
    if (!reach || m_run.stop.stop_requested()) return nullptr;
    if (proof > 0) reach->values.statistics.emplace_back(statistic::proof, proof);  // a draw has no proof graph
    if (!has(0))
      m_run.writer.appendWithoutValues({onlyTier, 0}, m_values.size(), reach->values);
    else if (!m_run.writer.hasSummary(onlyTier))
      m_run.writer.appendSummary(onlyTier, reach->values);
    return writeNotices(*reach) ? std::move(reach) : nullptr;
  }

  /// Reads the counted positions from the file of an earlier run. Releases the memory of the values first.
  std::unique_ptr<Reach> readNotices() {
    auto reach = std::make_unique<Reach>(Layouts::get().wordsPerPair() * static_cast<std::uint64_t>(m_space.pairCount()));
    m_run.writer.readInto({onlyTier, flagPlane}, m_values.asBytes(), m_loop);
    if (m_run.stop.stop_requested()) return nullptr;
    m_loop(classCount, [&](std::size_t number) {
      const ClassLayout& layout = Layouts::get()[static_cast<int>(number)];
      for (int pair = 0; pair < m_space.pairCount(); ++pair) {
        const std::uint8_t* bytes = m_values.data() + m_space.firstOf({layout.number, pair});
        std::uint64_t* words = reach->counted.words() + firstWordOf(layout, pair, m_space.pairCount());
        for (std::uint32_t rank = 0; rank < layout.blockSize; ++rank)
          words[rank / 64] |= std::uint64_t{(bytes[rank] & Counted) != 0 ? 1U : 0U} << rank % 64;
      }
    });
    m_run.writer.readInto({onlyTier, 0}, m_values.asBytes(), m_loop);
    return m_run.stop.stop_requested() ? nullptr : std::move(reach);
  }

  bool write(std::uint16_t plane, WorkStep step, const TierSummary& summary, const SolutionWriter::FillBlock& fill) {
    if (has(plane)) return true;
    progress(SolveStage::Writing, 0, step);
    return m_run.writer.appendBlocks({{onlyTier, plane}, 1, m_values.size()}, summary, fill, m_loop, m_run.stop);
  }

  /// Writes the values before their summary, which takes longer, so that users can already probe the values.
  bool writeValues() {
    return write(0, work::values, {}, [this](std::uint64_t first, std::span<std::byte> plain) {
      std::ranges::copy(m_values.asBytes().subspan(first, plain.size()), plain.begin());
    });
  }

  bool writeNotices(const Reach& reach) {
    return write(flagPlane, work::notices, reach.marks, [&](std::uint64_t first, std::span<std::byte> plain) {
      forEachBlockPiece(m_space, first, plain.size(),
                        [&](const ClassLayout& layout, int pair, std::uint32_t rank, std::uint32_t count, std::uint64_t offset) {
                          const std::uint64_t word = firstWordOf(layout, pair, m_space.pairCount());
                          const auto bitsOf = [&](const Bitmap& map) { return map.words() + word; };
                          for (std::uint32_t each = 0; each < count; each += 8) {
                            const std::uint64_t eight = bytesOfBits(eightBits(bitsOf(reach.counted), rank + each)) * Counted |
                                                        bytesOfBits(eightBits(bitsOf(reach.onlyMoves), rank + each)) * OnlyMove;
                            std::byte* const to = plain.data() + offset + each;
                            if (count - each < sizeof eight)
                              std::memcpy(to, &eight, count - each);
                            else
                              std::memcpy(to, &eight, sizeof eight);  // the compiler emits no call for a constant size
                          }
                        });
      const auto mark = [&](const std::vector<std::uint32_t>& list, Flag notice) {
        for (auto each = std::ranges::lower_bound(list, first); each != list.end() && *each < first + plain.size(); ++each)
          plain[*each - first] |= static_cast<std::byte>(notice);
      };
      mark(reach.zugzwangs, Zugzwang);
      mark(reach.symmetricZugzwangs, SymmetricZugzwang);
      mark(reach.farDrops, FarDropOnly);
    });
  }

  /// Computes the rounds of both mate tables from the values, and releases the values. Returns false if stopped.
  bool findAndWriteMates(const Reach& reach) {
    if (has(matePlane) && has(mateOrTryPlane)) return true;
    progress(SolveStage::Marking, 0, work::mates);
    ValueBytes mates(m_values.size() * mate::tables);
    if (!forEachBlock([&](BlockId block) { m_kernel->beginMates(block, m_values.data(), mates.data()); },
                      [&](BlockId last) { m_values.giveBack(m_space.firstOf(last)); }))
      return false;
    Propagator propagator(*m_kernel, mates, mate::tables, m_run.pool, m_run.threads, m_run.stop);
    std::uint64_t decided = 1;
    for (std::uint8_t level = mate::marked; decided > 0; ++level) {
      if (level >= mate::open - 1) throw std::overflow_error("too many rounds of mate");
      progress(SolveStage::Marking, static_cast<std::uint32_t>(level - mate::marked), work::mates);
      const auto count = propagator.propagate(level, {mate::open, (level - mate::marked) % 2 == 0});
      if (!count) return false;
      decided = *count;
    }
    const std::vector<MateRounds> rounds = mateRounds(reach, mates);
    return writeMates(mates, 0, matePlane, mateSummary(rounds, 0, statistic::mate)) &&
           writeMates(mates, 1, mateOrTryPlane, mateSummary(rounds, 1, statistic::mateOrTry));
  }

  bool writeMates(const ValueBytes& mates, std::size_t table, std::uint16_t plane, const TierSummary& summary) {
    return write(plane, work::matesWritten[table], summary, [&](std::uint64_t first, std::span<std::byte> plain) {
      const std::uint8_t* next = mates.data() + first * mate::tables + table;
      for (std::byte& each : plain) {
        const bool marked = *next >= mate::marked && *next < mate::open;
        each = static_cast<std::byte>(marked ? *next - mate::marked + 1 : 0);
        next += mate::tables;
      }
    });
  }

  /// Numbers of counted positions, indexed by mate table and byte.
  using MateRounds = std::array<std::array<std::uint64_t, 256>, mate::tables>;

  /// Calls count(rounds, index) for each counted position. `rounds` are the numbers of the position's class.
  /// Processes classes in parallel.
  template <class Count>
  std::vector<MateRounds> countRounds(const Reach& reach, Count&& count) {
    std::vector<MateRounds> rounds(classCount);
    m_loop(classCount, [&](std::size_t number) {
      const ClassLayout& layout = Layouts::get()[static_cast<int>(number)];
      for (int pair = 0; pair < m_space.pairCount(); ++pair) {
        const std::size_t first = m_space.firstOf({layout.number, pair});
        const std::uint64_t* words = reach.counted.words() + firstWordOf(layout, pair, m_space.pairCount());
        for (std::uint32_t rank = 0; rank < layout.blockSize; rank += 64)
          for (std::uint64_t rest = words[rank / 64]; rest != 0; rest &= rest - 1)
            count(rounds[number], first + rank + static_cast<std::size_t>(std::countr_zero(rest)));
      }
    });
    return rounds;
  }

  /// Returns the numbers of positions by round, for each class.
  std::vector<MateRounds> mateRounds(const Reach& reach, const ValueBytes& mates) {
    return countRounds(reach, [&mates](MateRounds& rounds, std::size_t index) {
      for (std::size_t table = 0; table < mate::tables; ++table) ++rounds[table][mates[index * mate::tables + table]];
    });
  }

  /// Returns the numbers of positions by round of one table, for each class, from the checked marks in m_values.
  std::vector<MateRounds> storedRounds(const Reach& reach) {
    return countRounds(reach, [this](MateRounds& rounds, std::size_t index) {
      if (m_values[index] > 0) ++rounds.front()[mate::marked + m_values[index] - 1U];
    });
  }

  /// Returns the summary of a mate table: counted won positions by round.
  static TierSummary mateSummary(const std::vector<MateRounds>& rounds, std::size_t table, std::string_view name) {
    TierSummary summary;
    summary.parts.resize(classCount);
    for (std::uint32_t round = 1; mate::marked + round < mate::open; round += 2) {
      std::uint64_t all = 0;
      for (std::size_t number = 0; number < classCount; ++number) {
        const std::uint64_t count = rounds[number][table][mate::marked + round];
        if (count == 0) continue;
        all += count;
        summary.parts[number].histogram.push_back({Value::win(round), count});
      }
      if (all > 0) summary.statistics.emplace_back(std::string(name) + std::to_string(round), all);
    }
    return summary;
  }

  const AnimalShogiVariant& m_variant;
  const WholeTierRun& m_run;
  std::chrono::milliseconds m_checkpointInterval;
  std::unique_ptr<const BlockKernel> m_kernel;
  const Space& m_space;
  ValueBytes m_values;
  ParallelLoop m_loop;  // skips work after a stop request, so check for a stop before using results
  std::uint64_t m_decided = 0;
  WholeTierReport m_report;
};

}  // namespace

WholeTierReport AnimalShogiEngine::solve(const WholeTierRun& run) const {
  return Stages(*m_variant, run, m_checkpointInterval).solve();
}

double AnimalShogiEngine::memoryBytes() const {
  // The last stage needs two bytes and two bits per position. Earlier stages need one byte and about six bits.
  // Lists, tallies and collected moves need additional memory.
  const double positions = Index::get(m_variant->rules().options().tries).positionCount();
  // A solve for a start position chosen by the user builds no mate tables.
  const double bytesEach = m_variant->usual() ? 1 + 6.0 / 8 : mate::tables + 2.0 / 8;
  return bytesEach * positions + 130e6;
}

double AnimalShogiEngine::estimateSeconds(unsigned threads) const {
  if (const VariantPtr usual = m_variant->usual()) {
    const double share = work::fromOtherStart.to - work::fromOtherStart.from;
    return share * AnimalShogiEngine(std::static_pointer_cast<const AnimalShogiVariant>(usual)).estimateSeconds(threads);
  }
  // Speed gained by each further thread, relative to one thread.
  constexpr double gainPerThread = 0.85;
  constexpr int sampleClass = 233;  // the largest class: each side has a giraffe, an elephant and a chick
  constexpr int samplePairs = 7;
  constexpr int samples = 2;
  constexpr double maxThreads = 5;  // number of non-empty lion groups in variants in which tries win
  const auto kernel = makeBlockKernel(m_variant->rules().options());
  constexpr std::array stagesPerBeginning{50.0, 45.0, 70.0};  // duration of all stages relative to the first
  const Index& index = kernel->space().index();
  ValueBytes bytes(index.classFirst(sampleClass + 1));  // only touched pages use memory
  const auto once = [&] {
    const double begin = processorSeconds();
    for (int pair = 0; pair < samplePairs; ++pair) kernel->begin({sampleClass, pair}, bytes.data());
    return processorSeconds() - begin;
  };
  double least = once();  // the first call initialises tables and memory
  for (int sample = 0; sample < samples; ++sample) least = std::min(least, once());
  const double share = static_cast<double>(samplePairs) * index.blockSize(sampleClass) / index.positionCount();
  const double usable = 1 + gainPerThread * (std::min<double>(threads, maxThreads) - 1);
  return least / share * stagesPerBeginning.at(static_cast<std::size_t>(processorUse())) / usable;
}

}  // namespace kotai::retrograde
