#include "examples/presentations.h"

#include "examples/hexapawn/presentation.h"
#include "examples/threemensmorris/presentation.h"

namespace kotai::ui {

std::vector<Presentation> examplePresentations() { return {threeMensMorrisPresentation(), hexapawnPresentation()}; }

}  // namespace kotai::ui
