// Variants solved once per test program into a temporary folder.
#pragma once

#include <QTemporaryDir>
#include <QtTest>
#include <string_view>

#include "core/game/registry.h"
#include "core/tables/solution.h"
#include "solvers/retrograde/solve.h"

namespace kotai::test {

inline VariantPtr variantOf(std::string_view text) {
  const auto variant = parseVariant(text);
  if (!variant) qFatal("unreadable variant");
  return *variant;
}

inline SolutionPtr solved(const VariantPtr& variant) {
  static const QTemporaryDir folder;
  const std::filesystem::path path = folder.path().toStdString();
  if (!Solution::exists(path, *variant)) {
    retrograde::SolveOptions options;
    options.directory = path;
    retrograde::solve(variant, options);
  }
  return Solution::open(path, variant);
}

/// Solves a variant and leaves the solution file in a folder of the test.
inline void solveInto(const QTemporaryDir& folder, std::string_view id) {
  retrograde::SolveOptions options;
  options.directory = folder.path().toStdString();
  QVERIFY(retrograde::solve(variantOf(id), options).finished);
}

}  // namespace kotai::test
