// Interface for walking through a proof step by step in a ProofWindow, and the proof of a value by a solution.
#pragma once

#include <QString>
#include <functional>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "core/analysis/proof_moves.h"
#include "core/analysis/proof_size.h"
#include "ui/board/board_scene.h"

namespace kotai::ui {

/// Maximum number of positions to count unless the user requests more.
inline constexpr std::uint64_t largestProof = 200'000;
inline constexpr std::size_t largestSaved = 200'000;

struct ProofStep {
  QString move;        ///< move, and other moves that lead to the same position or its mirror image
  QString value;       ///< claim about the position after the move
  QString note;        ///< remark, such as the reason why no further steps are necessary
  bool goesOn = true;  ///< whether more steps follow
};

struct ProofPlace {
  AnyPosition position;
  QString text;      ///< position in notation
  QString standing;  ///< proved claim about the position
  QString task;      ///< text saying whether the proof needs one step or all steps
  std::vector<ProofStep> steps;
  BoardScene board;
  /// Function that counts the positions of the proof from this place, and stops soon after \p most positions.
  /// Called in a worker. Throws SolutionError. Empty if about() contains the number.
  std::function<ProofSize(std::uint64_t most, const std::function<void(const ProofSize&)>& progress, const std::stop_token& stop)>
      size = {};
  /// Function that returns all positions of the proof from this place as CSV, with the moves that matter. Returns
  /// nothing if there are more than largestSaved positions. Called in a worker. Throws SolutionError. Empty if
  /// the proof cannot be saved.
  std::function<std::optional<std::string>(const std::stop_token& stop)> csv = {};
};

/// Proof that the user steps through, beginning at the root.
class ProofWalk {
 public:
  virtual ~ProofWalk() = default;
  virtual QString title() const = 0;
  virtual QString about() const = 0;  ///< returns the proved statement
  virtual QString stem() const = 0;   ///< returns the proposed file name without suffix
  /// Returns the current place. Throws SolutionError.
  virtual ProofPlace place() const = 0;
  /// Goes to the position after the step with index \p step in place().
  virtual void take(std::size_t step) = 0;
  void back();                                                 ///< goes back one step, if there is one
  const std::vector<QString>& path() const { return m_path; }  ///< returns the steps from the root, in order

 protected:
  explicit ProofWalk(const AnyPosition& root) : m_positions{root} {}
  const AnyPosition& here() const { return m_positions.back(); }
  void goTo(const AnyPosition& position, const std::string& move);

 private:
  std::vector<AnyPosition> m_positions;
  std::vector<QString> m_path;
};

/// Proof of a position's value, based on its solution.
class SolutionProof final : public ProofWalk {
 public:
  /// Creates the proof of the value of \p root. Reads values from the solution. Throws SolutionError.
  /// Precondition: the root is won or lost, and the game is not over.
  SolutionProof(SolutionPtr solution, const AnyPosition& root);

  QString title() const override;
  QString about() const override;
  QString stem() const override;
  ProofPlace place() const override;
  void take(std::size_t step) override;

 private:
  using Moves = std::vector<MoveValue>;
  const Variant& variant() const { return *m_solution->variant(); }
  std::vector<Moves> steps() const;
  ProofStep stepOf(const Moves& moves) const;

  SolutionPtr m_solution;
  Value m_value;
  Side m_toMove;
};

}  // namespace kotai::ui
