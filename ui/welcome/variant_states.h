// States of the variants of all games: data, lines for tables and cards, and signals about changes.
#pragma once

#include <QObject>
#include <QString>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "core/game/types.h"
#include "core/game/value.h"
#include "core/game/variant.h"
#include "solvers/retrograde/solve.h"
#include "ui/jobs/solve_limits.h"

namespace kotai {
class Catalogue;
}

namespace kotai::ui {

class JobManager;

/// Data about a variant for the welcome page, read by a worker.
struct VariantFacts {
  VariantPtr variant;
  double positions = 0;
  bool positionsAreRough = false;                ///< whether `positions` is an estimate within a few per cent
  std::optional<Value> startValue;               ///< value of the start position, if the variant is solved
  std::optional<Value> figuresStart;             ///< value of the start position, if only figures are stored
  std::optional<Outcome> outcomeStart;           ///< outcome of the start position, if distances are unknown
  double fileBytes = 0;                          ///< size of the solution file, in bytes
  std::optional<retrograde::Estimate> estimate;  ///< cost of a solve, if the variant is not solved
  std::optional<SolutionError> failure;          ///< error if the file exists but cannot be used

  bool solved() const { return startValue.has_value(); }
  bool solvable() const { return estimate && !estimate->refusal; }
};

/// Reads the data, and estimates the cost of solving within these limits. Never throws. Takes a few
/// milliseconds for an unsolved variant. With \p catalogue, updates the catalogue of the folder and opens no
/// solution file. \p refreshes is the number of refreshes of the catalogue when the data were requested.
VariantFacts readVariantFacts(const std::string& id, const std::filesystem::path& directory, const SolveLimits& limits = {},
                              Catalogue* catalogue = nullptr, std::uint64_t refreshes = 0);

/// Texts about a variant for one line of a table or card, with the value, the state, and the offered action.
struct VariantLine {
  enum class Offer { None, Solve, Prove, Pause, Resume, Repair };

  QString title;  ///< such as "5 × 5"
  QString name;   ///< such as "Dodgem 5×5", for screen readers
  QString badge;  ///< such as "Draw"; empty while unknown
  std::optional<Outcome> outcome;
  std::optional<Side> winner;  ///< side that wins, if the sides have colours; replaces the mover's outcome
  QString result;              ///< result as text, possibly with its source
  QString positions;
  QString size;  ///< size of the solution, or its estimated size on the disk
  QString state;
  std::optional<double> progress;  ///< progress of a running or paused solve, from 0 to 1
  Offer offer = Offer::None;
  bool solved = false;
};

/// Progress of a solve or search.
struct WorkState {
  std::optional<double> share;  ///< progress of running work, from 0 to 1
  bool canResume = false;       ///< whether stopped or interrupted work has stored finished parts
  std::optional<double> kept;   ///< share of the work that is finished and stored, from 0 to 1, if known
  std::uint64_t partsDone = 0;  ///< number of finished parts of an interrupted solve
  std::uint64_t partsTotal = 0;
};

/// Returns the line of a variant whose data are not read yet.
VariantLine beginLine(const QString& title, const QString& name, const WorkState& work);
QString positionsText(double positions, bool exact);
void addSolution(VariantLine& line, double fileBytes);
/// Shows the progress of running work. Offers to resume interrupted work instead of starting it. \p isSearch: whether the
/// work is the search for a proof.
void addWork(VariantLine& line, const WorkState& work, bool isSearch = false);

VariantLine lineOf(const Variant& variant, const std::optional<VariantFacts>& facts, const WorkState& work);

/// Interface for pages to read the states of variants, for every kind of game.
class VariantStates : public QObject {
  Q_OBJECT

 public:
  virtual VariantLine line(const std::string& variantId) const = 0;
  virtual bool isSolved(const std::string& variantId) const = 0;
  virtual bool isRead() const = 0;  ///< returns whether all variants have been read at least once
  virtual int solvedCount() const = 0;
  virtual double solvedBytes() const = 0;
  virtual int runningCount() const = 0;
  /// Returns the variants of a game that are solved on this computer but missing from the program's lists of
  /// variants.
  virtual std::vector<std::string> othersOf(const std::string& gameId) const = 0;
  virtual JobManager* jobs() const = 0;

 signals:
  void changed(const std::string& variantId);
  void progressed();  ///< emitted when the progress of a solve has changed

 protected:
  using QObject::QObject;
};

}  // namespace kotai::ui
