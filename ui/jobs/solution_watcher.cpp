#include "ui/jobs/solution_watcher.h"

#include <QFile>
#include <system_error>

#include "ui/background/background.h"

namespace kotai::ui {

namespace fs = std::filesystem;

constexpr int scanDelayMs = 1000;  // delay after a change; another program may still be copying

static bool isFinishedFile(const QString& name) {
  return name.endsWith(QLatin1String(".kotai")) || name.endsWith(QLatin1String(".outcome")) ||
         name.endsWith(QLatin1String(".matches"));
}

static bool isUnfinishedFile(const QString& name) {
  return name.endsWith(QLatin1String(".kotai.part")) || name.endsWith(QLatin1String(".proof.lock"));
}

/// Returns the folder to watch: \p folder or its nearest existing parent.
static fs::path watchable(fs::path folder) {
  std::error_code error;
  folder = fs::absolute(folder, error);
  while (!error && !fs::is_directory(folder, error) && folder.has_relative_path()) {
    folder = folder.parent_path();
    error.clear();
  }
  return folder;
}

SolutionWatcher::SolutionWatcher(fs::path folder, QObject* parent) : QObject(parent), m_folder(std::move(folder)) {
  m_later.setSingleShot(true);
  m_later.setInterval(scanDelayMs);
  connect(&m_later, &QTimer::timeout, this, &SolutionWatcher::look);
  connect(&m_watcher, &QFileSystemWatcher::directoryChanged, this, [this] {
    if (!m_later.isActive()) m_later.start();
  });
  watch();
  m_known = filesIn(m_folder);
}

void SolutionWatcher::watch() {
  const QString wanted = QFile::decodeName(watchable(m_folder).c_str());
  const QStringList watched = m_watcher.directories();
  if (watched.contains(wanted)) return;
  if (!watched.isEmpty()) m_watcher.removePaths(watched);
  m_watcher.addPath(wanted);
}

/// Lists the files of a folder. Records unfinished files without their size and time, because these files keep
/// growing.
SolutionWatcher::Files SolutionWatcher::filesIn(const fs::path& folder) {
  Files files;
  std::error_code error;
  for (fs::directory_iterator entry(folder, error), end; !error && entry != end; entry.increment(error)) {
    const QString name = QFile::decodeName(entry->path().filename().c_str());
    if (!isFinishedFile(name) && !isUnfinishedFile(name)) continue;
    auto& known = files[name];
    if (!isFinishedFile(name)) continue;
    std::error_code gone;
    known = {entry->file_size(gone), entry->last_write_time(gone)};
  }
  return files;
}

void SolutionWatcher::look() {
  watch();
  runInBackground(
      this, [folder = m_folder] { return filesIn(folder); },
      [this](const Files& files) {
        QStringList news;
        for (const auto& [name, state] : files)
          if (const auto before = m_known.find(name); before == m_known.end() || before->second != state) news << name;
        for (const auto& [name, state] : m_known)
          if (!files.contains(name)) news << name;
        m_known = files;
        if (!news.isEmpty()) emit changed(news);
      });
}

}  // namespace kotai::ui

#include "moc_solution_watcher.cpp"
