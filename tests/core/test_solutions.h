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

VariantPtr dodgem(int size);
VariantPtr variant(std::string_view id);

/// Parses the text of a position, which must be valid.
AnyPosition position(const Variant& variant, std::string_view text);
/// Parses the text of a move, which must be valid.
AnyMove move(const Variant& variant, const AnyPosition& position, std::string_view text);

/// A temporary folder, deleted with the object.
class DataFolder {
 public:
  std::filesystem::path path() const { return m_folder.path().toStdString(); }
  /// Solves a variant into the folder, and opens the written file.
  SolutionPtr solve(const VariantPtr& variant, unsigned threads = 2) const;

 private:
  QTemporaryDir m_folder;
};

/// Returns the folder of solutions that slow tests share (KOTAI_TEST_SOLUTIONS).
std::filesystem::path sharedFolder();
/// Returns a solution of Gobblet Gobblers, or of a variant of Animal Shogi, from the shared folder.
SolutionPtr sharedSolution(std::string_view id);

/// Returns a message about a failed comparison.
QByteArray message(const std::string& where, const std::string& found, const std::string& expected);

}  // namespace kotai::test
