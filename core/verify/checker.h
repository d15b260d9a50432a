// Interface of the checker of one game: stages of work units that can be checked in any order.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <stop_token>
#include <vector>

#include "core/tables/solution.h"
#include "core/verify/verify.h"

namespace kotai::verify {

/// Result of one unit; lists its first mismatches in order and counts all of them.
struct UnitResult {
  std::uint64_t positionsChecked = 0;  ///< positions whose value was derived
  std::uint64_t mismatchCount = 0;
  std::vector<Mismatch> mismatches;

  void addMismatch(Mismatch mismatch) {
    ++mismatchCount;
    if (mismatches.size() < VerifyReport::maxListedMismatches) mismatches.push_back(std::move(mismatch));
  }
};

/// How a unit says how far it is, and hears that it should stop.
struct UnitControl {
  std::stop_token stop;
  std::function<void(std::uint64_t)> advance;  ///< told how many positions have been looked at since the last call
};

/// Tells now and then, and at its end, how many positions are done.
class UnitSteps {
 public:
  explicit UnitSteps(const UnitControl& control) : m_control(control) {}
  ~UnitSteps() { m_control.advance(m_since); }
  UnitSteps(const UnitSteps&) = delete;
  UnitSteps& operator=(const UnitSteps&) = delete;

  /// One more; false when asked to stop.
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

/// One verification. Checkers of games write the rules and the storage order again from their description: they share neither
/// move generator nor indexing with core/games, so that a mistake there is not repeated. NaiveChecker shares both.
class Checker {
 public:
  virtual ~Checker() = default;

  virtual std::uint64_t tierCount() const = 0;
  /// Positions of the variant, by a closed form or counted one by one; asked for when all stages are done, not of a sample.
  virtual std::uint64_t positionCount() const = 0;
  /// Positions looked at in all stages together, about.
  virtual double workPositions() const { return static_cast<double>(positionCount()); }
  /// Prepares stage 0, 1, ... once every unit of the stage before is done. How many units it has; none: there is no such
  /// stage. Throws SolutionError.
  virtual std::size_t beginStage(std::size_t stage, const Solution& solution) = 0;
  /// Whether the units of the stage that was begun last derive values, so that several programs can share them; else they load
  /// what every program needs for the next stage.
  virtual bool isShareable() const { return true; }
  /// Thread-safe. Every position has its value derived in exactly one unit. Returns early, with what is done so far, when
  /// asked to stop. Throws SolutionError.
  virtual UnitResult checkUnit(std::size_t unit, const Solution& solution, const UnitControl& control) = 0;
};

/// The naive one for a game nobody wrote a checker for.
std::unique_ptr<Checker> makeChecker(const Variant& variant);
/// One whose units are drawn at random, with about so many positions. Precondition: verifiesSamples(variant).
std::unique_ptr<Checker> makeSampleChecker(const Variant& variant, const VerifySample& sample);

}  // namespace kotai::verify
