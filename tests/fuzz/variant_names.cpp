// Reads names of variants as users type them. The name of a variant that was read gives the same variant again.
#include <string>

#include "core/game/registry.h"
#include "core/simultaneous/registry.h"
#include "tests/fuzz/byte_source.h"
#include "tests/fuzz/fuzz_target.h"

using namespace kotai;
using namespace kotai::fuzz;

KOTAI_FUZZ_TARGET(variant_names) {
  const std::string_view text = ByteSource(data, size).restAsText();
  if (const auto variant = parseVariant(text)) {
    const auto again = parseVariant((*variant)->id());
    require(again && (*again)->id() == (*variant)->id(), "a variant's name is not read as the variant");
    require((*variant)->columns() > 0 && (*variant)->rows() > 0, "a board without squares");
  } else {
    checkFault(variant.error(), text);
  }
  if (const auto variant = parseSimultaneousVariant(text)) {
    const auto again = parseSimultaneousVariant((*variant)->id());
    require(again && (*again)->id() == (*variant)->id(), "a variant's name is not read as the variant");
  } else {
    checkFault(variant.error(), text);
  }
  return 0;
}
