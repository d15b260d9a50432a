#include "ui/trees/proof_walk.h"

#include <QCoreApplication>
#include <algorithm>

#include "core/analysis/play_graph.h"
#include "core/analysis/table_rows.h"
#include "core/tables/file_stem.h"
#include "ui/strings/strings.h"

namespace kotai::ui {

struct SolutionProofWords {
  Q_DECLARE_TR_FUNCTIONS(SolutionProof)
};

/// Enlarges the cache of the calling thread while an instance exists.
struct LargeCache {
  LargeCache() { Solution::setBlockCacheBytes(bytesForProofs); }
  ~LargeCache() { Solution::setBlockCacheBytes(Solution::defaultBlockCacheBytes); }
  LargeCache(const LargeCache&) = delete;
  LargeCache& operator=(const LargeCache&) = delete;
};

/// Counts the positions of a proof. Stops soon after \p most positions, because the count needs memory for each
/// position.
static ProofSize countedUpTo(std::uint64_t most, const Solution& solution, const AnyPosition& root,
                             const std::function<void(const ProofSize&)>& progress, const std::stop_token& stop) {
  const LargeCache cache;
  std::stop_source enough;
  const std::stop_callback stopped(stop, [&enough] { enough.request_stop(); });
  return proofSize(solution, root, ProofTies::First, enough.get_token(), [&](const ProofSize& size) {
    if (size.all() > most) enough.request_stop();
    progress(size);
  });
}

/// Returns the proof as CSV, with one row for each move.
static std::optional<std::string> proofCsv(const SolutionPtr& solution, const AnyPosition& root, const std::stop_token& stop) {
  PlayGraph graph(solution, root, GraphMoves::Proof);
  if (!graph.expandAll(solution->value(root).distancePlies, largestSaved, stop)) return std::nullopt;
  const Variant& variant = graph.variant();
  TableRows table{{"position", "outcome", "distance", "move", "next"}, {}};
  for (const PlayGraphNode& node : graph.nodes()) {
    const std::vector<TableCell> cells{variant.formatPosition(node.position), toText(node.value.outcome),
                                       node.value.distancePlies};
    if (node.edges.empty()) table.rows.push_back(cells);
    for (const PlayGraphEdge& edge : node.edges) {
      table.rows.push_back(cells);
      table.rows.back().insert(table.rows.back().end(), {edge.text, variant.formatPosition(graph.nodes()[edge.to].position)});
    }
    if (node.edges.empty()) table.rows.back().resize(table.columns.size());
  }
  return table.csv();
}

void ProofWalk::goTo(const AnyPosition& position, const std::string& move) {
  m_positions.push_back(position);
  m_path.push_back(QString::fromStdString(move));
}

void ProofWalk::back() {
  if (m_path.empty()) return;
  m_path.pop_back();
  m_positions.pop_back();
}

SolutionProof::SolutionProof(SolutionPtr solution, const AnyPosition& root)
    : ProofWalk(root), m_solution(std::move(solution)), m_value(m_solution->value(root)), m_toMove(variant().sideToMove(root)) {}

QString SolutionProof::title() const { return SolutionProofWords::tr("Proof: %1", "a variant").arg(variantName(variant())); }

QString SolutionProof::about() const { return resultSentence(variant(), m_toMove, m_value); }

QString SolutionProof::stem() const { return QString::fromStdString(fileStem(variant().id())) + QStringLiteral("-proof"); }

/// Returns the next steps of the proof. Moves that lead to the same position or its mirror image form one step.
std::vector<SolutionProof::Moves> SolutionProof::steps() const {
  std::vector<Moves> steps;
  for (const MoveValue& move : proofMoves(*m_solution, here())) {
    const AnyPosition after = variant().canonical(move.after);
    const auto same =
        std::ranges::find_if(steps, [&](const Moves& moves) { return variant().canonical(moves.front().after) == after; });
    same == steps.end() ? steps.push_back({move}) : same->push_back(move);
  }
  return steps;
}

ProofStep SolutionProof::stepOf(const Moves& moves) const {
  const MoveValue& move = moves.front();
  QStringList texts;
  for (const MoveValue& each : moves) texts << QString::fromStdString(each.text);
  const auto finished = variant().finishedValue(move.after);
  const Value after = finished ? *finished : m_solution->value(move.after);
  ProofStep step{texts.join(QStringLiteral(", ")), resultSentence(variant(), variant().sideToMove(move.after), after), {}, true};
  if (finished)
    step.note = SolutionProofWords::tr("ends the game", "a move");
  else if (!variant().isStored(move.after))
    step.note = SolutionProofWords::tr("decided at once", "after a move");
  step.goesOn = step.note.isEmpty();
  return step;
}

ProofPlace SolutionProof::place() const {
  const AnyPosition here = this->here();
  ProofPlace place;
  place.position = here;
  place.text = QString::fromStdString(variant().formatPosition(here));
  place.board.variant = m_solution->variant();
  place.board.position = here;
  const auto finished = variant().finishedValue(here);
  const Value value = finished ? *finished : m_solution->value(here);
  place.standing = resultSentence(variant(), variant().sideToMove(here), value);
  if (finished) return place;
  for (const Moves& moves : steps()) place.steps.push_back(stepOf(moves));
  place.size = [solution = m_solution, here](std::uint64_t most, const std::function<void(const ProofSize&)>& progress,
                                             const std::stop_token& stop) {
    return countedUpTo(most, *solution, here, progress, stop);
  };
  place.csv = [solution = m_solution, here](const std::stop_token& stop) { return proofCsv(solution, here, stop); };
  const bool goesOn = std::ranges::any_of(place.steps, &ProofStep::goesOn);
  place.task = value.outcome == Outcome::Win ? SolutionProofWords::tr("One move is enough:")
               : goesOn                      ? SolutionProofWords::tr("Each of these moves needs a reply:")
                                             : SolutionProofWords::tr("Each of these moves decides the game:");
  return place;
}

void SolutionProof::take(std::size_t step) {
  const MoveValue move = steps().at(step).front();
  goTo(move.after, move.text);
}

}  // namespace kotai::ui
