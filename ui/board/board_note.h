// A line of words at the foot of a board: what is being typed, or what there is to say about what is under the hand.
#pragma once

#include <QPainter>
#include <QWidget>

namespace kotai::ui {

/// \p typed: larger, with a cursor after it.
void paintTypedNote(QPainter& painter, const QWidget& board, const QString& typed);
/// A warning, in the colour of a loss.
void paintWarningNote(QPainter& painter, const QWidget& board, const QString& text);

}  // namespace kotai::ui
