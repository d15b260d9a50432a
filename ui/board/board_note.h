// A line of text at the top of a board: typed letters, or a warning about the held piece. The letters of the columns below
// the board stay visible.
#pragma once

#include <QPainter>
#include <QWidget>

namespace kotai::ui {

/// \p typed: larger, with a cursor after it.
void paintTypedNote(QPainter& painter, const QWidget& board, const QString& typed);
/// A warning, in the colour for losses.
void paintWarningNote(QPainter& painter, const QWidget& board, const QString& text);

}  // namespace kotai::ui
