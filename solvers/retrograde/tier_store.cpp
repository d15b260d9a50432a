#include "solvers/retrograde/tier_store.h"

#include "core/tables/solution_writer.h"
#include "solvers/retrograde/figures_store.h"

namespace kotai::retrograde {

namespace {

/// Stores all values in a file that becomes the solution.
class WholeStore : public TierStore {
 public:
  WholeStore(const VariantPtr& variant, const SolveOptions& options, ValueCoding coding, const std::stop_token& stop)
      : m_coding(coding),
        m_blockPositions(variant->tierGraph().positionsPerBlock()),
        m_writer(options.directory, variant, coding, stop) {}

  bool finishedByAnother() const override { return m_writer.finishedByAnother(); }
  bool hasTier(TierId tier) const override { return m_writer.hasTier(tier); }
  std::uint64_t tiersDone() const override { return m_writer.tiersDone(); }
  std::uint64_t positionsDone() const override { return m_writer.positionsDone(); }
  void append(TierId tier, const SolvedTier& solved) override {
    m_writer.append(tier, encodeTierRecord(tier, solved.codes, solved.summary, m_coding, m_blockPositions),
                    solved.codes.positions());
  }
  TierCodes read(TierId tier) const override { return m_writer.read(tier); }
  std::filesystem::path fileOf(TierId) const override { return m_writer.file(); }
  void retireBelow(int) override {}
  void finish() override { m_writer.finish(); }

 private:
  ValueCoding m_coding;
  std::uint32_t m_blockPositions;
  SolutionWriter m_writer;
};

}  // namespace

std::unique_ptr<TierStore> openTierStore(const VariantPtr& variant, const SolveOptions& options, ValueCoding coding,
                                         const std::stop_token& stop) {
  if (options.figuresOnly) return std::make_unique<FiguresStore>(variant, options.directory, coding, stop);
  return std::make_unique<WholeStore>(variant, options, coding, stop);
}

}  // namespace kotai::retrograde
