// Words for the published work about Synchronized Domineering.
#pragma once

namespace kotai::ui {

struct Presentation;

void addDomineeringWork(Presentation& game);

}  // namespace kotai::ui
