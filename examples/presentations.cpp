#include "examples/presentations.h"

#include "examples/hexapawn/ui/presentation.h"
#include "examples/threemensmorris/ui/presentation.h"

namespace kotai::ui {

std::vector<Presentation> examplePresentations() { return {threeMensMorrisPresentation(), hexapawnPresentation()}; }

}  // namespace kotai::ui
