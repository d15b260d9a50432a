#include "app/cli/output/variant_rows.h"

#include <fmt/format.h>

#include "app/cli/base/english_strings.h"
#include "app/cli/base/messages.h"
#include "core/data/verified_files.h"

namespace kotai::cli {

static void addKnown(VariantRow& row, const KnownResult& known, const std::string& start, Json json) {
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

VariantRow variantRow(Context& context, const CommandTable& commands, const Play& play, bool withTotals) {
  FoundVariant found;
  try {
    commands.inspect(context, play, withTotals, found);
  } catch (const SolutionError& error) {
    printError(englishText(error, play.id(), context.dataOption));
  }
  VariantRow row{.game = std::string(play.gameId()), .variant = play.id(), .state = found.state, .start = found.startText};
  if (!found.start.is_null()) row.json["start"] = found.start;
  if (found.positions) {
    row.positions = found.positions->text();
    found.positions->addTo(row.json);
  }
  if (found.bytes) {
    row.bytes = grouped(*found.bytes);
    row.json["bytes"] = *found.bytes;
    row.json.update(found.totals);
    if (const auto date = verifiedOn(context.dataDirectory() / play.fileShape().fileName())) {
      row.verified = *date;
      row.json["verified"] = *date;
    }
  }
  const KnownResult* const known = knownResult(play.id());
  if (known && !found.bytes) {
    auto [text, json] = commands.knownStart(*known);
    addKnown(row, *known, text, std::move(json));
  }
  return row;
}

void printVariantRows(const std::vector<VariantRow>& rows) {
  Json list = Json::array();
  for (const VariantRow& row : rows) {
    Json json{{"game", row.game}, {"variant", row.variant}, {"state", row.state}};
    json.update(row.json);
    list.push_back(std::move(json));
  }
  fmt::print("{}\n", list.dump(2));
}

}  // namespace kotai::cli
