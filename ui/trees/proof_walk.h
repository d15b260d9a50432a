// Steps of a proof, for the window that shows it, and the proof that a solution contains.
#pragma once

#include <QPainter>
#include <QString>
#include <functional>
#include <vector>

#include "core/analysis/proof_moves.h"
#include "ui/theme/palette.h"

namespace kotai::ui {

/// A step from a place.
struct ProofStep {
  QString move;
  QString value;
  QString note;        ///< for example why it needs no further steps
  bool goesOn = true;  ///< false if nothing follows
};

struct ProofPlace {
  AnyPosition position;
  QString text;      ///< the position in notation
  QString standing;  ///< the claim for this position
  QString task;      ///< meaning of the steps: either one is needed, or all must be answered
  std::vector<ProofStep> steps;
  std::function<void(QPainter& painter, const QRectF& area, const ColourPalette& palette)> paint;
};

/// The current place, initially the root.
class ProofWalk {
 public:
  virtual ~ProofWalk() = default;
  virtual QString title() const = 0;
  virtual QString about() const = 0;  ///< the proved statement, and the size of the proof
  /// Throws SolutionError.
  virtual ProofPlace place() const = 0;
  /// Takes a step from place().
  virtual void take(std::size_t step) = 0;
  /// Undoes the last step, if there is one.
  virtual void back() = 0;
  /// The steps taken so far.
  virtual const std::vector<QString>& path() const = 0;
};

/// Proof of a position's value, based on its solution.
class SolutionProof final : public ProofWalk {
 public:
  /// Reads values from the solution: throws SolutionError. Precondition: the root is won or lost, and the game is not over.
  SolutionProof(SolutionPtr solution, const AnyPosition& root);

  QString title() const override;
  QString about() const override;
  ProofPlace place() const override;
  void take(std::size_t step) override;
  void back() override;
  const std::vector<QString>& path() const override { return m_path; }

 private:
  const Variant& variant() const { return *m_solution->variant(); }
  ProofStep stepOf(const MoveValue& move) const;

  SolutionPtr m_solution;
  Value m_value;
  Side m_toMove;
  std::uint64_t m_size = 0;  ///< size of the whole proof, if counted for this root
  std::vector<AnyPosition> m_positions;
  std::vector<QString> m_path;
};

}  // namespace kotai::ui
