// Reads single records of solution files, whole or truncated, with planes of marks and with counts inside
// parts.
//
// Input: whether to repair checksums, then edits (file_edits.h).
#include "core/tables/tier_record.h"
#include "tests/fuzz/file_edits.h"
#include "tests/fuzz/fuzz_target.h"

using namespace kotai;
using namespace kotai::fuzz;

constexpr std::uint32_t blockPositions = 512;

const FileBytes& rightRecord() {
  static const FileBytes bytes = [] {
    TierCodes codes;
    for (unsigned position = 0; position < 1300; ++position)
      codes.bytes.push_back(static_cast<std::byte>(position / 50 * 7 % 200));
    TierSummary summary;
    summary.parts.resize(3);
    for (PartSummary& part : summary.parts) part.histogram = {{Value::win(3), 400}, {Value::draw(), 33}};
    summary.statistics = {{"figure", 12345}, {"another", 7}};
    CountTable table{"steps", {}};
    table.entries.push_back({1, 2, {3, 4, 5}});
    summary.tables.push_back(table);
    const auto record = encodeTierRecord({3}, codes, summary, ValueCoding::Explicit, blockPositions);
    return FileBytes(record.begin(), record.end());
  }();
  return bytes;
}

KOTAI_FUZZ_TARGET(tier_records) {
  ByteSource source(data, size);
  const bool sealed = source.below(2) == 1;
  FileBytes bytes = withEdits(rightRecord(), source);
  if (sealed) sealRecord(bytes);
  const auto view = TierRecordView::read(bytes);
  if (!view) return 0;
  view->readSummary(ValueCoding::Explicit);
  const bool good = view->blocksAreGood();
  const auto all = view->readCodes();
  require(!all || all->positions() == view->positions(), "a record gives another number of codes than it says");
  if (view->positions() > 0) {
    const auto last = view->readCodes(view->positions() - 1, 1);
    require(!last || last->positions() == 1, "one position gives more than one code");
  }
  if (sealed || !good) return 0;
  const auto right = TierRecordView::read(rightRecord())->readCodes();
  require(all && all->bytes == right->bytes, "a wrong value");
  return 0;
}
