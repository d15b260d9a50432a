// A variant in one line: value, state here, and possible actions. For tables and cards.
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
  QString name;   ///< "Dodgem 5×5", for screen readers
  QString badge;  ///< "Draw"; empty while unknown
  std::optional<Outcome> outcome;
  std::optional<Side> winner;  ///< if sides have colours, instead of the mover's outcome
  QString result;              ///< in words, sometimes with its source
  QString positions;
  QString size;  ///< of the solution, or its estimated size on the disk
  QString state;
  std::optional<double> progress;  ///< 0 .. 1 while being solved or paused
  Offer offer = Offer::None;
  bool solved = false;
};

/// Progress of a solve or search.
struct WorkState {
  std::optional<double> share;  ///< 0 .. 1 while running
  bool canGoOn = false;         ///< it was stopped or interrupted, and finished parts are kept
  std::optional<double> kept;   ///< share of the finished parts, 0 .. 1, if known
  std::uint64_t partsDone = 0;  ///< of a solve from an earlier run, as told by its files
  std::uint64_t partsTotal = 0;
};

QString begunText(const WorkState& work);  ///< of a solve that can be resumed

VariantLine lineOf(const Variant& variant, const std::optional<VariantFacts>& facts, const WorkState& work);

}  // namespace kotai::ui
