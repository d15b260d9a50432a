#include "core/catalogue/catalogue.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <mutex>
#include <system_error>

#include "core/analysis/table_rows.h"
#include "core/catalogue/memory_store.h"
#include "core/catalogue/sqlite_store.h"
#include "core/catalogue/store.h"
#include "core/data/solution_files.h"
#include "core/game/free_start.h"
#include "core/game/registry.h"
#include "core/tables/solution.h"

namespace kotai {

namespace fs = std::filesystem;
using catalogue::KnownFile;
using catalogue::MemoryStore;
using catalogue::SolvedFile;
using catalogue::SqliteStore;
using catalogue::Store;
using catalogue::StoreError;

struct FileOnDisk {
  std::string name;
  std::uint64_t bytes = 0;
  std::int64_t modifiedNs = 0;
};

static std::vector<FileOnDisk> solutionFiles(const fs::path& directory) {
  std::vector<FileOnDisk> files;
  std::error_code error;
  for (fs::directory_iterator entry(directory, error), end; !error && entry != end; entry.increment(error)) {
    const auto ending = entry->path().extension();
    if (ending != ".kotai" && ending != FileShape::figuresEnding) continue;
    std::error_code gone;  // a file that was deleted in the meantime counts as missing
    const auto bytes = entry->file_size(gone);
    const auto written = gone ? fs::file_time_type() : entry->last_write_time(gone);
    if (gone) continue;
    const auto sinceEpoch = std::chrono::file_clock::to_sys(written).time_since_epoch();
    files.push_back(
        {entry->path().filename().string(), bytes, std::chrono::duration_cast<std::chrono::nanoseconds>(sinceEpoch).count()});
  }
  std::sort(files.begin(), files.end(), [](const auto& left, const auto& right) { return left.name < right.name; });
  // Omits files of figures whose solution exists, because such files add nothing.
  std::erase_if(files, [&](const FileOnDisk& file) {
    const fs::path path = file.name;
    return path.extension() == FileShape::figuresEnding &&
           fs::exists(directory / fs::path(path).replace_extension(".kotai"), error);
  });
  return files;
}

static SolvedFile readPayoffs(const fs::path& directory, const FileOnDisk& file, const Play& play) {
  const auto facts = play.solvedFacts(directory);
  const auto payoffs = play.payoffTotals(directory);
  if (!facts || !payoffs) throw SolutionError(SolutionFault::NotFound, directory / file.name);  // file just deleted
  SolvedFile solved;
  solved.name = file.name;
  solved.entry.variantId = play.id();
  solved.entry.file = file.name;
  solved.entry.bytes = file.bytes;
  solved.entry.modifiedNs = file.modifiedNs;
  solved.entry.positions = facts->positions;
  solved.entry.payoffs = payoffs;
  return solved;
}

static SolvedFile readSolution(const fs::path& directory, const FileOnDisk& file) {
  const PlayPtr play = playNamed(file.name.substr(0, file.name.find('.')), directory / file.name);
  const bool hasName = play && play->fileShape().fileName() == file.name;
  if (hasName && play->movesAtOnce()) return readPayoffs(directory, file, *play);
  const VariantPtr variant = play ? parseVariant(play->id()).value_or(nullptr) : nullptr;
  if (!variant || (!hasName && FileShape::figuresOf(*variant).fileName() != file.name))
    throw SolutionError(SolutionFault::NotASolution, directory / file.name);
  const SolutionPtr solution = Solution::openFigures(directory, variant);
  const Totals sums = totals(*solution);
  SolvedFile solved;
  solved.name = file.name;
  solved.entry = {variant->id(),
                  file.name,
                  file.bytes,
                  file.modifiedNs,
                  sums.positions(),
                  solution->value(variant->start()),
                  sums.outcomes,
                  sums.countedOutcomes,
                  sums.longest(Outcome::Win),
                  sums.longest(Outcome::Loss),
                  sums.notables,
                  !solution->hasValues()};
  for (const AggregateKey& key : variant->tierGraph().aggregateKeys()) {
    solved.tables.push_back(aggregate(*solution, key, Counting::True));
    if (isPublishedTable(*variant, key.id)) solved.tables.push_back(aggregate(*solution, key, Counting::AsPublished));
  }
  return solved;
}

/// Returns whether the file depends on the values of the solution for the usual start position, which no longer
/// exists.
static bool lacksValues(const fs::path& directory, const KnownFile& file) {
  if (file.figuresOnly) return false;
  const VariantPtr variant = parseVariant(file.variantId).value_or(nullptr);
  return variant && usualVariant(*variant) && !Solution::exists(directory, *variant);
}

struct Catalogue::Impl {
  fs::path directory;

  std::mutex refreshing;  // allows one refresh() at a time, and guards the report
  RefreshReport lastReport;
  std::atomic<std::uint64_t> refreshes{0};
  mutable std::mutex mutex;  // guards the members below
  std::shared_ptr<Store> store;
  Place place = Place::Memory;
  std::optional<fs::path> movedAside;

  fs::path databaseFile() const { return directory / "catalogue.sqlite"; }

