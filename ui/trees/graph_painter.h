// Paints a graph of play: small boards with values, and the moves between them. Screen and files use the same picture.
#pragma once

#include <QPainter>
#include <optional>

#include "ui/theme/palette.h"
#include "ui/trees/graph_layout.h"

namespace kotai::ui {

inline constexpr double graphBoardPx = 84;
inline constexpr GraphSteps graphSteps{172, 128};

/// The board and the value below it, around the node's centre.
QRectF graphNodeArea(const QPointF& centre);
/// Includes the space for everything that is painted.
QRectF graphArea(const GraphPlaces& places);

/// Paints the part in \p visible, in the coordinates of the places. \p selected has a frame, and its edges are highlighted.
void paintPlayGraph(QPainter& painter, const PlayGraph& graph, const GraphPlaces& places, const QRectF& visible,
                    std::optional<std::size_t> selected, const ColourPalette& palette);

}  // namespace kotai::ui
