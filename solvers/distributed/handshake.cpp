#include "solvers/distributed/handshake.h"

#include <fmt/format.h>
#include <unistd.h>

#include <array>
#include <cstring>

namespace kotai::distributed {

template <std::size_t size>
static void fill(char (&field)[size], const std::string& text) {
  std::memset(field, 0, size);
  text.copy(field, size - 1);
}

template <std::size_t size>
static std::string textOf(const char (&field)[size]) {
  return {field, ::strnlen(field, size)};
}

static std::uint64_t swapped(std::uint64_t number) {
  std::uint64_t result = 0;
  for (int byte = 0; byte < 8; ++byte, number >>= 8) result = result << 8 | (number & 0xff);
  return result;
}

/// Describes the first difference between a rank and rank 0. Returns an empty string if there is none.
static std::string differenceOf(const Hello& hello, const Hello& first) {
  if (hello.magic == swapped(Hello::ourMagic)) return "has another byte order than rank 0; all machines must have the same";
  if (hello.magic != Hello::ourMagic) return "is no kotai-mpi";
  if (hello.protocol != first.protocol || textOf(hello.program) != textOf(first.program))
    return "is kotai-mpi " + textOf(hello.program) + ", and rank 0 is kotai-mpi " + textOf(first.program) +
           "; install the same version on all machines";
  if (hello.exitCode != 0) return {};  // a rank with an exit code reports its own reason
  if (hello.command != first.command) return "was started with another command than rank 0";
  if (textOf(hello.variant) != textOf(first.variant))
    return "was started with " + textOf(hello.variant) + ", and rank 0 with " + textOf(first.variant);
  return {};
}

void Hello::setStrings(const std::string& programVersion, const std::string& variantId, const std::string& failureText) {
  fill(program, programVersion);
  fill(variant, variantId);
  fill(machine, machineName());
  fill(failure, failureText);
}

std::optional<Refusal> refusalOf(const std::vector<Hello>& hellos) {
  for (std::size_t rank = 0; rank < hellos.size(); ++rank) {
    const Hello& hello = hellos[rank];
    const std::string who = "rank " + std::to_string(rank) + " on " + textOf(hello.machine);
    if (const std::string difference = differenceOf(hello, hellos.front()); !difference.empty())
      return Refusal{static_cast<int>(rank), 1, fmt::format("{} {}", who, difference)};
    if (hello.exitCode != 0) return Refusal{static_cast<int>(rank), hello.exitCode, who + ": " + textOf(hello.failure)};
  }
  return std::nullopt;
}

std::string machineName() {
  std::array<char, 64> name{};
  if (::gethostname(name.data(), name.size() - 1) != 0) return "this machine";
  return name.data();
}

}  // namespace kotai::distributed
