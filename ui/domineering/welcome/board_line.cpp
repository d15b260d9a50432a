#include "ui/domineering/welcome/board_line.h"

#include <QCoreApplication>

#include "core/base/read_failure.h"
#include "core/catalogue/catalogue.h"
#include "core/simultaneous/registry.h"
#include "core/tables/solution_check.h"
#include "ui/jobs/job_work.h"
#include "ui/strings/strings.h"

namespace kotai::ui {

/// Reads the data from the catalogue. Returns false if the catalogue has no entry for the board. Throws
/// SolutionError if the solution file is damaged.
static bool readFromCatalogue(BoardFacts& facts, Catalogue& catalogue, std::uint64_t refreshes) {
  const Catalogue::RefreshReport report = catalogue.refreshAfter(refreshes);
  for (const SolutionError& error : report.unreadable)
    if (error.file().filename() == fileShapeOf(*facts.variant).fileName()) throw SolutionError(error);
  const auto entry = catalogue.entry(facts.variant->id());
  if (!entry || !entry->payoffs) return false;
  facts.startValue = entry->payoffs->start;
  facts.positions = static_cast<double>(entry->positions);
  facts.fileBytes = static_cast<double>(entry->bytes);
  return true;
}

static void readFromSolution(BoardFacts& facts, const std::filesystem::path& directory) {
  if (!SimultaneousSolution::exists(directory, *facts.variant)) return;
  const auto solution = SimultaneousSolution::open(directory, facts.variant);
  facts.startValue = solution->value(facts.variant->start());
  facts.fileBytes = static_cast<double>(solution->fileBytes());
  for (int tier = 0; tier < solution->tierCount(); ++tier) facts.positions += static_cast<double>(solution->tierPositions(tier));
}

BoardFacts readBoardFacts(const std::string& id, const std::filesystem::path& directory, const SolveLimits& limits,
                          Catalogue* catalogue, std::uint64_t refreshes) {
  BoardFacts facts;
  const auto variant = parseSimultaneousVariant(id);
  if (!variant) return facts;
  facts.variant = *variant;
  facts.known = boardOutcome(*facts.variant, directory);
  try {
    if (!catalogue || !readFromCatalogue(facts, *catalogue, refreshes)) readFromSolution(facts, directory);
    if (facts.solved()) return facts;
    facts.proved = readProvedOutcome(directory, *facts.variant);
  } catch (...) {
    facts.failure = readFailure(directory);
  }
  try {
    if (workFor(*facts.variant) != SimultaneousWork::Solve) return facts;
    facts.estimate = domineering::estimate(facts.variant, limits.optionsIn<domineering::SolveOptions>(directory));
    facts.positions = facts.estimate->positions;
  } catch (...) {
    facts.failure = readFailure(directory);
  }
  return facts;
}

struct BoardLineStrings {
  Q_DECLARE_TR_FUNCTIONS(BoardLineStrings)
};

using Offer = VariantLine::Offer;

static bool isSettledByProof(const BoardFacts& facts) { return facts.proved && facts.proved->settled(); }

/// Sets the outcome of a line. A win has the colour of the winning side.
static void setOutcome(VariantLine& line, const QString& badge, std::optional<PositionClass> outcome) {
  line.badge = badge;
  if (outcome == PositionClass::Draw) line.outcome = Outcome::Draw;
  if (outcome == PositionClass::FirstWins) line.winner = Side::First;
  if (outcome == PositionClass::SecondWins) line.winner = Side::Second;
}

static void addSolved(VariantLine& line, const BoardFacts& facts) {
  const GameValue& value = *facts.startValue;
  setOutcome(line, valueTitle(value), value.isPure() ? std::optional(positionClassOf(value)) : std::nullopt);
  line.result = valueSentence(value);
  addSolution(line, facts.fileBytes);
}

static void addKnown(VariantLine& line, const BoardFacts& facts) {
  if (isSettledByProof(facts)) {
    const BoardOutcome here{BoardOutcome::Source::Proved, facts.proved->outcome(), facts.proved};
    setOutcome(line, provedTitle(*facts.proved), knownClass(here));
    line.result = provedSentence(*facts.proved);
  } else if (const QString sentence = knownSentence(facts.known); !sentence.isEmpty()) {
    setOutcome(line, knownTitle(facts.known), std::nullopt);
    line.result = sentence;
  } else if (facts.proved) {
    setOutcome(line, provedTitle(*facts.proved), std::nullopt);
    line.result = provedSentence(*facts.proved);
  }
}

static void addState(VariantLine& line, const SimultaneousVariant& variant, const BoardFacts& facts) {
  if (facts.failure) {
    line.state = errorText(*facts.failure);
    if (isDamaged(*facts.failure)) line.offer = Offer::Repair;
  } else if (isSettledByProof(facts)) {
    line.state = BoardLineStrings::tr("Proved by searching %1 positions in %2")
                     .arg(countText(static_cast<double>(facts.proved->nodes)), durationText(facts.proved->seconds));
  } else if (facts.solvable()) {
    line.state = BoardLineStrings::tr("Not solved here: %1 to solve, %2 of memory", "%1: about so long")
                     .arg(estimateText(facts.estimate->seconds), byteCountText(facts.estimate->memoryBytes));
    line.size = byteCountText(facts.estimate->diskBytes);
    line.offer = Offer::Solve;
  } else if (facts.estimate) {
    line.state = errorReason(*facts.estimate->refusal);
  } else if (workFor(variant) == SimultaneousWork::Prove) {
    line.state = provableText(variant);
    line.offer = Offer::Prove;
  } else {
    line.state = largeBoardText(variant);
  }
}

VariantLine lineOf(const SimultaneousVariant& variant, const std::optional<BoardFacts>& facts, const WorkState& work) {
  VariantLine line = beginLine(variantTitle(variant), variantName(variant), work);
  if (!facts) return line;
  const bool exact = facts->solved() || (facts->estimate && facts->estimate->positionsExact);
  if (facts->positions > 0) line.positions = positionsText(facts->positions, exact);
  if (facts->solved()) {
    addSolved(line, *facts);
    return line;
  }
  addKnown(line, *facts);
  addState(line, variant, *facts);
  addWork(line, work, workFor(variant) == SimultaneousWork::Prove);
  return line;
}

}  // namespace kotai::ui