  std::shared_ptr<Store> current() const {
    const std::lock_guard lock(mutex);
    return store;
  }

  Place currentPlace() const {
    const std::lock_guard lock(mutex);
    return place;
  }

  void use(std::shared_ptr<Store> newStore, Place newPlace) {
    const std::lock_guard lock(mutex);
    store.swap(newStore);
    place = newPlace;
  }

  void useMemory() { use(std::make_shared<MemoryStore>(), Place::Memory); }

  /// Switches to the database if one is available. Otherwise changes nothing.
  void openDatabase() {
    std::error_code error;
    if (!fs::is_directory(directory, error)) return;
    for (int attempt = 0; attempt < 2; ++attempt) {
      try {
        return use(std::make_shared<SqliteStore>(databaseFile()), Place::File);
      } catch (const StoreError& failure) {
        if (!failure.damaged || !moveAside()) return;
      }
    }
  }

  /// Renames the broken database. Replaces a broken database that was renamed earlier. Returns false on failure.
  bool moveAside() {
    const fs::path file = databaseFile();
    fs::path aside = file;
    aside += ".damaged";
    std::error_code error;
    fs::rename(file, aside, error);
    if (error) return false;
    for (const char* suffix : {"-wal", "-shm"}) {
      fs::path companion = file;
      companion += suffix;
      fs::remove(companion, error);
    }
    const std::lock_guard lock(mutex);
    movedAside = aside;
    return true;
  }

  RefreshReport refreshStore(Store& target) const {
    RefreshReport report;
    std::vector<std::string> forgotten;
    std::vector<SolvedFile> read;
    std::vector<KnownFile> known = target.knownFiles();
    for (const FileOnDisk& file : solutionFiles(directory)) {
      const auto row = std::find_if(known.begin(), known.end(), [&name = file.name](const auto& k) { return k.name == name; });
      const bool hasRow = row != known.end();
      const bool upToDate =
          hasRow && row->bytes == file.bytes && row->modifiedNs == file.modifiedNs && !lacksValues(directory, *row);
      if (hasRow) known.erase(row);
      if (upToDate) continue;
      try {
        read.push_back(readSolution(directory, file));
      } catch (const SolutionError& failure) {
        // NotFound means that the file has vanished, or that the solution with its values is missing.
        if (failure.fault() != SolutionFault::NotFound) report.unreadable.push_back(failure);
        if (hasRow) forgotten.push_back(file.name);
      }
    }
    for (const KnownFile& vanished : known) forgotten.push_back(vanished.name);
    report.filesRead = static_cast<int>(read.size());
    report.filesRemoved = static_cast<int>(known.size());
    if (!forgotten.empty() || !read.empty()) target.update(forgotten, read);
    return report;
  }

  RefreshReport refresh() {
    // A folder that was missing or read-only may be usable now.
    if (currentPlace() == Place::Memory) openDatabase();
    try {
      return refreshStore(*current());
    } catch (const StoreError& failure) {
      useMemory();  // closes the file
      if (failure.damaged && moveAside()) openDatabase();
    }
    try {
      return refreshStore(*current());
    } catch (const StoreError&) {
      useMemory();
      return refreshStore(*current());
    }
  }
};

Catalogue::Catalogue(fs::path directory) : m_impl(std::make_unique<Impl>()) {
  m_impl->directory = std::move(directory);
  m_impl->useMemory();
  m_impl->openDatabase();
}

Catalogue::~Catalogue() = default;

const fs::path& Catalogue::directory() const { return m_impl->directory; }

Catalogue::Place Catalogue::place() const { return m_impl->currentPlace(); }

std::optional<fs::path> Catalogue::movedAside() const {
  const std::lock_guard lock(m_impl->mutex);
  return m_impl->movedAside;
}

std::uint64_t Catalogue::refreshes() const { return m_impl->refreshes; }

Catalogue::RefreshReport Catalogue::refresh() { return refreshAfter(m_impl->refreshes); }

Catalogue::RefreshReport Catalogue::refreshAfter(std::uint64_t known) {
  const std::lock_guard lock(m_impl->refreshing);
  if (m_impl->refreshes > known) return m_impl->lastReport;
  ++m_impl->refreshes;
  return m_impl->lastReport = m_impl->refresh();
}

std::vector<CatalogueEntry> Catalogue::entries(std::optional<std::string_view> variantId) const {
  try {
    std::vector<CatalogueEntry> entries = m_impl->current()->entries(variantId);
    for (CatalogueEntry& entry : entries) entry.file = directory() / entry.file;
    return entries;
  } catch (const StoreError&) {
    return {};  // the next refresh() repairs the database
  }
}

std::optional<CatalogueEntry> Catalogue::entry(std::string_view variantId) const {
  std::vector<CatalogueEntry> found = entries(variantId);
  return found.empty() ? std::nullopt : std::optional(std::move(found.front()));
}

std::optional<AggregateTable> Catalogue::aggregateTable(std::string_view variantId, const AggregateKey& key,
                                                        Counting counting) const {
  try {
    return m_impl->current()->aggregateTable(variantId, key, counting);
  } catch (const StoreError&) {
    return std::nullopt;
  }
}

}  // namespace kotai
