#include "solvers/files/leftovers.h"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>
#include <fstream>
#include <map>
#include <optional>
#include <set>
#include <string_view>
#include <system_error>

#include "core/base/errors.h"
#include "core/data/solution_files.h"
#include "core/tables/file_layout.h"
#include "core/tables/lock_file.h"

namespace kotai {

namespace {

namespace fs = std::filesystem;

/// File name extensions of a variant, such as ".kotai.part".
using Endings = std::set<std::string>;

bool isSolveEnding(std::string_view ending) {
  return ending == ".kotai.part" || ending == ".kotai.checkpoint" || ending == ".kotai.checkpoint.new";
}

/// Returns whether the extension belongs to a solve that stores only figures, not all values.
bool isFiguresEnding(std::string_view ending) {
  return ending == ".figures.part" || (ending.starts_with(FileShape::layerEnding) && ending.ends_with(".part"));
}

bool isProofEnding(std::string_view ending) {
  if (ending.ends_with(".new")) ending.remove_suffix(4);
  return ending == ".outcome" || ending.ends_with(".proof") || ending == ".proof.lock";
}

/// Returns whether Kotai has written the file. All of Kotai's files begin with the same bytes. A new file may
/// be empty.
bool isOurs(const fs::path& file) {
  constexpr std::string_view mark = "KOTAI";
  std::array<char, mark.size()> found{};
  std::ifstream stream(file, std::ios::binary);
  stream.read(found.data(), found.size());
  return stream.gcount() == 0 || (stream && std::string_view(found.data(), found.size()) == mark);
}

/// Returns the extensions of the files in a folder, grouped by the beginnings of the file names, which identify
/// variants.
std::map<std::string, Endings> filesByVariant(const fs::path& directory) {
  std::map<std::string, Endings> found;
  std::error_code error;
  for (fs::directory_iterator entry(directory, error), end; !error && entry != end; entry.increment(error)) {
    const std::string name = entry->path().filename().string();
    const std::size_t dot = name.find('.');
    if (dot == std::string::npos || dot == 0) continue;
    const std::string ending = name.substr(dot);
    std::error_code ignored;
    if ((isSolveEnding(ending) || isFiguresEnding(ending) || isProofEnding(ending)) &&
        fs::is_regular_file(entry->symlink_status(ignored)) && isOurs(entry->path()))
      found[name.substr(0, dot)].insert(ending);
  }
  return found;
}

/// Returns the number of complete records of values. Checks only their lengths, because a resumed solve
/// verifies the checksums.
std::uint64_t tiersIn(const fs::path& part, std::uint64_t tierCount) {
  std::error_code error;
  const std::uint64_t bytes = fs::file_size(part, error);
  std::ifstream stream(part, std::ios::binary);
  std::set<std::uint64_t> tiers;
  layout::TierHeader header{};
  for (std::uint64_t offset = sizeof(layout::FileHeader); !error && offset < bytes; offset += header.recordBytes) {
    stream.seekg(static_cast<std::streamoff>(offset));
    if (!stream.read(reinterpret_cast<char*>(&header), sizeof header)) break;
    if (header.magic != layout::tierMagic && header.magic != layout::planeMagic && header.magic != layout::summaryMagic) break;
    if (header.recordBytes < sizeof header || header.recordBytes > bytes - offset) break;
    if (header.plane == 0 && header.tier < tierCount) tiers.insert(header.tier);
  }
  return tiers.size();
}

bool isLocked(const fs::path& file) {
  const int descriptor = ::open(file.c_str(), O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK);
  if (descriptor < 0) return false;
  const bool locked = ::flock(descriptor, LOCK_SH | LOCK_NB) != 0 && errno == EWOULDBLOCK;
  ::close(descriptor);
  return locked;
}

void addFiles(Leftover& leftover, const fs::path& directory, const std::string& stem, const Endings& endings,
              bool (*belongs)(std::string_view)) {
  for (const std::string& ending : endings) {
    if (!belongs(ending)) continue;
    leftover.files.push_back(directory / (stem + ending));
    std::error_code error;
    const std::uint64_t bytes = fs::file_size(leftover.files.back(), error);
    if (!error) leftover.bytes += bytes;
  }
  leftover.inUse = isLocked(leftover.lock);
}

std::optional<Leftover> solveLeft(const fs::path& directory, const std::string& stem, const Endings& endings) {
  if (std::ranges::none_of(endings, isSolveEnding)) return std::nullopt;
  Leftover left;
  left.lock = directory / (stem + ".kotai.part");
  left.play = playNamed(stem, left.lock);
  if (!left.play) return std::nullopt;
  left.tiersTotal = left.play->fileShape().tierCount;
  left.tiersDone = tiersIn(left.lock, left.tiersTotal);
  left.needless = fs::exists(directory / (stem + ".kotai"));
  addFiles(left, directory, stem, endings, isSolveEnding);
  return left;
}

std::optional<Leftover> figuresLeft(const fs::path& directory, const std::string& stem, const Endings& endings) {
  if (std::ranges::none_of(endings, isFiguresEnding)) return std::nullopt;
  Leftover left;
  left.kind = Leftover::Kind::FiguresSolve;
  left.lock = directory / (stem + ".figures.part");
  left.play = playNamed(stem, left.lock);
  if (!left.play || left.play->movesAtOnce()) return std::nullopt;
  left.tiersTotal = left.play->fileShape().tierCount;
  left.tiersDone = tiersIn(left.lock, left.tiersTotal);
  left.needless = fs::exists(directory / (stem + ".kotai")) || fs::exists(directory / (stem + FileShape::figuresEnding));
  addFiles(left, directory, stem, endings, isFiguresEnding);
  return left;
}

/// Returns the leftover of a proof search. A finished search has no leftover, because its outcome and its
/// proofs are results.
std::optional<Leftover> proofLeft(const fs::path& directory, const std::string& stem, const Endings& endings) {
  const auto hasContents = [](const std::string& ending) { return isProofEnding(ending) && ending != ".proof.lock"; };
  if (std::ranges::none_of(endings, hasContents)) return std::nullopt;
  Leftover left;
  left.kind = Leftover::Kind::Proof;
  left.play = playNamed(stem, {});
  if (!left.play) return std::nullopt;
  try {
    if (left.play->isProofComplete(directory).value_or(true)) return std::nullopt;
  } catch (const SolutionError&) {
    return std::nullopt;  // a newer version has written the file
  }
  left.lock = directory / (stem + ".proof.lock");
  left.needless = fs::exists(directory / (stem + ".kotai"));
  addFiles(left, directory, stem, endings, isProofEnding);
  return left;
}

void removeFile(const fs::path& file) {
  std::error_code error;
  fs::remove(file, error);
  if (error) throw SolutionError(SolutionFault::WriteFailed, file, {error.message()});
}

/// Lock held while files are removed. Meanwhile, no solve can start to use the files.
class HeldLock {
 public:
  explicit HeldLock(const Leftover& leftover) : m_descriptor(openLockedFile(leftover.lock, magicOf(leftover.kind))) {}
  ~HeldLock() { ::close(m_descriptor); }
  HeldLock(const HeldLock&) = delete;
  HeldLock& operator=(const HeldLock&) = delete;

