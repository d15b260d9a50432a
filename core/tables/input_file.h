// Reads a file piece by piece while other programs may truncate or overwrite it.
#pragma once

#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <span>
#include <vector>

namespace kotai {

/// An open file. Logically immutable, and thread-safe. Copies pieces of the file, because a mapping of a
/// truncated file ends the program with SIGBUS. Checks the file's size and modification time after each piece.
/// If they have changed, the file's first and last bytes (header and checksums in our files) must be the same
/// as at opening, so bytes of a replaced file are never returned. Every function throws SolutionError
/// (ChangedWhileRead, ReadFailed).
class InputFile {
 public:
  /// Whether the file may grow. MayGrow is for a log that is still being written, so only its first bytes are
  /// compared.
  enum class Length : std::uint8_t { Fixed, MayGrow };
  /// Opens the file. Also throws SolutionError (NotFound, CannotOpen, NotARegularFile).
  explicit InputFile(std::filesystem::path file, Length length = Length::Fixed);
  ~InputFile();
  InputFile(const InputFile&) = delete;
  InputFile& operator=(const InputFile&) = delete;

  const std::filesystem::path& path() const { return m_path; }
  /// Returns the size at the time of opening.
  std::uint64_t size() const { return m_size; }
  void read(std::uint64_t offset, std::span<std::byte> into) const;
  std::vector<std::byte> bytes(std::uint64_t offset, std::uint64_t count) const;
  /// Reads a structure from the file.
  template <class Structure>
  Structure at(std::uint64_t offset) const {
    Structure structure;
    read(offset, std::as_writable_bytes(std::span(&structure, 1)));
    return structure;
  }

 private:
  using Ends = std::array<std::byte, 256>;  // the first and the last 128 bytes
  void readOnly(std::uint64_t offset, std::span<std::byte> into) const;
  Ends readEnds() const;
  void mustBeUnchanged() const;
  [[noreturn]] void changed() const;

  std::filesystem::path m_path;
  Length m_length;
  int m_descriptor;
  std::uint64_t m_size = 0;
  mutable std::atomic<std::int64_t> m_changedAt{0};  // modification time at the latest successful check, in nanoseconds
  Ends m_ends{};
};

}  // namespace kotai
