// A line of words at the top of a board: typed letters, or a warning about the piece in the hand. The letters of the columns
// below the board stay visible.
#pragma once

#include <QPainter>
#include <QWidget>

namespace kotai::ui {

/// \p typed: larger, with a cursor after it.
void paintTypedNote(QPainter& painter, const QWidget& board, const QString& typed);
/// A warning, in the colour of a loss.
void paintWarningNote(QPainter& painter, const QWidget& board, const QString& text);

}  // namespace kotai::ui
