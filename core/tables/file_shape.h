// Describes the files of a variant, for any kind of game.
#pragma once

#include <cstdint>
#include <string>

#include "core/game/free_start.h"
#include "core/game/variant.h"
#include "core/tables/file_stem.h"

namespace kotai {

struct FileShape {
  std::string variant;  ///< id of the variant
  std::uint64_t tierCount = 0;
  std::uint16_t planeCount = 0;  ///< number of planes
  std::uint32_t positionsPerBlock = 1;
  bool figuresOnly = false;       ///< whether records have summaries but no values
  std::string ending = ".kotai";  ///< file name extension
  /// Whether records may lack values, which are then in the file of the usual start position
  /// (core/game/free_start.h).
  bool valuesElsewhere = false;

  static FileShape of(const Variant& variant) {
    const TierGraph& space = variant.tierGraph();
    FileShape shape{variant.id(), space.tierCount(), static_cast<std::uint16_t>(space.planeCount()), space.positionsPerBlock()};
    shape.valuesElsewhere = usualVariant(variant) != nullptr;
    return shape;
  }
  /// Returns the shape of a file of figures, for a variant solved without storing values, such as "dodgem-5x5.figures".
  static FileShape figuresOf(const Variant& variant) {
    FileShape shape = of(variant);
    shape.figuresOnly = true;
    shape.ending = figuresEnding;
    return shape;
  }
  /// Returns the shape of a temporary file with the values of one layer, such as "dodgem-5x5.figures.layer-12". A solve
  /// without stored values deletes the file when no other layer needs the values.
  static FileShape layerOf(const Variant& variant, int layer) {
    FileShape shape = of(variant);
    shape.ending = layerEnding + std::to_string(layer);
    return shape;
  }
  static constexpr const char* figuresEnding = ".figures";
  static inline const std::string layerEnding = ".figures.layer-";  ///< prefix, followed by the layer's number

  /// Returns a name such as "dodgem-5x5.kotai" for "dodgem:5x5".
  std::string fileName() const { return fileStem(variant) + ending; }
};

}  // namespace kotai
