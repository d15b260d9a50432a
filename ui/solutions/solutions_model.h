// List of all solution files in the data folder, and the model that shows the list as rows: variant, state, figures,
// size, date.
#pragma once

#include <QDate>
#include <QObject>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "core/analysis/table_rows.h"
#include "core/data/stored_files.h"
#include "solvers/files/leftovers.h"
#include "ui/widgets/number_table.h"

namespace kotai::ui {

class JobManager;
class LeftoverList;

/// A file or a job of the list.
struct SolutionEntry {
  enum class Kind {
    Solution,
    Unfinished,  ///< left by an interrupted solve
    Job,         ///< being solved by this program, or stopped in this run of the program
    Aside,       ///< a damaged file under another name
  };
  Kind kind = Kind::Solution;
  StoredFile stored;                      ///< if unfinished: variant, bytes and first file; for a job only its variant
  std::optional<SolutionError> fault;     ///< found by checksums or by reading values
  bool checkedWhole = false;              ///< all checksums were verified; otherwise only those read so far
  std::optional<QDate> verified = {};     ///< day on which all values were verified; the file has not changed since
  std::optional<SolvedFacts> facts = {};  ///< facts about a readable solution of a known game
  std::optional<Leftover> leftover = {};  ///< leftover, for State::Unfinished
  std::optional<int> jobId = {};          ///< id of the job, for State::Job

  bool isDamaged() const;
};

/// All files in the data folder that belong to solutions: finished, unfinished and damaged files. GUI thread only. A
/// worker examines the files, and does not read unchanged files again.
class SolutionList : public QObject {
  Q_OBJECT

 public:
  SolutionList(JobManager* jobs, LeftoverList* leftovers, QObject* parent = nullptr);
  const std::vector<SolutionEntry>& entries() const { return m_entries; }
  bool isRead() const { return m_read; }
  /// Sets the verification date to today if the file still has the imprint from before the check. A worker records the
  /// date and then emits changed().
  void setVerifiedToday(const StoredFile& stored, const std::optional<std::string>& imprint);
  void refresh();

 signals:
  void changed();  ///< entries other than finished solutions have changed

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
  static Look lookAt(const std::filesystem::path& folder, const Checks& known);
  void build();
  SolutionEntry entryOf(const StoredFile& stored) const;

  JobManager* m_jobs;
  LeftoverList* m_leftovers;
  std::vector<StoredFile> m_files;
  Checks m_checks;
  std::vector<SolutionEntry> m_entries;
  bool m_read = false;
  bool m_looking = false;
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
