// Keys that type a move on a board.
#pragma once

class QKeyEvent;
class QWidget;

namespace kotai::ui {

/// Whether a key types a letter or digit and is no key of an action of the window. Whatever is no shortcut may be typed: what
/// cannot be read as a move is then told so.
bool typesText(const QKeyEvent& event, const QWidget& window);

}  // namespace kotai::ui
