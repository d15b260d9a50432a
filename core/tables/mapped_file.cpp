#include "core/tables/mapped_file.h"

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <system_error>

#include "core/errors.h"

namespace kotai {

MappedFile::MappedFile(const std::filesystem::path& file) {
  const auto fail = [&] {
    const SolutionFault fault = errno == ENOENT ? SolutionFault::NotFound : SolutionFault::CannotOpen;
    throw SolutionError(fault, file, {std::generic_category().message(errno)});
  };
  const int descriptor = ::open(file.c_str(), O_RDONLY | O_CLOEXEC);
  if (descriptor < 0) fail();
  struct stat status {};
  void* mapped = MAP_FAILED;
  if (::fstat(descriptor, &status) == 0 && status.st_size > 0)
    mapped = ::mmap(nullptr, static_cast<std::size_t>(status.st_size), PROT_READ, MAP_SHARED, descriptor, 0);
  const int reason = errno;
  ::close(descriptor);
  if (status.st_size == 0) return;
  if (mapped == MAP_FAILED) {
    errno = reason;
    fail();
  }
  m_data = static_cast<const std::byte*>(mapped);
  m_size = static_cast<std::size_t>(status.st_size);
}

MappedFile::~MappedFile() {
  if (m_data != nullptr) ::munmap(const_cast<std::byte*>(m_data), m_size);
}

}  // namespace kotai
