// How a graph of play looks: small boards with their values, the moves between them. The same picture on the screen and in files.
#pragma once

#include <QPainter>
#include <optional>

#include "ui/theme/palette.h"
#include "ui/trees/graph_layout.h"

namespace kotai::ui {

inline constexpr double graphBoardPx = 84;
inline constexpr GraphSteps graphSteps{172, 128};

/// The board and the value below it, about the node's centre.
QRectF graphNodeArea(const QPointF& centre);
/// With room for everything that is painted.
QRectF graphArea(const GraphPlaces& places);

/// Paints what lies in \p visible, in the coordinates of the places. \p selected is framed, with the ways to and from it.
void paintPlayGraph(QPainter& painter, const PlayGraph& graph, const GraphPlaces& places, const QRectF& visible,
                    std::optional<std::size_t> selected, const ColourPalette& palette);

}  // namespace kotai::ui
