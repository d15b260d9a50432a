#include "ui/shell/known_variants.h"

#include <algorithm>
#include <iterator>

#include "core/catalogue/catalogue.h"
#include "core/data/stored_files.h"
#include "core/game/registry.h"
#include "core/library/library_game.h"
#include "core/simultaneous/registry.h"
#include "core/tables/file_stem.h"
#include "ui/background/background.h"
#include "ui/domineering/welcome/board_line.h"
#include "ui/jobs/job_manager.h"
#include "ui/jobs/leftover_list.h"

namespace kotai::ui {

namespace {

/// A value that could not be read is stronger evidence of damage than the catalogue.
template <typename Facts>
void addDamage(Facts& facts, const JobManager& jobs) {
  if (!jobs.isDamaged(facts.variant->id())) return;
  facts.failure = jobs.failure(facts.variant->id());
  facts.startValue.reset();
}

}  // namespace

KnownVariants::KnownVariants(JobManager* jobs, QObject* parent)
    : VariantStates(parent), m_jobs(jobs), m_catalogue(std::make_shared<Catalogue>(jobs->dataDirectory())) {
  for (const GameInfo& game : games())
    for (const std::string& id : game.knownVariants) m_variants[id];
  for (const GameInfo& game : simultaneousGames())
    for (const std::string& id : game.knownVariants) m_boards[id];
  for (const auto& [id, facts] : m_variants) readVariant(id);
  for (const auto& [id, facts] : m_boards) readBoard(id);
  findOthers();
  connect(jobs, &JobManager::jobsChanged, this, &VariantStates::progressed);
  connect(jobs, &JobManager::jobProgressed, this, &VariantStates::progressed);
  connect(jobs, &JobManager::damageFound, this, [this](const std::string& id) { read(id); });
  connect(jobs, &JobManager::repairing, this, [this](const std::string& id) { read(id); });
  for (const auto signal : {&JobManager::solved, &JobManager::outcomeProved}) connect(jobs, signal, this, &KnownVariants::read);
  connect(jobs, &JobManager::solved, this, &KnownVariants::findOthers);
}

void KnownVariants::findOthers() {
  runInBackground(
      this, [folder = m_jobs->dataDirectory()] { return storedFiles(folder); },
      [this](const std::vector<StoredFile>& files) {
        for (const StoredFile& stored : files) {
          const std::string id = stored.variantId();
          if (stored.aside || id.empty() || m_variants.contains(id) || m_boards.contains(id)) continue;
          m_others.push_back(id);
          if (stored.play->movesAtOnce())
            m_boards[id];
          else
            m_variants[id];
          read(id);
        }
      });
}

std::vector<std::string> KnownVariants::othersOf(const std::string& gameId) const {
  std::vector<std::string> found;
  std::ranges::copy_if(m_others, std::back_inserter(found), [&gameId](const std::string& id) { return gameIdOf(id) == gameId; });
  return found;
}

VariantLine KnownVariants::line(const std::string& variantId) const {
  const WorkState work = workOn(variantId);
  if (const auto found = m_boards.find(variantId); found != m_boards.end())
    return lineOf(*parseSimultaneousVariant(variantId).value(), found->second, work);
  return lineOf(*parseVariant(variantId).value(), m_variants.at(variantId), work);
}

WorkState KnownVariants::workOn(const std::string& variantId) const {
  WorkState work{
      .share = m_jobs->doneShare(variantId), .canResume = m_jobs->isPaused(variantId), .kept = m_jobs->pausedShare(variantId)};
  if (work.kept == 0.0) work.kept.reset();
  if (work.canResume || !m_leftovers) return work;
  for (const Leftover& leftover : m_leftovers->leftovers()) {
    if (leftover.variantId() != variantId || leftover.inUse || !canResume(leftover)) continue;
    work.canResume = true;
    work.partsDone = leftover.tiersDone;
    work.partsTotal = leftover.tiersTotal;
  }
  return work;
}

void KnownVariants::setLeftovers(const LeftoverList* leftovers) {
  m_leftovers = leftovers;
  connect(leftovers, &LeftoverList::changed, this, &VariantStates::progressed);
}

bool KnownVariants::isSolved(const std::string& variantId) const {
  const auto variant = m_variants.find(variantId);
  if (variant != m_variants.end()) return variant->second && variant->second->solved();
  const auto board = m_boards.find(variantId);
  return board != m_boards.end() && board->second && board->second->solved();
}

bool KnownVariants::isRead() const {
  const auto known = [](const auto& each) { return each.second.has_value(); };
  return std::ranges::all_of(m_variants, known) && std::ranges::all_of(m_boards, known);
}

int KnownVariants::solvedCount() const {
  const auto solved = [](const auto& each) { return each.second && each.second->solved(); };
  return static_cast<int>(std::ranges::count_if(m_variants, solved) + std::ranges::count_if(m_boards, solved));
}

double KnownVariants::solvedBytes() const {
  double bytes = 0;
  for (const auto& [id, facts] : m_variants) bytes += facts ? facts->fileBytes : 0;
  for (const auto& [id, facts] : m_boards) bytes += facts ? facts->fileBytes : 0;
  return bytes;
}

int KnownVariants::runningCount() const {
  return static_cast<int>(
      std::ranges::count_if(m_jobs->jobs(), [this](const JobState& job) { return m_jobs->isRunning(job.variantId()); }));
}

void KnownVariants::read(const std::string& variantId) {
  if (isSimultaneous(variantId))
    readBoard(variantId);
  else
    readVariant(variantId);
}

void KnownVariants::readVariant(const std::string& id) {
  runInBackground(
      this,
      [id, catalogue = m_catalogue, limits = m_jobs->limits()] {
        return readVariantFacts(id, catalogue->directory(), limits, catalogue.get());
      },
      [this, id, reading = ++m_readings[id]](VariantFacts facts) {
        if (!facts.variant || reading != m_readings[id]) return;  // read again since then
        addDamage(facts, *m_jobs);
        if (const auto known = m_variants.find(id); known != m_variants.end()) known->second = facts;
        emit changed(id);
        emit factsRead(facts);
      });
}

void KnownVariants::readBoard(const std::string& id) {
  runInBackground(
      this,
      [id, catalogue = m_catalogue, limits = m_jobs->limits()] {
        return readBoardFacts(id, catalogue->directory(), limits, catalogue.get());
      },
      [this, id, reading = ++m_readings[id]](BoardFacts facts) {
        if (!facts.variant || reading != m_readings[id]) return;  // read again since then
        addDamage(facts, *m_jobs);
        if (const auto known = m_boards.find(id); known != m_boards.end()) known->second = facts;
        emit changed(id);
        emit boardFactsRead(facts);
      });
}

void KnownVariants::onFilesChanged(const QStringList& names) {
  const auto concerns = [&names](const std::string& id) {
    const QString stem = QString::fromStdString(fileStem(id));
    return names.contains(stem + QStringLiteral(".kotai")) || names.contains(stem + QStringLiteral(".outcome"));
  };
  for (const auto& [id, facts] : m_variants)
    if (concerns(id)) readVariant(id);
  for (const auto& [id, facts] : m_boards)
    if (concerns(id)) readBoard(id);
  findOthers();
}

}  // namespace kotai::ui

#include "moc_known_variants.cpp"
