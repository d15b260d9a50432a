#include "app/cli/output/known_rows.h"

#include <fmt/format.h>

namespace kotai::cli {

std::vector<std::string> knownLongVariants(std::string_view gameId) {
  std::vector<std::string> ids;
  for (const KnownResult& known : knownResults())
    if (known.takesLong && known.variant.substr(0, known.variant.find(':')) == gameId) ids.push_back(known.variant);
  return ids;
}

void addKnown(VariantRow& row, const KnownResult& known, const std::string& start, Json json) {
  row.known = fmt::format("{} ({})", start, known.source);
  Json& member = row.json["known"];
  member = {{"start", std::move(json)}, {"method", toText(known.method)}, {"source", known.source}};
  if (known.positions) member["positions"] = *known.positions;
  if (known.positionsAreRough) member["positionsAre"] = "about";
  for (const auto& [name, count] : known.figures) member["figures"][name] = count;
  if (known.positionsSearched) member["positionsSearched"] = *known.positionsSearched;
  if (known.check != KnownResult::Check::None) member["check"] = toText(known.check);
  if (known.positionsChecked) member["positionsChecked"] = *known.positionsChecked;
  if (!known.command.empty()) member["command"] = known.command;
  if (!known.date.empty()) member["date"] = known.date;
  if (!known.checksum.empty()) member["checksum"] = known.checksum;
}

}  // namespace kotai::cli
