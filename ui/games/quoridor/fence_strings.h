// Describes fences: reasons for illegal fences, tooltips, and texts for screen readers.
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
QString fenceName(FencePlace fence);                                            ///< such as "horizontal fence b2h, above b2"
QString whyNotText(const Variant& variant, const quoridor::FenceFault& fault);  ///< a sentence

}  // namespace kotai::ui
