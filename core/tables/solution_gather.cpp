#include "core/tables/solution_gather.h"

#include <string>

#include "core/base/errors.h"
#include "core/tables/record_log.h"
#include "core/tables/record_source.h"

namespace kotai {

GatherReport gatherSolution(const std::filesystem::path& directory, const FileShape& shape,
                            const std::vector<std::filesystem::path>& further,
                            const std::function<void(std::uint64_t tiersDone)>& progress, const std::stop_token& stop) {
  GatherReport report;
  const std::filesystem::path file = directory / shape.fileName();
  const RecordSource records(file, shape, further);
  report.gathered = records.isManifest();
  report.finished = !report.gathered;
  if (report.finished) return report;
  report.shards = records.shardFiles();

  std::filesystem::path part = file;
  RecordLog log(part += ".part", shape, records.coding());
  log.readBack(stop);
  for (TierId tier; tier.value < shape.tierCount; ++tier.value) {
    if (stop.stop_requested()) return report;
    if (log.hasRecord({tier, 0})) continue;
    const std::vector<std::byte> record = records.rawRecord(tier);
    const auto view = TierRecordView::read(record);
    if (!view || !view->blocksAreGood())
      throw SolutionError(SolutionFault::DamagedTier, records.fileOf(tier), {std::to_string(tier.value)});
    log.append(tier, record, view->positions());
    progress(log.tiersDone());
  }
  log.finishAs(file);
  report.finished = true;
  return report;
}

}  // namespace kotai
