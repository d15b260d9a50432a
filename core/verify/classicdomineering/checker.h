// Domineering for the verifier: rules and storage order implemented from their description.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "core/verify/checker.h"

namespace kotai::verify {

/// Checker of Domineering. Works in stages, one for each number of dominoes, in descending order. Boards are
/// pairs of a set of dark and a set of light squares. Squares of each colour are numbered row by row from the
/// lower left, so a domino is a pair of numbers. Lists of sets of equal size are in ascending order, for binary
/// search.
class ClassicDomineeringChecker : public Checker {
 public:
  ClassicDomineeringChecker(int columns, int rows);

  std::uint64_t tierCount() const override { return m_darkSets.size(); }
  std::uint64_t positionCount() const override;
  std::size_t beginStage(std::size_t stage, const Solution& solution) override;
  UnitResult checkUnit(std::size_t unit, const Solution& solution, const UnitControl& control) override;

 private:
  using Set = std::uint32_t;
  using SetsBySize = std::vector<std::vector<Set>>;
  struct Domino {
    Set dark = 0;
    Set light = 0;
  };
  struct Place {
    int colour = 0;  ///< 0 is dark, 1 is light
    int number = 0;
  };
  /// Stored values, indexed by mover (0 is Vertical).
  using Values = std::array<StoredValues, 2>;

  static SetsBySize setsOf(int squares);
  Place& placeOf(int column, int row) { return m_places[static_cast<std::size_t>(row * m_columns + column)]; }
  const Place& placeOf(int column, int row) const { return m_places[static_cast<std::size_t>(row * m_columns + column)]; }
  Values storedValues(std::size_t dominoes, const Solution& solution) const;
  Set mirrored(Set set, std::size_t colour) const;
  Value valueAfter(Set dark, Set light, std::size_t mover) const;
  Value derivedValue(Set dark, Set light, std::size_t mover) const;
  std::string positionText(Set dark, Set light, std::size_t mover) const;

  int m_columns;
  int m_rows;
  std::size_t m_movers;                           ///< 1 if only one side to move is stored, otherwise 2
  std::vector<Place> m_places;                    ///< places of the squares, in the order of the rows
  std::array<std::vector<Domino>, 2> m_dominoes;  ///< dominoes of Vertical, then dominoes of Horizontal
  std::array<std::vector<int>, 2> m_mirrored;     ///< indexed by colour: numbers of the squares on the transposed board
  SetsBySize m_darkSets;
  SetsBySize m_lightSets;
  std::size_t m_tier = 0;
  Values m_values;       ///< values of the tier of the current stage
  Values m_childValues;  ///< values of the tier with one more domino
};

}  // namespace kotai::verify
