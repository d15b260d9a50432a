#include "tests/core/changed_solution.h"

#include "core/tables/solution_writer.h"
#include "core/tables/tier_record.h"
#include "core/tables/value_coding.h"

namespace kotai::test {

SolutionPtr changedSolution(const Solution& right, const std::filesystem::path& folder, const Values& wrong,
                            const ChangeSummary& change) {
  {
    SolutionWriter writer(folder, right.variant(), ValueCoding::Explicit);
    const TierGraph& tiers = right.variant()->tierGraph();
    for (TierId tier; tier.value < tiers.tierCount(); ++tier.value) {
      TierCodes codes;
      for (int part = 0; part < tiers.partCount(tier); ++part)
        for (Value value : right.partValues(tier, part)) {
          const auto other = wrong.find({tier, PositionIndex{codes.bytes.size()}});
          if (other != wrong.end()) value = other->second;
          codes.bytes.push_back(static_cast<std::byte>(encodeValue(ValueCoding::Explicit, value)));
        }
      TierSummary summary = right.tierSummary(tier);
      if (change) change(tier, summary);
      writer.append(tier, encodeTierRecord(tier, codes, summary, ValueCoding::Explicit, tiers.positionsPerBlock()),
                    codes.positions());
    }
    writer.finish();
  }
  return Solution::open(folder, right.variant());
}

}  // namespace kotai::test
