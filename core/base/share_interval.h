// Uncertainty of a share that was found by random samples.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>

namespace kotai {

struct ShareInterval {
  double low = 0;
  double high = 1;
};

/// Returns the 95% confidence interval of a share after Wilson, "Probable inference, the law of succession, and statistical
/// inference" (1927).
inline ShareInterval shareInterval(std::uint64_t hits, std::uint64_t games) {
  if (games == 0) return {};
  constexpr double z = 1.959963984540054;  // 97.5% quantile of the standard normal distribution
  const auto n = static_cast<double>(games);
  const double share = static_cast<double>(hits) / n;
  const double centre = (share + z * z / (2 * n)) / (1 + z * z / n);
  const double half = z / (1 + z * z / n) * std::sqrt(share * (1 - share) / n + z * z / (4 * n * n));
  return {std::max(centre - half, 0.0), std::min(centre + half, 1.0)};
}

}  // namespace kotai
