// Texts about the published work on the game: its figures, and notes on how they are counted.
#pragma once

namespace kotai::ui {

struct Presentation;

void addGobbletWork(Presentation& game);

}  // namespace kotai::ui
