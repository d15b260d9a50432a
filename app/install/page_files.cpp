#include "app/install/page_files.h"

#include <fmt/format.h>

#include <chrono>
#include <cstdlib>
#include <fstream>
#include <system_error>

#include "app/install/completion.h"
#include "app/install/man_page.h"

namespace kotai {

namespace fs = std::filesystem;

/// Returns the date of the packaged release, so that packages are reproducible. Without a release date, returns today's
/// date.
static std::string pageDate() {
  using namespace std::chrono;
  const char* const fixed = std::getenv("SOURCE_DATE_EPOCH");
  const long long seconds = fixed != nullptr ? std::atoll(fixed) : 0;
  const sys_days day = floor<days>(seconds > 0 ? sys_seconds(std::chrono::seconds(seconds)) : system_clock::now());
  const year_month_day date(day);
  return fmt::format("{:04}-{:02}-{:02}", static_cast<int>(date.year()), static_cast<unsigned>(date.month()),
                     static_cast<unsigned>(date.day()));
}

static bool write(const fs::path& file, const std::string& text) {
  std::error_code error;
  fs::create_directories(file.parent_path(), error);
  std::ofstream target(file, std::ios::binary);
  target << text;
  target.close();
  return !target.fail();
}

bool writePages(const fs::path& folder, const DescribedProgram& program, const std::vector<std::string>& others) {
  const fs::path share = folder / program.name;
  return write(share / "man/man1" / (program.name + ".1"), manPage(program, {KOTAI_VERSION, pageDate(), others})) &&
         write(share / "bash-completion/completions" / program.name, bashCompletion(program)) &&
         write(share / "zsh/vendor-completions" / ('_' + program.name), zshCompletion(program)) &&
         write(share / "fish/vendor_completions.d" / (program.name + ".fish"), fishCompletion(program));
}

}  // namespace kotai