 private:
  static FileMagic magicOf(Leftover::Kind kind) {
    switch (kind) {
      case Leftover::Kind::Proof: return emptyFile;
      case Leftover::Kind::FiguresSolve: return layout::figuresMagic;
      default: return layout::headerMagic;
    }
  }

  int m_descriptor;
};

}  // namespace

std::vector<Leftover> findLeftovers(const fs::path& directory) {
  std::vector<Leftover> found;
  for (const auto& [stem, endings] : filesByVariant(directory))
    for (auto left :
         {solveLeft(directory, stem, endings), figuresLeft(directory, stem, endings), proofLeft(directory, stem, endings)})
      if (left) found.push_back(std::move(*left));
  return found;
}

std::uint64_t removeLeftover(const Leftover& leftover) {
  const HeldLock lock(leftover);
  std::uint64_t freed = 0;
  // Checks the files again, because a solve may have resumed and even finished in the meantime.
  for (const Leftover& now : findLeftovers(leftover.lock.parent_path())) {
    if (now.kind != leftover.kind || now.variantId() != leftover.variantId()) continue;
    for (const fs::path& file : now.files)
      if (file != leftover.lock) removeFile(file);
    freed = now.bytes;
  }
  removeFile(leftover.lock);  // removed last, so that no other program can lock it earlier
  return freed;
}

}  // namespace kotai
