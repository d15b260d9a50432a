// Data about every listed variant, and every other variant solved here. Workers read it, and repeat this after changes.
#pragma once

#include <QObject>
#include <QStringList>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "ui/domineering/welcome/board_line.h"
#include "ui/welcome/variant_states.h"

namespace kotai::ui {

class LeftoverList;

class KnownVariants : public VariantStates {
  Q_OBJECT

 public:
  explicit KnownVariants(JobManager* jobs, QObject* parent = nullptr);

  VariantLine line(const std::string& variantId) const override;
  bool isSolved(const std::string& variantId) const override;
  bool isRead() const override;
  int solvedCount() const override;
  double solvedBytes() const override;
  int runningCount() const override;
  std::vector<std::string> othersOf(const std::string& gameId) const override;
  JobManager* jobs() const override { return m_jobs; }
  WorkState workOn(const std::string& variantId) const;  ///< a solve or search is running, stopped or interrupted
  void setLeftovers(const LeftoverList* leftovers);

 public slots:
  void onFilesChanged(const QStringList& names);  ///< files were added to the data folder, removed or replaced
  void read(const std::string& variantId);

 signals:
  void factsRead(kotai::ui::VariantFacts facts);
  void boardFactsRead(kotai::ui::BoardFacts facts);

 private:
  void readVariant(const std::string& id);
  void readBoard(const std::string& id);
  void findOthers();

  JobManager* m_jobs;
  std::shared_ptr<Catalogue> m_catalogue;  // shared with the workers
  std::map<std::string, std::optional<VariantFacts>> m_variants;
  std::map<std::string, std::optional<BoardFacts>> m_boards;
  std::map<std::string, int> m_readings;  ///< number of the latest reading of each variant
  std::vector<std::string> m_others;      ///< variants that are not in any list
  const LeftoverList* m_leftovers = nullptr;
};

}  // namespace kotai::ui
