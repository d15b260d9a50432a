// Opens the solutions of both kinds of games for Python.
#pragma once

#include <filesystem>

#include "app/python/binding.h"
#include "core/game/variant.h"
#include "core/simultaneous/simultaneous_variant.h"

namespace kotai::python {

/// A kotai.Solution. Throws SolutionError.
py::object openAlternating(const std::filesystem::path& directory, const VariantPtr& variant);
/// A kotai.Payoffs. Throws SolutionError.
py::object openPayoffs(const std::filesystem::path& directory, const SimultaneousVariantPtr& variant);

}  // namespace kotai::python
