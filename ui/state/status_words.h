// The words of a view that has nothing to show, and the step that brings what it lacks: one table for all views.
#pragma once

#include <QString>

#include "ui/state/session_state.h"

namespace kotai::ui {

class EmptyState;

/// The part of a solution that a view is without.
enum class Missing { Tables, Positions, Payoffs, Puzzles, Line, Graph };

struct MissingWords {
  QString name;          ///< the variant's
  QString offer;         ///< the use of a solve
  QString heading = {};  ///< while nothing is done; empty: the variant is not solved
  QString refusal = {};  ///< why no solve is possible here; empty: one is
  bool proves = false;   ///< the work is a proof, and no solve; the offer holds while it runs, too
};

/// Says in the same words everywhere what the solution lacks, and offers the step that mends it: Repair, Resume, Solve or Prove.
/// A click on it is answered by repair where the work needsRepair(), else by a request to solve, which resumes as well.
void showMissing(EmptyState& empty, const SolutionWork& work, Missing missing, const MissingWords& words);
/// The values are there, but hidden; offers to show them.
void showHidden(EmptyState& empty, Missing missing);
void showNoGame(EmptyState& empty);

}  // namespace kotai::ui
