#include "core/game/free_start.h"

namespace kotai {

const FreeStart* freeStartOf(const Variant& variant) { return dynamic_cast<const FreeStart*>(&variant); }

VariantPtr usualVariant(const Variant& variant) {
  const FreeStart* free = freeStartOf(variant);
  return free != nullptr ? free->usual() : nullptr;
}

}  // namespace kotai
