// Registers the presentations of the example games in each program that contains this file.
#include "examples/hexapawn/ui/presentation.h"
#include "examples/threemensmorris/ui/presentation.h"

namespace kotai::ui {
namespace {

[[maybe_unused]] const bool examplesAdded = addPresentations({threeMensMorrisPresentation, hexapawnPresentation});

}  // namespace
}  // namespace kotai::ui
