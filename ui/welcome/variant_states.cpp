#include "ui/welcome/variant_states.h"

#include <QCoreApplication>

#include "core/analysis/find_kind.h"
#include "core/base/read_failure.h"
#include "core/catalogue/catalogue.h"
#include "core/game/registry.h"
#include "core/tables/file_checks.h"
#include "core/tables/outcome_table.h"
#include "core/tables/solution.h"
#include "core/tables/solution_check.h"
#include "ui/strings/strings.h"

namespace kotai::ui {

static void readFromCatalogue(VariantFacts& facts, Catalogue& catalogue, std::uint64_t refreshes) {
  const Catalogue::RefreshReport report = catalogue.refreshAfter(refreshes);
  if (const auto entry = catalogue.entry(facts.variant->id())) {
    if (entry->figuresOnly) {
      facts.figuresStart = entry->start;
      return;
    }
    facts.startValue = entry->start;
    if (!countedTest(*facts.variant))
      facts.positions = static_cast<double>(entry->positions);  // in other games, the tables count fewer positions
    facts.fileBytes = static_cast<double>(entry->bytes);
    return;
  }
  for (const SolutionError& error : report.unreadable)
    if (error.file().filename() == Solution::fileName(*facts.variant)) facts.failure = error;
}

static void readFromSolution(VariantFacts& facts, const std::filesystem::path& directory) {
  if (!Solution::exists(directory, *facts.variant) && !Solution::figuresExist(directory, *facts.variant)) return;
  try {
    const SolutionPtr solution = Solution::openFigures(directory, facts.variant);
    if (!solution->hasValues()) {
      facts.figuresStart = solution->value(facts.variant->start());
      return;
    }
    facts.startValue = solution->value(facts.variant->start());
    if (!countedTest(*facts.variant)) facts.positions = static_cast<double>(solution->positions());
    facts.fileBytes = static_cast<double>(solution->fileBytes());
  } catch (...) {
    facts.failure = readFailure(directory);
  }
}

static void readOutcomes(VariantFacts& facts, const std::filesystem::path& directory) {
  if (!OutcomeTable::exists(directory, *facts.variant)) return;
  try {
    facts.outcomeStart = OutcomeTable(directory, facts.variant).outcome(facts.variant->start());
  } catch (...) {
    facts.failure = readFailure(directory);
  }
}

struct VariantLineStrings {
  Q_DECLARE_TR_FUNCTIONS(VariantLineStrings)
};

/// Returns the outcome for the colour of a badge. A badge names the winner, so a loss also has the colour of a
/// win.
static Outcome badgeColour(Outcome start) { return start == Outcome::Draw ? Outcome::Draw : Outcome::Win; }

/// Adds published results, if the variant is not solved on this computer.
static void addKnown(VariantLine& line, const Variant& variant) {
  const auto known = knownStartText(variant);
  if (!known) return;
  line.outcome = badgeColour(known->outcome);
  line.badge = known->badge;
  line.result = known->sentence;
}

static bool isBroken(const VariantFacts& facts) { return facts.failure && isDamaged(*facts.failure); }

static void addStart(VariantLine& line, const Variant& variant, Value start) {
  const Side toMove = variant.sideToMove(variant.start());
  line.outcome = badgeColour(start.outcome);
  line.badge = resultBadge(variant, toMove, start.outcome);
  line.result = resultSentence(variant, toMove, start);
}

static void addOutcome(VariantLine& line, const Variant& variant, Outcome start) {
  line.outcome = badgeColour(start);
  line.badge = resultBadge(variant, variant.sideToMove(variant.start()), start);
}

static void addState(VariantLine& line, const VariantFacts& facts) {
  if (isBroken(facts)) line.offer = VariantLine::Offer::Repair;
  if (facts.failure) {
    line.state = errorText(*facts.failure);
    if (facts.failure->file().extension() == outcomesEnding && facts.solvable()) line.offer = VariantLine::Offer::Solve;
  } else if (facts.solvable()) {
    const QString text =
        facts.figuresStart
            ? VariantLineStrings::tr("Only the figures were kept, not the values: %1 to solve, %2 of memory", "%1: about so long")
        : facts.outcomeStart
            ? VariantLineStrings::tr("Outcomes known, but no distances: %1 to solve, %2 of memory", "%1: about so long")
            : VariantLineStrings::tr("Not solved here: %1 to solve, %2 of memory", "%1: about so long");
    line.state = text.arg(estimateText(facts.estimate->seconds), byteCountText(facts.estimate->plannedMemoryBytes));
    line.size = byteCountText(facts.estimate->diskBytes);
    line.offer = VariantLine::Offer::Solve;
  } else if (facts.estimate) {
    line.state = errorReason(*facts.estimate->refusal);
  }
}

VariantFacts readVariantFacts(const std::string& id, const std::filesystem::path& directory, const SolveLimits& limits,
                              Catalogue* catalogue, std::uint64_t refreshes) {
  VariantFacts facts;
  const auto variant = parseVariant(id);
  if (!variant) return facts;
  facts.variant = *variant;
  facts.positions = static_cast<double>(facts.variant->tierGraph().approximatePositions());  // exact counting could take long
  if (catalogue)
    readFromCatalogue(facts, *catalogue, refreshes);
  else
    readFromSolution(facts, directory);
  if (facts.solved()) return facts;
  if (!facts.figuresStart) readOutcomes(facts, directory);
  facts.positionsAreRough = facts.variant->game().countsSlowly;
  try {
    facts.estimate = retrograde::estimate(facts.variant, limits.optionsIn<retrograde::SolveOptions>(directory));
  } catch (...) {
    facts.failure = readFailure(directory);
  }
  return facts;
}

static QString begunText(const WorkState& work) {
  if (!work.kept && work.partsTotal > 1)
    return VariantLineStrings::tr("Interrupted; %1 of %2 parts are kept")
        .arg(countText(static_cast<double>(work.partsDone)), countText(static_cast<double>(work.partsTotal)));
  if (!work.kept) return VariantLineStrings::tr("Interrupted; finished parts are kept");
  return VariantLineStrings::tr("Paused, %1 done and kept").arg(withPercentSign(static_cast<int>(*work.kept * 100)));
}

VariantLine beginLine(const QString& title, const QString& name, const WorkState& work) {
  VariantLine line;
  line.title = title;
  line.name = name;
  line.progress = work.share;
  line.state = VariantLineStrings::tr("Reading the data folder…");
  return line;
}

QString positionsText(double positions, bool exact) {
  return exact ? countText(positions) : VariantLineStrings::tr("about %1").arg(roughCountText(positions));
}

void addSolution(VariantLine& line, double fileBytes) {
  line.solved = true;
  line.size = byteCountText(fileBytes);
  line.state = VariantLineStrings::tr("Solved");
}

void addWork(VariantLine& line, const WorkState& work, bool isSearch) {
  using enum VariantLine::Offer;
  if (work.share) {
    const QString percent = withPercentSign(static_cast<int>(*work.share * 100));
    line.state = isSearch ? VariantLineStrings::tr("Being searched: %1").arg(percent)
                          : VariantLineStrings::tr("Being solved: %1").arg(percent);
    line.offer = Pause;
  } else if (work.canResume && (line.offer == Solve || line.offer == Prove)) {
    line.state = begunText(work);
    line.progress = work.kept;
    line.offer = Resume;
  }
}

VariantLine lineOf(const Variant& variant, const std::optional<VariantFacts>& facts, const WorkState& work) {
  VariantLine line = beginLine(variantTitle(variant), variantName(variant), work);
  if (!facts) return line;
  line.state.clear();
  line.positions = positionsText(facts->positions, !facts->positionsAreRough);
  if (facts->solved()) {
    addStart(line, variant, *facts->startValue);
    addSolution(line, facts->fileBytes);
    return line;
  }
  if (facts->figuresStart)
    addStart(line, variant, *facts->figuresStart);
  else if (facts->outcomeStart)
    addOutcome(line, variant, *facts->outcomeStart);
  else
    addKnown(line, variant);
  addState(line, *facts);
  addWork(line, work);
  return line;
}

}  // namespace kotai::ui
