// The Python module kotai._kotai.
#include <fmt/format.h>

#include <filesystem>
#include <system_error>

#include "app/cli/base/english_strings.h"
#include "app/cli/base/messages.h"
#include "app/python/binding.h"
#include "app/python/open_solutions.h"
#include "core/data/data_folder.h"
#include "core/data/solution_files.h"
#include "core/game/registry.h"
#include "core/play/play.h"
#include "core/tables/solution.h"

namespace kotai::python {

using FolderArgument = std::optional<std::filesystem::path>;

static std::filesystem::path folderOf(const FolderArgument& folder) { return folder ? *folder : defaultDataFolder(); }

static std::vector<std::string> variants(bool solved, const FolderArgument& folder) {
  std::vector<std::string> ids;
  if (solved) {
    const std::filesystem::path directory = folderOf(folder);
    std::error_code ignored;
    for (const PlayPtr& play : playsInFolder(directory))
      if (std::filesystem::exists(directory / play->fileShape().fileName(), ignored) && play->isSolvedIn(directory))
        ids.push_back(play->id());
    return ids;
  }
  for (const GameInfo& game : allGames()) ids.insert(ids.end(), game.knownVariants.begin(), game.knownVariants.end());
  return ids;
}

static py::object openSolution(const std::string& text, const FolderArgument& folder) {
  constexpr std::uint64_t blockCacheBytes = std::uint64_t{256} << 20;
  checkReadable("variant", text);
  const std::filesystem::path directory = folderOf(folder);
  withoutLock([&] { checkDataFolder(directory); });
  const PlayPtr play = parsed("variant", text, parsePlay(text));
  if (play->movesAtOnce()) return openPayoffs(directory, *play);
  Solution::setBlockCacheBytes(blockCacheBytes);
  return openAlternating(directory, *play);
}

/// Returns the id of the variant that the file name or the header suggests, or an empty string if there is no
/// such variant.
static std::string variantOf(const std::filesystem::path& file) {
  const std::string name = file.filename().string();
  const std::string stem = name.substr(0, name.find('.'));
  const PlayPtr play = playNamed(stem, file);
  return play ? play->id() : std::string();
}

static std::string sentenceOf(const SolutionError& error) {
  const std::filesystem::path folder = error.file().parent_path();
  return cli::englishText(error, variantOf(error.file()), folder == defaultDataFolder() ? std::string() : folder.string());
}

static void setError(const char* type, const std::string& sentence) {
  PyErr_SetString(typeNamed(type).ptr(), cli::visibleText(sentence).c_str());
}

static void translate(std::exception_ptr failure) {
  try {
    if (failure) std::rethrow_exception(failure);
  } catch (const NotationFault& fault) {
    setError("NotationError", fault.what());
  } catch (const SolutionError& error) {
    setError(error.fault() == SolutionFault::NotFound ? "NotSolvedError" : "SolutionError", sentenceOf(error));
  }
}

PYBIND11_MODULE(_kotai, module) {
  py::register_exception_translator(&translate);
  bindPositions(module);
  bindSolution(module);
  bindPayoffs(module);
  bindGames(module);
  module.attr("__version__") = KOTAI_VERSION;
  module.def(
      "folder", [] { return defaultDataFolder(); },
      "The folder of the solutions unless another is given: KOTAI_DATA, or the usual one.");
  module.def("variants", &variants, py::call_guard<py::gil_scoped_release>(), py::arg("solved") = false,
             py::arg("folder") = py::none(),
             "The known variants of all games. solved: those with a solution in the folder instead.");
  module.def("open", &openSolution, py::arg("variant"), py::arg("folder") = py::none(),
             "Opens a solution: a Solution, or Payoffs if both sides move at once. Raises NotationError, NotSolvedError and "
             "SolutionError. The thread that calls it keeps up to 256 MiB of read blocks.");
}

}  // namespace kotai::python
