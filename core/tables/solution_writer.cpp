#include "core/tables/solution_writer.h"

#include <system_error>

#include "core/base/errors.h"

namespace kotai {

/// Returns the path of the log, and creates the folder of this path.
static std::filesystem::path partFileOf(const std::filesystem::path& directory, std::filesystem::path file) {
  std::error_code error;
  std::filesystem::create_directories(directory, error);
  if (error) throw SolutionError(SolutionFault::CannotCreate, directory, {error.message()});
  return file += ".part";
}

SolutionWriter::SolutionWriter(const std::filesystem::path& directory, const FileShape& shape, ValueCoding coding,
                               const std::stop_token& stop)
    : m_finalFile(directory / shape.fileName()), m_log(partFileOf(directory, m_finalFile), shape, coding) {
  std::error_code error;
  m_finishedByAnother = std::filesystem::exists(m_finalFile, error);
  if (m_finishedByAnother)
    std::filesystem::remove(m_log.file(), error);
  else
    m_log.readBack(stop);
}

}  // namespace kotai
