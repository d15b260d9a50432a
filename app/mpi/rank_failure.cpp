#include "app/mpi/rank_failure.h"

#include <fmt/format.h>

#include <new>

#include "app/cli/base/english_strings.h"
#include "solvers/distributed/solve.h"

namespace kotai::cli {

FailureText rankFailureTextOf(const std::exception_ptr& failure, const Context& context) {
  try {
    std::rethrow_exception(failure);
  } catch (const distributed::RankFailure& error) {
    const std::string why = error.error ? englishText(*error.error, context.variantId, context.dataOption) : error.text;
    const std::string where = error.machine.empty() ? "" : " on " + error.machine;
    return {exitFailed, fmt::format("rank {}{}: {}", error.rank, where, why)};
  } catch (const std::bad_alloc&) {
    return {exitFailed, "there is not enough memory; try a smaller --memory or fewer --threads"};
  } catch (...) {
    return failureTextOf(failure, context);
  }
}

}  // namespace kotai::cli
