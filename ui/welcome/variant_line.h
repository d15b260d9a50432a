// A variant in one line: what it is worth, what is known about it here, what can be done. For tables and cards.
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
  QString name;   ///< "Dodgem 5×5", for who hears it
  QString badge;  ///< "Draw"; empty while nothing is known
  std::optional<Outcome> outcome;
  std::optional<Side> winner;  ///< instead, where sides and not the mover have colours
  QString result;              ///< in words, perhaps with its source
  QString positions;
  QString size;  ///< of the solution, or what it would take on disk
  QString state;
  std::optional<double> progress;  ///< 0 .. 1 while it is being solved, or where that was paused
  Offer offer = Offer::None;
  bool solved = false;
};

/// How far a solve is, or a search.
struct WorkState {
  std::optional<double> share;  ///< 0 .. 1 while it is running
  bool canGoOn = false;         ///< it was stopped, or interrupted, and what is done is kept
  std::optional<double> kept;   ///< 0 .. 1, how much that is, where it is known
  std::uint64_t partsDone = 0;  ///< of one from before this program began: all that its files tell
  std::uint64_t partsTotal = 0;
};

QString begunText(const WorkState& work);  ///< of one that can go on

VariantLine lineOf(const Variant& variant, const std::optional<VariantFacts>& facts, const WorkState& work);

}  // namespace kotai::ui
