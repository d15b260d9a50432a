#include "app/cli/alternating/found_positions.h"

#include <fmt/format.h>

#include "app/cli/alternating/position_columns.h"
#include "app/cli/base/format.h"
#include "app/cli/output/export_file.h"
#include "app/cli/output/find_words.h"
#include "core/record/position_game.h"

namespace kotai::cli {

int printFoundCount(const Context& context, const FindArguments& options, std::uint64_t count) {
  Json json = askedFor(options);
  json["count"] = count;
  fmt::print("{}\n", context.json ? json.dump(2) : std::to_string(count));
  return exitDone;
}

int printFound(const Context& context, const FindArguments& options, const SolutionPtr& solution,
               const std::function<std::optional<std::uint64_t>(const FoundVisitor&)>& visit) {
  const Variant& variant = *solution->variant();
  if (writesGames(options))
    return exportTo(options.outFile, [&](std::FILE* file) {
      visit([&](const ListedPosition& found) {
        fmt::print(file, "{}", positionGame(variant.id(), variant.formatPosition(found.position), found.value));
      });
    });
  if (writesRows(options)) {
    PositionColumns columns(solution->variant(), options.columns);
    return exportRows(
        options, exportFormat(context, options), {variant.id(), wordsOf(options), columns.columns()}, [&](RowWriter& rows) {
          visit([&](const ListedPosition& found) { columns.add(rows, *solution, variant.locate(found.position), found.value); });
        });
  }
  if (!context.json) {
    visit([&variant](const ListedPosition& found) {
      fmt::print("{}\t{}\n", variant.formatPosition(found.position), toText(found.value));
    });
    return exitDone;
  }
  Json positions = Json::array();
  const std::optional<std::uint64_t> count = visit([&](const ListedPosition& found) {
    positions.push_back({{"position", variant.formatPosition(found.position)}, {"value", toJson(found.value)}});
  });
  Json json = askedFor(options);
  json["count"] = count ? Json(*count) : Json(nullptr);
  json["positions"] = std::move(positions);
  fmt::print("{}\n", json.dump(2));
  return exitDone;
}

}  // namespace kotai::cli
