#include "ui/docks/tables/tables_data.h"

#include "core/analysis/find_kind.h"
#include "core/base/read_failure.h"
#include "core/game/game.h"
#include "core/game/registry.h"

namespace kotai::ui {

static bool countsDiffer(const AggregateTable& left, const AggregateTable& right) { return left.cells != right.cells; }

/// Returns the published outcome of a board and, if the board is solved in \p folder, the computed outcome.
static FigureRow boardOfFigure(const std::string& variantId, const std::filesystem::path& folder, const std::string& source) {
  FigureRow row;
  const VariantPtr variant = *parseVariant(variantId);
  row.gameId = variant->gameId();
  row.elsewhere = true;
  row.id = "board-" + variantId;
  row.source = source;
  row.published = toText(*publishedOutcome(*variant));
  if (Solution::exists(folder, *variant)) row.computed = toText(Solution::open(folder, variant)->value(variant->start()).outcome);
  return row;
}

/// Adds rows for all boards except the open board.
static void addBoards(std::vector<FigureRow>& rows, const Solution& solution) {
  const std::string source = rows.front().source;  // a copy, because rows move in memory when the vector grows
  for (const std::string& board : solution.variant()->game().figures.boards)
    rows.push_back(boardOfFigure(board, solution.file().parent_path(), source));
}

AggregateTablePtr VariantTables::table(const std::string& keyId, Counting counting) const {
  const auto found = tables.find({keyId, counting});
  return found == tables.end() ? nullptr : found->second;
}

std::vector<FindKind> mateKinds(const Variant& variant) {
  std::vector<FindKind> kinds = findKinds(variant);
  std::erase_if(kinds, [&](FindKind kind) { return positionKind(variant, kind).number != KindNumber::Rounds; });
  return kinds;
}

FiguresRead readFigures(const SolutionPtr& solution, bool comparing, const std::stop_token& stop) {
  FiguresRead read;
  try {
    for (PublishedFigure& figure : publishedFigures(*solution, comparing, stop)) {
      const auto filter = filterOfFigure(*solution->variant(), figure.id);
      read.rows.push_back({std::move(figure), filter, std::string(solution->variant()->gameId())});
    }
    if (figureSet(*solution->variant()) == FigureSet::Published) addBoards(read.rows, *solution);
  } catch (...) {
    read.error = readFailure(solution->file());
  }
  return read;
}

TablesRead readTables(const SolutionPtr& solution) {
  TablesRead read;
  try {
    auto made = std::make_shared<VariantTables>();
    const Variant& variant = *solution->variant();
    made->solution = solution;
    made->totals = std::make_shared<const Totals>(totals(*solution));
    // Only some games store positions that their tables omit. Positions are counted only for these games, because
    // counting may take long.
    made->storedPositions = countedTest(variant) ? variant.tierGraph().totalPositions() : made->totals->positions();
    for (const AggregateKey& key : variant.tierGraph().aggregateKeys()) {
      const auto exact = std::make_shared<const AggregateTable>(aggregate(*solution, key, Counting::True));
      made->tables[{key.id, Counting::True}] = exact;
      made->tables[{key.id, Counting::AsPublished}] =
          key.weighted ? std::make_shared<const AggregateTable>(aggregate(*solution, key, Counting::AsPublished)) : exact;
      made->publishedCounting = made->publishedCounting ||
                                countsDiffer(*made->table(key.id, Counting::True), *made->table(key.id, Counting::AsPublished));
    }
    for (const FindKind kind : mateKinds(variant)) made->mates.push_back({kind, {}, kindLengths(*solution, kind)});
    read.tables = std::move(made);
  } catch (...) {
    read.error = readFailure(solution->file());
  }
  return read;
}

}  // namespace kotai::ui
