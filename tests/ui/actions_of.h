// Finds the actions of a window.
#pragma once

#include "tests/ui/child.h"
#include "ui/actions/actions.h"

namespace kotai::test {

/// \p window: a main window, or a pointer to one.
template <typename Window>
const ui::Actions& actionsOf(const Window& window) {
  return *child<ui::Actions>(window);
}

}  // namespace kotai::test
