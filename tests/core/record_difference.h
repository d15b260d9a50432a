// Compares the records of two solutions.
#pragma once

#include <QString>
#include <filesystem>

#include "core/game/variant.h"
#include "core/tables/file_shape.h"
#include "core/tables/record_source.h"

namespace kotai::test {

/// Returns the differences between the records of two solutions, each in one file or in shards. Empty if there are no
/// differences.
inline QString differenceOf(const VariantPtr& variant, const std::filesystem::path& one, const std::filesystem::path& other) {
  const FileShape shape = FileShape::of(*variant);
  const RecordSource first(one / shape.fileName(), shape);
  const RecordSource second(other / shape.fileName(), shape);
  if (first.positions() != second.positions()) return QStringLiteral("the numbers of positions differ");
  for (TierId tier; tier.value < shape.tierCount; ++tier.value)
    if (first.rawRecord(tier) != second.rawRecord(tier)) return QStringLiteral("tier %1 differs").arg(tier.value);
  return {};
}

}  // namespace kotai::test
