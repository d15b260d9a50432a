// List of all solution files in the data folder, and the model with this list as rows of a table.
#pragma once

#include <QDate>
#include <map>
#include <optional>
#include <string>

#include "core/analysis/table_rows.h"
#include "core/data/stored_files.h"
#include "solvers/files/leftovers.h"
#include "ui/widgets/number_table.h"

namespace kotai::ui {

class JobManager;
class LeftoverList;

/// Entry of the list: a file or a job.
struct SolutionEntry {
  enum class Kind {
    Solution,
    Unfinished,  ///< leftover of an interrupted solve
    Job,         ///< job of this program, running or stopped
    Aside,       ///< damaged file that was renamed
  };
  Kind kind = Kind::Solution;
  StoredFile stored;                      ///< file; only variant, size and first file of leftovers, or variant of jobs
  std::optional<SolutionError> fault;     ///< error found by checksums or while reading values
  bool fullyChecked = false;              ///< whether all checksums of the file were verified
  std::optional<QDate> verified = {};     ///< day of the verification of all values, if the file has not changed since
  std::optional<SolvedFacts> facts = {};  ///< facts about a readable solution of a known game
  std::optional<Leftover> leftover = {};  ///< leftover, for Kind::Unfinished
  std::optional<int> jobId = {};          ///< id of the job, for Kind::Job

  bool isDamaged() const;
};

/// List of all files in the data folder that belong to solutions: finished, unfinished and damaged files. A
/// worker examines the files, and does not read unchanged files again. GUI thread only.
class SolutionList : public QObject {
  Q_OBJECT

 public:
  SolutionList(JobManager* jobs, LeftoverList* leftovers, QObject* parent = nullptr);
  const std::vector<SolutionEntry>& entries() const { return m_entries; }
  bool isRead() const { return m_read; }
  /// Records today as the date of the verification, if the file still has \p imprint, which was computed before
  /// the check. A worker records the date. The list then reads the files again and emits changed().
  void setVerifiedToday(const StoredFile& stored, const std::optional<std::string>& imprint);
  void refresh();

 signals:
  void changed();

 private:
  struct Checked {
    std::uint64_t bytes = 0;
    std::filesystem::file_time_type modified;
    std::optional<SolutionError> fault;
    std::optional<SolvedFacts> facts = {};
    std::optional<QDate> verified = {};
  };
  using Checks = std::map<std::filesystem::path, Checked>;
  struct Look {
    std::vector<StoredFile> files;
    Checks checks;
  };
  static Look scan(const std::filesystem::path& folder, const Checks& known);
  void build();
  SolutionEntry entryOf(const StoredFile& stored) const;

  JobManager* m_jobs;
  LeftoverList* m_leftovers;
  std::vector<StoredFile> m_files;
  Checks m_checks;
  std::vector<SolutionEntry> m_entries;
  bool m_read = false;
  bool m_scanning = false;
  bool m_again = false;
};

class SolutionsModel : public RowsModel<SolutionEntry> {
  Q_OBJECT

 public:
  enum Column { Name, State, Start, Positions, Checksum, Size, Date, ColumnCount };
  static constexpr int sortRole = Qt::UserRole;

  SolutionsModel(const SolutionList* list, const JobManager* jobs, QObject* parent = nullptr);
  QString nameOf(const SolutionEntry& entry) const;  ///< such as "Dodgem 5×5"; the file name for an unknown game
  QString stateOf(const SolutionEntry& entry) const;
  /// Returns the finished solutions with their figures, ordered by file.
  TableRows table() const;

 private:
  QVariant cell(const SolutionEntry& entry, int column, int role) const override;
  QString heading(int column) const override;
  QVariant headingAlignment(int column) const override;
  void refreshStates();
  QString text(const SolutionEntry& entry, int column) const;
  QVariant sortKey(const SolutionEntry& entry, int column) const;
  QString jobState(int jobId) const;

  const JobManager* m_jobs;
};

}  // namespace kotai::ui
