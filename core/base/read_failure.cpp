#include "core/base/read_failure.h"

#include <cerrno>
#include <new>
#include <system_error>

namespace kotai {

SolutionError readFailure(const std::filesystem::path& file) {
  const auto failed = [&file](std::string reason) { return SolutionError(SolutionFault::ReadFailed, file, {std::move(reason)}); };
  try {
    throw;
  } catch (const SolutionError& error) {
    return error;
  } catch (const std::bad_alloc&) {
    return failed(std::generic_category().message(ENOMEM));
  } catch (const std::system_error& error) {
    return failed(error.code().message());
  } catch (const std::exception& error) {
    return failed(error.what());
  } catch (...) {
    return failed("unknown exception");
  }
}

bool isReason(const std::string& reason, int errorNumber) { return reason == std::generic_category().message(errorNumber); }

}  // namespace kotai
