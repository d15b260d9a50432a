// Store of a solve that keeps no values. Writes summaries to the file of figures. Writes values to one file per
// layer, and deletes this file when no tier needs the layer.
#pragma once

#include <map>
#include <mutex>

#include "core/tables/solution_writer.h"
#include "solvers/retrograde/tier_store.h"

namespace kotai::retrograde {

class FiguresStore : public TierStore {
 public:
  /// Continues an interrupted run from the first incomplete layer. Starts from the beginning if values of
  /// required layers are missing.
  FiguresStore(const VariantPtr& variant, const std::filesystem::path& directory, ValueCoding coding, std::stop_token stop);

  bool finishedByAnother() const override { return m_figures.finishedByAnother(); }
  bool discardedOldWork() const override { return m_discardedOldWork; }
  bool hasTier(TierId tier) const override;
  std::uint64_t tiersDone() const override { return m_figures.tiersDone(); }
  std::uint64_t positionsDone() const override { return m_figures.positionsDone(); }
  void append(TierId tier, const SolvedTier& solved) override;
  TierCodes read(TierId tier) const override { return layerOf(tier).read(tier); }
  std::filesystem::path fileOf(TierId tier) const override { return layerOf(tier).file(); }
  void retireBelow(int layer) override;
  void finish() override;

 private:
  int firstUnfinishedLayer() const;
  bool valuesExist(int firstLayer, int endLayer) const;
  SolutionWriter& layerOf(TierId tier) const;
  void removeLayers(int below);

  VariantPtr m_variant;
  const TierGraph& m_space;
  std::filesystem::path m_directory;
  ValueCoding m_coding;
  std::stop_token m_stop;
  TierId m_startTier;
  std::uint64_t m_startIndex;
  SolutionWriter m_figures;
  bool m_discardedOldWork = false;
  int m_firstStored = 0;  // number of the first layer whose file has not been deleted
  mutable std::mutex m_mutex;
  mutable std::map<int, std::unique_ptr<SolutionWriter>> m_layers;
};

/// Deletes remaining layer files of a finished solve.
void removeLayerFiles(const std::filesystem::path& directory, const Variant& variant);

}  // namespace kotai::retrograde
