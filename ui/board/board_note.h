// A line of text at the top of a board: typed letters, or a warning about the held piece. It does not cover the column letters
// below the board.
#pragma once

#include <QPainter>
#include <QWidget>

namespace kotai::ui {

/// \p typed: shows larger text with a cursor after it.
void paintTypedNote(QPainter& painter, const QWidget& board, const QString& typed);
/// A warning, in the colour for losses.
void paintWarningNote(QPainter& painter, const QWidget& board, const QString& text);

}  // namespace kotai::ui
