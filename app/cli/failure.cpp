#include "app/cli/failure.h"

#include <filesystem>
#include <new>

#include "app/cli/base/english_strings.h"
#include "core/game/registry.h"
#include "core/tables/solution.h"
#include "solvers/base/processor.h"

namespace kotai::cli {

/// Returns the variant of the damaged file, which may differ from \p given, because some lists compare two variants.
static std::string variantOf(const std::filesystem::path& file, const std::string& given) {
  for (const GameInfo& game : games())
    for (const std::string& id : game.knownVariants)
      if (const auto variant = parseVariant(id); variant && Solution::fileName(**variant) == file.filename()) return id;
  return given;
}

FailureText failureTextOf(const std::exception_ptr& failure, const Context& context) {
  try {
    std::rethrow_exception(failure);
  } catch (const TextFailure& error) {
    return {exitUsage, englishText(error.error, error.kind, error.text)};
  } catch (const UsageError& error) {
    return {exitUsage, error.what()};
  } catch (const UnknownProcessorUse& error) {
    return {exitUsage, error.what()};
  } catch (const Interrupted&) {
    return {exitInterrupted, "stopped"};
  } catch (const SolutionError& error) {
    return {exitFailed, englishText(error, variantOf(error.file(), context.variantId), context.dataOption)};
  } catch (const EngineFailure& error) {
    return {exitFailed, englishText(error)};
  } catch (const std::bad_alloc&) {
    return {exitFailed, "there is not enough memory; try a smaller --memory or a smaller variant"};
  } catch (const std::exception& error) {
    return {exitFailed, error.what()};
  }
}

}  // namespace kotai::cli
