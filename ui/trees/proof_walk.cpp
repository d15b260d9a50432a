#include "ui/trees/proof_walk.h"

#include <QCoreApplication>

#include "core/game/proof_figure.h"
#include "ui/board/board_scene.h"
#include "ui/strings/strings.h"

namespace kotai::ui {

namespace {

struct SolutionProofWords {
  Q_DECLARE_TR_FUNCTIONS(SolutionProof)
};

std::function<void(QPainter&, const QRectF&, const ColourPalette&)> painterOf(const VariantPtr& variant,
                                                                              const AnyPosition& position) {
  return [variant, position](QPainter& painter, const QRectF& area, const ColourPalette& palette) {
    BoardScene scene;
    scene.variant = variant;
    scene.position = position;
    paintBoardScene(painter, area, scene, palette);
  };
}

}  // namespace

SolutionProof::SolutionProof(SolutionPtr solution, const AnyPosition& root)
    : m_solution(std::move(solution)), m_value(m_solution->value(root)), m_toMove(variant().sideToMove(root)), m_positions{root} {
  if (root != variant().start()) return;
  const auto figures = m_solution->statistics();
  if (const auto counted = figures.find(std::string(proofGraphFigure)); counted != figures.end()) m_size = counted->second;
}

QString SolutionProof::title() const { return SolutionProofWords::tr("Proof: %1", "a variant").arg(variantName(variant())); }

QString SolutionProof::about() const {
  const QString result = resultSentence(variant(), m_toMove, m_value);
  if (m_size == 0) return result;
  return SolutionProofWords::tr(
             "%1. A full proof from the first position has %2 positions, counting mirror images once. The number depends on "
             "which of several equally fast moves is chosen.",
             "how the game ends, a count")
      .arg(result, countText(static_cast<double>(m_size)));
}

ProofStep SolutionProof::stepOf(const MoveValue& move) const {
  ProofStep step{QString::fromStdString(move.text), valueText(move.value), {}, true};
  if (variant().finishedValue(move.after))
    step.note = SolutionProofWords::tr("ends the game", "a move");
  else if (!variant().isStored(move.after))
    step.note = SolutionProofWords::tr("decided at once", "after a move");
  step.goesOn = step.note.isEmpty();
  return step;
}

ProofPlace SolutionProof::place() const {
  const AnyPosition& here = m_positions.back();
  ProofPlace place;
  place.position = here;
  place.text = QString::fromStdString(variant().formatPosition(here));
  place.paint = painterOf(m_solution->variant(), here);
  const auto finished = variant().finishedValue(here);
  const Value value = finished ? *finished : m_solution->value(here);
  place.standing = resultSentence(variant(), variant().sideToMove(here), value);
  if (finished) return place;
  for (const MoveValue& move : proofMoves(*m_solution, here)) place.steps.push_back(stepOf(move));
  place.task = value.outcome == Outcome::Win ? SolutionProofWords::tr("One move is enough:")
                                             : SolutionProofWords::tr("Each of these moves needs a reply:");
  return place;
}

void SolutionProof::take(std::size_t step) {
  const MoveValue move = proofMoves(*m_solution, m_positions.back()).at(step);
  m_positions.push_back(move.after);
  m_path.push_back(QString::fromStdString(move.text));
}

void SolutionProof::back() {
  if (m_path.empty()) return;
  m_path.pop_back();
  m_positions.pop_back();
}

}  // namespace kotai::ui
