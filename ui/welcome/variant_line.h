// A variant in one line: value, state, and available actions. For tables and cards.
#pragma once

#include <QString>
#include <cstdint>
#include <optional>

#include "core/game/types.h"
#include "core/game/value.h"
#include "ui/welcome/variant_facts.h"

namespace kotai::ui {

struct VariantLine {
  enum class Offer { None, Solve, Prove, Pause, Resume, Repair };

  QString title;  ///< "5 × 5"
  QString name;   ///< such as "Dodgem 5×5", for screen readers
  QString badge;  ///< such as "Draw"; empty while unknown
  std::optional<Outcome> outcome;
  std::optional<Side> winner;  ///< side that wins, if sides have colours, instead of the mover's outcome
  QString result;              ///< result as text, sometimes with its source
  QString positions;
  QString size;  ///< size of the solution, or its estimated size on the disk
  QString state;
  std::optional<double> progress;  ///< progress of a running or paused solve, from 0 to 1
  Offer offer = Offer::None;
  bool solved = false;
};

/// Progress of a solve or search.
struct WorkState {
  std::optional<double> share;  ///< from 0 to 1 while running
  bool canResume = false;       ///< it was stopped or interrupted, and finished parts are stored
  std::optional<double> kept;   ///< share of the finished parts, from 0 to 1, if known
  std::uint64_t partsDone = 0;  ///< date of a solve from an earlier run, according to its files
  std::uint64_t partsTotal = 0;
};

QString begunText(const WorkState& work);  ///< state of a solve that can be resumed

VariantLine lineOf(const Variant& variant, const std::optional<VariantFacts>& facts, const WorkState& work);

}  // namespace kotai::ui
