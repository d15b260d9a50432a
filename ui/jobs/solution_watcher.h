// Detects solutions that are added to the data folder, removed or replaced while the program runs.
#pragma once

#include <QFileSystemWatcher>
#include <QObject>
#include <QStringList>
#include <QTimer>
#include <filesystem>
#include <map>
#include <utility>

namespace kotai::ui {

/// Watches the data folder. The first scan is immediate. After that, a worker scans the folder one second after
/// each change. GUI thread only.
class SolutionWatcher : public QObject {
  Q_OBJECT

 public:
  explicit SolutionWatcher(std::filesystem::path folder, QObject* parent = nullptr);

 signals:
  void changed(const QStringList& fileNames);  ///< solutions, outcomes, matches or files of interrupted solves changed

 private:
  using Files = std::map<QString, std::pair<std::uintmax_t, std::filesystem::file_time_type>>;
  static Files filesIn(const std::filesystem::path& folder);
  void look();
  void watch();

  std::filesystem::path m_folder;
  QFileSystemWatcher m_watcher;
  QTimer m_later;
  Files m_known;
};

}  // namespace kotai::ui
