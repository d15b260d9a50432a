// Opens the solutions of both kinds of games for Python.
#pragma once

#include <filesystem>

#include "app/python/binding.h"
#include "core/play/play.h"

namespace kotai::python {

/// Returns a kotai.Solution. Throws SolutionError.
py::object openAlternating(const std::filesystem::path& directory, const Play& play);
/// Returns a kotai.Payoffs. Throws SolutionError.
py::object openPayoffs(const std::filesystem::path& directory, const Play& play);

}  // namespace kotai::python
