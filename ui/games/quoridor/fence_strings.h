// Fences in words: for refused placements, tooltips and screen readers.
#pragma once

#include <QString>

#include "core/games/quoridor/variant.h"
#include "ui/games/quoridor/fence_places.h"

namespace kotai::ui {

/// Null for games without fences.
const quoridor::QuoridorVariant* quoridorOf(const Variant& variant);
quoridor::Fence fenceIn(const Variant& variant, FencePlace fence);
FencePlace placeOf(const Variant& variant, quoridor::Fence fence);

QString fenceText(FencePlace fence);                                            ///< "b2h"
QString fenceName(FencePlace fence);                                            ///< "horizontal fence b2h, above b2 and c2"
QString whyNotText(const Variant& variant, const quoridor::FenceFault& fault);  ///< a sentence

}  // namespace kotai::ui
