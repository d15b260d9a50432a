// The catalogue of a folder that is not writable.
#pragma once

#include <mutex>

#include "core/catalogue/store.h"

namespace kotai::catalogue {

class MemoryStore : public Store {
 public:
  std::vector<KnownFile> knownFiles() const override;
  void update(const std::vector<std::string>& forgotten, const std::vector<SolvedFile>& read) override;
  std::vector<CatalogueEntry> entries(std::optional<std::string_view> variantId) const override;
  std::optional<AggregateTable> aggregateTable(std::string_view variantId, const AggregateKey& key,
                                               Counting counting) const override;

 private:
  void forget(const std::string& name);

  mutable std::mutex m_mutex;
  std::vector<SolvedFile> m_files;  // ordered by variant
};

}  // namespace kotai::catalogue
