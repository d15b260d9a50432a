// Variants and solutions for the tests.
#pragma once

#include <QByteArray>
#include <QTemporaryDir>
#include <filesystem>
#include <string>
#include <string_view>

#include "core/game/variant.h"
#include "core/tables/solution.h"

namespace kotai::test {

/// "dodgem:NxN".
VariantPtr dodgem(int size);
VariantPtr variant(std::string_view id);

/// The position of a text that must be readable.
AnyPosition position(const Variant& variant, std::string_view text);
/// The move of a text that must be readable.
AnyMove move(const Variant& variant, const AnyPosition& position, std::string_view text);

/// A folder that vanishes with the object.
class DataFolder {
 public:
  std::filesystem::path path() const { return m_folder.path().toStdString(); }
  /// Solves into the folder and opens what was written.
  SolutionPtr solve(const VariantPtr& variant, unsigned threads = 2) const;

 private:
  QTemporaryDir m_folder;
};

/// The folder of solutions that slow tests share (KOTAI_TEST_SOLUTIONS).
std::filesystem::path sharedFolder();
/// A solution of Gobblet Gobblers or a variant of Animal Shogi, from that folder.
SolutionPtr sharedSolution(std::string_view id);

/// Message of a failed comparison.
QByteArray message(const std::string& where, const std::string& found, const std::string& expected);

}  // namespace kotai::test
