// Leftovers of interrupted solves in the data folder without a job in this program. Found by a worker.
#pragma once

#include <QObject>
#include <vector>

#include "solvers/files/leftovers.h"

namespace kotai::ui {

class JobManager;

/// GUI thread only. Looks again when jobs are added, removed, stopped or finished.
class LeftoverList : public QObject {
  Q_OBJECT

 public:
  explicit LeftoverList(JobManager* jobs, QObject* parent = nullptr);
  const std::vector<Leftover>& leftovers() const { return m_shown; }

 public slots:
  void refresh();
  void remove(const kotai::Leftover& leftover);

 signals:
  void changed();
  void removed(const QString& variantId, quint64 bytes);  ///< `bytes` were freed
  void failed(const QString& text);                       ///< why files could not be removed

 private:
  void show();

  JobManager* m_jobs;
  std::vector<Leftover> m_found;
  std::vector<Leftover> m_shown;  ///< without those of the jobs
  bool m_looking = false;         ///< a worker is looking
  bool m_again = false;           ///< something has changed since it started
};

}  // namespace kotai::ui
