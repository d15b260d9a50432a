// Lists the leftovers of interrupted solves that have no job in the program. A worker finds them in the data
// folder.
#pragma once

#include <QObject>
#include <vector>

#include "solvers/files/leftovers.h"

namespace kotai::ui {

class JobManager;

/// List of the leftovers of interrupted solves. Scans the folder again when jobs are added, removed, stopped or
/// finished. GUI thread only.
class LeftoverList : public QObject {
  Q_OBJECT

 public:
  explicit LeftoverList(JobManager* jobs, QObject* parent = nullptr);
  const std::vector<Leftover>& leftovers() const { return m_shown; }
  void refresh();
  void remove(const kotai::Leftover& leftover);

 signals:
  void changed();
  void removed(const QString& variantId, quint64 bytes);  ///< leftovers were removed, which freed `bytes` bytes
  void failed(const QString& text);                       ///< files could not be removed; \p text explains the reason

 private:
  void show();

  JobManager* m_jobs;
  std::vector<Leftover> m_found;
  std::vector<Leftover> m_shown;  ///< shown leftovers, without the leftovers of current jobs
  bool m_scanning = false;        ///< true while a worker is scanning the folder
  bool m_again = false;           ///< true if a job changed during the scan, so that another scan is necessary
};

}  // namespace kotai::ui
