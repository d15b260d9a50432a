#include "ui/solutions/solutions_model.h"

#include <QLocale>
#include <algorithm>
#include <chrono>
#include <cmath>
#include <iterator>

#include "core/data/verified_files.h"
#include "core/game/registry.h"
#include "core/tables/solution_check.h"
#include "ui/background/background.h"
#include "ui/jobs/job_manager.h"
#include "ui/jobs/leftover_list.h"
#include "ui/library/library_strings.h"
#include "ui/strings/strings.h"
#include "ui/theme/label.h"

namespace kotai::ui {

/// Returns the day of the verification. Empty if the file was never verified, or if it has changed since.
static std::optional<QDate> dateOfVerification(const StoredFile& stored) {
  const auto date = verifiedOn(stored.file);
  if (!date) return std::nullopt;
  const QDate day = QDate::fromString(QString::fromStdString(*date), Qt::ISODate);
  return day.isValid() ? std::optional(day) : std::nullopt;
}

static QDateTime dateOf(const SolutionEntry& entry) {
  if (entry.stored.file.empty()) return {};
  const auto time = std::chrono::file_clock::to_sys(entry.stored.modified);
  return QDateTime::fromMSecsSinceEpoch(std::chrono::duration_cast<std::chrono::milliseconds>(time.time_since_epoch()).count());
}

/// Returns the facts about a solution file. Returns nothing if the file cannot be read. The column of states
/// then shows the error.
static std::optional<SolvedFacts> factsOf(const StoredFile& stored) {
  if (!stored.play) return std::nullopt;
  try {
    auto facts = stored.play->solvedFacts(stored.file.parent_path());
    return facts && facts->file == stored.file ? facts : std::nullopt;
  } catch (...) {
    return std::nullopt;
  }
}

/// Returns a text such as "White wins in 13 plies" or "Value −0.5".
static QString startText(const SolutionEntry& entry) {
  const Worth& start = entry.facts->start;
  if (const auto* payoffs = std::get_if<GameValue>(&start)) {
    constexpr int decimals = 3;
    const double value = std::round(payoffs->value * 1000) / 1000 + 0.0;
    return SolutionsModel::tr("Value %1", "of the start")
        .arg((value > 0   ? QStringLiteral("+")
              : value < 0 ? QStringLiteral("\u2212")
                          : QString()) +
             QLocale().toString(std::abs(value), 'g', decimals));
  }
  const VariantPtr variant = parseVariant(entry.stored.variantId()).value();
  const Side toMove = variant->sideToMove(variant->start());
  if (const auto* value = std::get_if<Value>(&start)) return resultSentence(*variant, toMove, *value);
  return resultBadge(*variant, toMove, std::get<Outcome>(start));
}

/// Returns the cells of the columns outcome, distance and value. Cells that do not apply are empty.
static std::vector<TableCell> startCells(const Worth& start) {
  if (const auto* payoffs = std::get_if<GameValue>(&start)) return {TableCell(), TableCell(), payoffs->value + 0.0};
  if (const auto* outcome = std::get_if<Outcome>(&start)) return {toText(*outcome), TableCell(), TableCell()};
  const Value value = std::get<Value>(start);
  return {toText(value.outcome), value.outcome == Outcome::Draw ? TableCell() : TableCell(value.distancePlies), TableCell()};
}

bool SolutionEntry::isDamaged() const { return fault && kotai::isDamaged(*fault); }

SolutionList::SolutionList(JobManager* jobs, LeftoverList* leftovers, QObject* parent)
    : QObject(parent), m_jobs(jobs), m_leftovers(leftovers) {
  connect(leftovers, &LeftoverList::changed, this, &SolutionList::build);
  connect(leftovers, &LeftoverList::removed, this, &SolutionList::refresh);
  connect(jobs, &JobManager::jobsChanged, this, &SolutionList::refresh);
  connect(jobs, &JobManager::solved, this, &SolutionList::refresh);
  connect(jobs, &JobManager::damageFound, this, &SolutionList::build);
  connect(jobs, &JobManager::repairing, this, &SolutionList::refresh);
}

SolutionList::Look SolutionList::scan(const std::filesystem::path& folder, const Checks& known) {
  Look look{storedFiles(folder), {}};
  for (const StoredFile& stored : look.files) {
    if (stored.aside) continue;
    const auto found = known.find(stored.file);
    const bool same = found != known.end() && found->second.bytes == stored.bytes && found->second.modified == stored.modified;
    Checked& checked = look.checks[stored.file];
    checked = same ? found->second : Checked{stored.bytes, stored.modified, faultOf(stored, wholeCheckBytes)};
    if (!same && !checked.fault) checked.facts = factsOf(stored);
    checked.verified = dateOfVerification(stored);
  }
  return look;
}

void SolutionList::refresh() {
  m_again = m_scanning;
  if (m_scanning) return;
  m_scanning = true;
  runInBackground(
      this, [folder = m_jobs->dataDirectory(), known = m_checks] { return scan(folder, known); },
      [this](Look look) {
        m_scanning = false;
        m_read = true;
        m_files = std::move(look.files);
        m_checks = std::move(look.checks);
        build();
        if (m_again) refresh();
      });
}

void SolutionList::setVerifiedToday(const StoredFile& stored, const std::optional<std::string>& imprint) {
  runInBackground(
      this,
      [file = stored.file, imprint] {
        recordVerified(file, imprint);
        return true;
      },
      [this](bool) { refresh(); });
}

SolutionEntry SolutionList::entryOf(const StoredFile& stored) const {
  SolutionEntry entry{stored.aside ? SolutionEntry::Kind::Aside : SolutionEntry::Kind::Solution, stored, {}};
  if (const auto found = m_checks.find(stored.file); found != m_checks.end()) {
    entry.fault = found->second.fault;
    entry.facts = found->second.facts;
    entry.verified = found->second.verified;
  }
  if (!entry.fault && !stored.aside) entry.fault = m_jobs->failure(stored.variantId());  // error while reading values
  entry.fullyChecked = entry.verified.has_value() || stored.bytes <= wholeCheckBytes;
  return entry;
}

void SolutionList::build() {
  m_entries.clear();
  for (const StoredFile& stored : m_files) m_entries.push_back(entryOf(stored));
  for (const Leftover& leftover : m_leftovers->leftovers()) {
    SolutionEntry entry{SolutionEntry::Kind::Unfinished, {}, {}};
    entry.stored.play = leftover.play;
    entry.stored.bytes = leftover.bytes;
    if (!leftover.files.empty()) entry.stored.file = leftover.files.front();
    std::error_code error;
    entry.stored.modified = std::filesystem::last_write_time(entry.stored.file, error);
    entry.leftover = leftover;
    m_entries.push_back(std::move(entry));
  }
  for (const JobState& job : m_jobs->jobs()) {
    if (job.phase == JobState::Phase::Finished) continue;
    SolutionEntry entry{SolutionEntry::Kind::Job, {}, {}};
    entry.stored.play = parsePlay(job.variantId()).value();
    entry.jobId = job.id;
    m_entries.push_back(std::move(entry));
  }
  emit changed();
}

SolutionsModel::SolutionsModel(const SolutionList* list, const JobManager* jobs, QObject* parent)
    : RowsModel(ColumnCount, parent), m_jobs(jobs) {
  connect(list, &SolutionList::changed, this, [this, list] { setRows(list->entries()); });
  connect(jobs, &JobManager::jobProgressed, this, &SolutionsModel::refreshStates);
}

void SolutionsModel::refreshStates() {
  if (!m_rows.empty()) emit dataChanged(index(0, State), index(rowCount() - 1, State));
}

QString SolutionsModel::nameOf(const SolutionEntry& entry) const {
  if (entry.stored.play) return variantText(entry.stored.variantId());
  return QString::fromStdString(entry.stored.file.filename().string());
}

QString SolutionsModel::jobState(int jobId) const {
  for (const JobState& job : m_jobs->jobs()) {
    if (job.id != jobId) continue;
    const QString percent = withPercentSign(static_cast<int>(job.doneShare() * 100));
    switch (job.phase) {
      case JobState::Phase::Running:
      case JobState::Phase::Cancelling: return tr("being solved, %1 done").arg(percent);
      case JobState::Phase::Failed: return job.failure;
      default: return tr("paused, %1 done").arg(percent);
    }
  }
  return {};
}

QString SolutionsModel::stateOf(const SolutionEntry& entry) const {
  switch (entry.kind) {
    case SolutionEntry::Kind::Aside:
      return tr("damaged; kept as %1 during the repair", "%1: name of a file")
          .arg(QString::fromStdString(entry.stored.file.filename().string()));
    case SolutionEntry::Kind::Job: return jobState(*entry.jobId);
    case SolutionEntry::Kind::Unfinished: {
      const Leftover& left = *entry.leftover;
      if (left.inUse) return tr("being solved by another program");
      if (left.needless) return tr("no longer needed: the variant is solved");
      if (left.kind == Leftover::Kind::FiguresSolve)
        return tr("figures only, unfinished: resume with kotai-cli solve --figures-only");
      if (left.tiersTotal < 2) return tr("unfinished");
      return tr("unfinished, %1 of %2 parts done")
          .arg(countText(static_cast<double>(left.tiersDone)), countText(static_cast<double>(left.tiersTotal)));
    }
    case SolutionEntry::Kind::Solution: break;
  }
  if (entry.fault) return entry.isDamaged() ? tr("damaged: %1").arg(errorReason(*entry.fault)) : errorReason(*entry.fault);
  if (entry.stored.variantId().empty()) return tr("unknown game");
  if (entry.stored.figuresOnly) return tr("figures only, for kotai-cli stats and table; solve the variant to get values");
  if (entry.verified) return tr("solved, every value verified on %1", "%1: a day").arg(dayText(*entry.verified));
  return entry.fullyChecked ? tr("solved, all checksums good") : tr("solved, no errors found so far");
}

QString SolutionsModel::text(const SolutionEntry& entry, int column) const {
  switch (column) {
    case Name: return nameOf(entry);
    case State: return stateOf(entry);
    case Start: return entry.facts ? startText(entry) : QString();
    case Positions: return entry.facts ? countText(static_cast<double>(entry.facts->positions)) : QString();
    case Checksum: return entry.facts ? QString::fromStdString(entry.facts->checksum) : QString();
    case Size: return entry.stored.file.empty() ? QString() : byteCountText(static_cast<double>(entry.stored.bytes));
    default: return momentText(dateOf(entry));
  }
}

QVariant SolutionsModel::sortKey(const SolutionEntry& entry, int column) const {
  if (column == Size) return static_cast<quint64>(entry.stored.bytes);
  if (column == Positions) return static_cast<quint64>(entry.facts ? entry.facts->positions : 0);
  return column == Date ? QVariant(dateOf(entry)) : QVariant(text(entry, column));
}

TableRows SolutionsModel::table() const {
  TableRows table{{"variant", "outcome", "distance", "value", "positions", "checksum", "bytes", "file", "verified"}, {}};
  for (const SolutionEntry& entry : m_rows) {
    if (!entry.facts) continue;
    std::vector<TableCell> row{entry.stored.variantId()};
    std::ranges::move(startCells(entry.facts->start), std::back_inserter(row));
    const std::string day = entry.verified ? entry.verified->toString(Qt::ISODate).toStdString() : std::string();
    row.insert(row.end(), {entry.facts->positions, entry.facts->checksum, entry.stored.bytes,
                           entry.stored.file.filename().string(), day.empty() ? TableCell() : TableCell(day)});
    table.rows.push_back(std::move(row));
  }
  return table;
}

QVariant SolutionsModel::cell(const SolutionEntry& entry, int column, int role) const {
  if (role == Qt::DisplayRole) return text(entry, column);
  if (role == sortRole) return sortKey(entry, column);
  if (role == Qt::TextAlignmentRole) return headingAlignment(column);
  if (role == Qt::ToolTipRole)
    return plainToolTip(column == State ? stateOf(entry) : QString::fromStdString(entry.stored.file.string()));
  return {};
}

QVariant SolutionsModel::headingAlignment(int column) const {
  return column == Size || column == Positions ? numberAlignment() : wordAlignment();
}

QString SolutionsModel::heading(int column) const {
  switch (column) {
    case Name: return tr("Variant");
    case State: return tr("Status");
    case Start: return tr("Start");
    case Positions: return tr("Positions");
    case Checksum: return tr("Checksum");
    case Size: return tr("Size");
    default: return tr("Date");
  }
}

}  // namespace kotai::ui

#include "moc_solutions_model.cpp"
