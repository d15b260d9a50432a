// Interface of a game's checker: stages of work units that can be checked in any order.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <stop_token>
#include <vector>

#include "core/tables/solution.h"
#include "core/verify/verify.h"

namespace kotai::verify {

/// Result of a unit: its first mismatches in order, and the number of all mismatches.
struct UnitResult {
  std::uint64_t positionsChecked = 0;  ///< number of positions with a derived value
  std::uint64_t mismatchCount = 0;
  std::vector<Mismatch> mismatches;

  void addMismatch(Mismatch mismatch) {
    ++mismatchCount;
    if (mismatches.size() < VerifyReport::maxListedMismatches) mismatches.push_back(std::move(mismatch));
  }
};

/// Progress reports and stop requests of a unit.
struct UnitControl {
  std::stop_token stop;
  std::function<void(std::uint64_t)> advance;  ///< receives the number of positions since the last call
};

/// Reports the number of finished positions at intervals and at the end.
class UnitSteps {
 public:
  explicit UnitSteps(const UnitControl& control) : m_control(control) {}
  ~UnitSteps() { m_control.advance(m_since); }
  UnitSteps(const UnitSteps&) = delete;
  UnitSteps& operator=(const UnitSteps&) = delete;

  /// Counts one more position. Returns false on a stop request.
  bool next() {
    ++m_done;
    if (++m_since < positionsPerReport) return true;
    m_control.advance(m_since);
    m_since = 0;
    return !m_control.stop.stop_requested();
  }
  std::uint64_t done() const { return m_done; }

 private:
  static constexpr std::uint64_t positionsPerReport = 1U << 15;

  const UnitControl& m_control;
  std::uint64_t m_since = 0;
  std::uint64_t m_done = 0;
};

/// Interface of a verification. Checkers of games reimplement the rules and the storage order from their description,
/// and share neither move generator nor indexing with core/games, so that they do not repeat mistakes. NaiveChecker
/// shares both with core/games.
class Checker {
 public:
  virtual ~Checker() = default;

  virtual std::uint64_t tierCount() const = 0;
  /// Returns the number of positions of the variant, from a closed formula or by counting. The verifier calls
  /// this function after all stages, but not for samples.
  virtual std::uint64_t positionCount() const = 0;
  /// Returns the approximate number of positions processed in all stages.
  virtual double workPositions() const { return static_cast<double>(positionCount()); }
  /// Prepares stages 0, 1, ..., each after every unit of the previous stage is done. Returns the number of units of the stage,
  /// or nothing if there is no such stage. Throws SolutionError.
  virtual std::size_t beginStage(std::size_t stage, const Solution& solution) = 0;
  /// Returns whether the units of the current stage derive values, so that several programs can share the units. Other
  /// units load data that every program needs.
  virtual bool isShareable() const { return true; }
  /// Checks one unit. Thread-safe. Each value is derived in exactly one unit. On a stop request, returns partial results early.
  /// Throws SolutionError.
  virtual UnitResult checkUnit(std::size_t unit, const Solution& solution, const UnitControl& control) = 0;
};

/// Returns the checker of the game, or the naive checker if the game has none.
std::unique_ptr<Checker> makeChecker(const Variant& variant);
/// Returns a checker with randomly drawn units, which have about `sample.positions` positions in total. Precondition:
/// verifiesSamples(variant).
std::unique_ptr<Checker> makeSampleChecker(const Variant& variant, const VerifySample& sample);

}  // namespace kotai::verify
