// Texts about the published work on Synchronized Domineering.
#pragma once

namespace kotai::ui {

struct Presentation;

void addDomineeringWork(Presentation& game);

}  // namespace kotai::ui
