// Adds the windows of the example games to each program that contains this file.
#include "examples/hexapawn/ui/presentation.h"
#include "examples/threemensmorris/ui/presentation.h"

namespace kotai::ui {
namespace {

[[maybe_unused]] const bool examplesAdded = addPresentations({threeMensMorrisPresentation, hexapawnPresentation});

}  // namespace
}  // namespace kotai::ui
