// Checker for Quoridor. Derives the values and summaries from the stored values, layer by layer. A layer
// contains the positions with the same number of fences on the board.
#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string_view>

#include "core/verify/checker.h"
#include "core/verify/quoridor/layer.h"

namespace kotai::verify {

/// Works by descending number of fences on the board. Reads the values of a layer, then derives these values
/// from each other and from the layer with one more fence. Stores the two layers in memory, one byte per
/// position. If this takes too much memory, most of it is compressed. A work unit is one tier. Checks the counts of a tier only
/// if all its values are correct.
class QuoridorChecker : public Checker {
 public:
  /// \p plainBytes: called before a layer is read; returns the room for ratings of the layer that are not compressed.
  QuoridorChecker(const quoridor::Rulebook& rules, double aboutPositions, std::function<double()> plainBytes = defaultPlainBytes);

  std::uint64_t tierCount() const override { return m_rules.allTiers(); }
  /// Returns the number of positions of the layers read so far.
  std::uint64_t positionCount() const override { return m_positions; }
  double workPositions() const override { return 2 * m_aboutPositions; }
  std::size_t beginStage(std::size_t stage, const Solution& solution) override;
  bool isShareable() const override { return m_phase == Phase::Derive; }
  UnitResult checkUnit(std::size_t unit, const Solution& solution, const UnitControl& control) override;

 private:
  enum class Phase { Load, Derive };
  /// Returns an eighth of the usable memory: compressed, the largest solved layer takes another half.
  static double defaultPlainBytes();

  quoridor::Rulebook m_rules;
  double m_aboutPositions;
  std::function<double()> m_plainBytes;
  Phase m_phase = Phase::Derive;
  std::uint64_t m_firstTier = 0;  // first tier of the current layer
  std::unique_ptr<quoridor::Layer> m_layer;
  std::unique_ptr<quoridor::Layer> m_below;  // layer with one more fence; null for the first layer
  std::atomic<std::uint64_t> m_positions{0};
};

/// Parses a string such as "quoridor:5x5,fences=3-1,start=diagonal". Returns nothing for anything else.
std::optional<quoridor::Rulebook> readQuoridorVariant(std::string_view id);

}  // namespace kotai::verify
