// Keys that type a move on a board.
#pragma once

class QKeyEvent;
class QWidget;

namespace kotai::ui {

/// Returns whether a key types a letter or digit and is not a shortcut of the window. All other letters may be typed: a text
/// that is not a move gets a message.
bool typesText(const QKeyEvent& event, const QWidget& window);

}  // namespace kotai::ui
