// Notices solutions that come into the data folder, go, or are replaced while the program runs, whoever does it.
#pragma once

#include <QFileSystemWatcher>
#include <QObject>
#include <QStringList>
#include <QTimer>
#include <filesystem>
#include <map>
#include <utility>

namespace kotai::ui {

/// GUI thread only. After the first look, at once, the folder is looked through in a worker, a second after something happened
/// in it.
class SolutionWatcher : public QObject {
  Q_OBJECT

 public:
  explicit SolutionWatcher(std::filesystem::path folder, QObject* parent = nullptr);

 signals:
  void changed(const QStringList& fileNames);  ///< solutions, outcomes, and what belongs to interrupted solves

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
