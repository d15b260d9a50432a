// Texts for a view without contents, and the action that provides them. All views share one table.
#pragma once

#include <QString>

#include "ui/state/state_hub.h"

namespace kotai::ui {

class EmptyState;

/// Part of a solution that a view lacks.
enum class Missing { Tables, Positions, Payoffs, Puzzles, Line, Graph };

struct MissingWords {
  QString name;          ///< name of the variant
  QString offer;         ///< why a solve is useful
  QString heading = {};  ///< text while no work runs; empty: the variant is not solved
  QString refusal = {};  ///< why the variant cannot be solved here; empty if it can
  bool proves = false;   ///< the work is a proof instead of a solve; the offer remains while it runs
};

/// Says in the same words in all views what the solution lacks, and offers the next step: Repair, Resume, Solve or Prove. On a
/// click, the view calls repair if the work needsRepair(), otherwise it requests a solve, which is also resumed.
void showMissing(EmptyState& empty, const SolutionWork& work, Missing missing, const MissingWords& words);
/// Explains that values exist but are hidden, and offers to show them.
void showHidden(EmptyState& empty, Missing missing);
void showNoGame(EmptyState& empty);

}  // namespace kotai::ui
