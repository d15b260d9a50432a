#include "core/catalogue/memory_store.h"

#include <algorithm>

namespace kotai::catalogue {

std::vector<KnownFile> MemoryStore::knownFiles() const {
  const std::lock_guard lock(m_mutex);
  std::vector<KnownFile> known;
  for (const auto& [name, entry, tables] : m_files)
    known.push_back({name, entry.variantId, entry.figuresOnly, entry.bytes, entry.modifiedNs});
  return known;
}

void MemoryStore::update(const std::vector<std::string>& forgotten, const std::vector<SolvedFile>& read) {
  const std::lock_guard lock(m_mutex);
  for (const std::string& name : forgotten) forget(name);
  for (const SolvedFile& file : read) {
    forget(file.name);
    m_files.push_back(file);
  }
  std::sort(m_files.begin(), m_files.end(),
            [](const SolvedFile& left, const SolvedFile& right) { return left.entry.variantId < right.entry.variantId; });
}

std::vector<CatalogueEntry> MemoryStore::entries(std::optional<std::string_view> variantId) const {
  const std::lock_guard lock(m_mutex);
  std::vector<CatalogueEntry> entries;
  for (const SolvedFile& file : m_files)
    if (!variantId || file.entry.variantId == *variantId) entries.push_back(file.entry);
  return entries;
}

std::optional<AggregateTable> MemoryStore::aggregateTable(std::string_view variantId, const AggregateKey& key,
                                                          Counting counting) const {
  const std::lock_guard lock(m_mutex);
  for (const SolvedFile& file : m_files) {
    if (file.entry.variantId != variantId) continue;
    for (const AggregateTable& table : file.tables) {
      if (table.key.id == key.id && table.counting == counting) return table;
    }
  }
  return std::nullopt;
}

void MemoryStore::forget(const std::string& name) {
  std::erase_if(m_files, [&name](const SolvedFile& file) { return file.name == name; });
}

}  // namespace kotai::catalogue
