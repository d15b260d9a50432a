#include "app/cli/base/system_advice.h"

#include <algorithm>
#include <cerrno>
#include <initializer_list>
#include <system_error>

namespace kotai::cli {
namespace {

constexpr const char* closeFiles = "close other programs or allow more open files (ulimit -n)";

/// Whether this is the system's text for one of these error numbers.
bool isOneOf(std::string_view reason, std::initializer_list<int> errors) {
  return std::ranges::any_of(errors, [reason](int error) { return std::generic_category().message(error) == reason; });
}

}  // namespace

std::string openingAdvice(std::string_view reason) {
  if (isOneOf(reason, {EACCES, EPERM})) return "check its permissions";
  if (isOneOf(reason, {ENOMEM})) return "there is not enough memory to read it; close other programs";
  if (isOneOf(reason, {EMFILE, ENFILE})) return closeFiles;
  return "check this path, or choose another folder with --data";
}

std::string creatingAdvice(std::string_view reason) {
  if (isOneOf(reason, {EACCES, EPERM, EROFS})) return "check the permissions of the folder or choose another one with --data";
  if (isOneOf(reason, {ENOSPC, EDQUOT})) return "free some space or choose another folder with --data";
  if (isOneOf(reason, {EMFILE, ENFILE})) return closeFiles;
  return "choose another folder with --data";
}

}  // namespace kotai::cli
