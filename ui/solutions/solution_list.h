// Everything in the data folder that has to do with solutions: finished files, unfinished ones, damaged ones kept aside.
#pragma once

#include <QDate>
#include <QObject>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "core/data/stored_files.h"
#include "solvers/files/leftovers.h"

namespace kotai::ui {

class JobManager;
class LeftoverList;
class Settings;

struct SolutionEntry {
  enum class Kind {
    Solution,
    Unfinished,  ///< what an interrupted solve left
    Job,         ///< being solved by this program, or stopped in it
    Aside,       ///< a damaged file under another name
  };
  Kind kind = Kind::Solution;
  StoredFile stored;                      ///< of an unfinished one its variant, bytes and first file; of a job its variant
  std::optional<SolutionError> fault;     ///< what checksums say, or reading values
  bool checkedWhole = false;              ///< every checksum; else only those of the heads, and of blocks that were read
  std::optional<QDate> verified = {};     ///< every value, on this day; the file is the same since
  std::optional<Leftover> leftover = {};  ///< of Unfinished
  std::optional<int> jobId = {};          ///< of Job

  bool isDamaged() const;
};

/// GUI thread only. Files are looked at in a worker; those that did not change since the last look are not read again.
class SolutionList : public QObject {
  Q_OBJECT

 public:
  SolutionList(JobManager* jobs, LeftoverList* leftovers, Settings* settings, QObject* parent = nullptr);
  const std::vector<SolutionEntry>& entries() const { return m_entries; }
  bool isRead() const { return m_read; }
  void noteVerified(const StoredFile& stored);  ///< today

 public slots:
  void refresh();

 signals:
  void changed();     ///< other entries
  void progressed();  ///< of a job

 private:
  struct Checked {
    std::uint64_t bytes = 0;
    std::filesystem::file_time_type modified;
    std::optional<SolutionError> fault;
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
  Settings* m_settings;
  std::vector<StoredFile> m_files;
  Checks m_checks;
  std::vector<SolutionEntry> m_entries;
  bool m_read = false;
  bool m_looking = false;
  bool m_again = false;
};

}  // namespace kotai::ui
