#include "ui/domineering/docks/positions_export.h"

#include <fmt/format.h>

#include <cmath>
#include <utility>

namespace kotai::ui {

namespace {

/// Positions contain no quotation marks.
std::string entry(const std::string& text, const GameValue& value, ListFormat format) {
  constexpr double rounded = 5e-7;
  const double mean = std::abs(value.value) < rounded ? 0.0 : value.value;
  if (format == ListFormat::Csv) return fmt::format("\"{}\",{:.6f},{},{}", text, mean, value.firstSecure, value.secondSecure);
  return fmt::format("{{\"position\": \"{}\", \"value\": {:.6f}, \"verticalSecure\": {}, \"horizontalSecure\": {}}}", text, mean,
                     value.firstSecure, value.secondSecure);
}

}  // namespace

WrittenList writtenList(std::shared_ptr<const SimultaneousPositionList> list, SimultaneousVariantPtr variant) {
  const std::uint64_t count = list->count();
  auto entries = [list = std::move(list), variant = std::move(variant)](std::uint64_t first, std::size_t most, ListFormat format,
                                                                        const std::stop_token& stop) {
    WrittenList::Entries written;
    for (const ListedGamePosition& listed : list->page(first, most, stop))
      written.push_back(entry(variant->formatPosition(listed.position), listed.value, format));
    return written;
  };
  return {count, "position,value,v_secure,h_secure", std::move(entries)};
}

}  // namespace kotai::ui
