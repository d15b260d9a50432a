#include "ui/files/safe_file.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QStandardPaths>
#include <atomic>
#include <cerrno>

#include "core/base/free_name.h"
#include "ui/strings/strings.h"

namespace kotai::ui {

struct FileStrings {
  Q_DECLARE_TR_FUNCTIONS(FileStrings)
};

static QString systemReason() { return qt_error_string(errno); }

static std::optional<FileFailure::Kind> notAFile(mode_t mode) {
  if (S_ISREG(mode)) return std::nullopt;
  if (S_ISDIR(mode)) return FileFailure::Kind::Folder;
  return S_ISFIFO(mode) ? FileFailure::Kind::Pipe : FileFailure::Kind::Device;
}

/// Returns the contents of an open file. Fails if the file has more than \p maxBytes bytes.
static tl::expected<QByteArray, FileFailure> readOpen(QFile& open, const QString& file, qint64 maxBytes) {
  const auto tooLarge = [&](qint64 bytes) {
    return tl::unexpected(FileFailure{FileFailure::Kind::TooLarge, file, QString::number(bytes)});
  };
  if (open.size() > maxBytes) return tooLarge(open.size());
  const QByteArray bytes = open.read(maxBytes + 1);
  if (open.error() != QFileDevice::NoError) return tl::unexpected(FileFailure{FileFailure::Kind::Read, file, open.errorString()});
  if (bytes.size() > maxBytes) return tooLarge(bytes.size());  // the file has grown since its size was read
  return bytes;
}

/// New file in the same folder, which replaces the old file when it is complete. QSaveFile appends a suffix to
/// the old name, which fails for a name of 250 bytes. This class uses a name of its own.
class NewFile {
 public:
  explicit NewFile(const QString& place) : m_place(place) {
    static std::atomic<unsigned> made = 0;
    constexpr int maxTries = 100;
    const QDir folder = QFileInfo(place).dir();
    for (int i = 0; i < maxTries && !m_file.isOpen(); ++i) {
      m_file.setFileName(folder.filePath(QStringLiteral(".kotai-%1-%2").arg(::getpid()).arg(++made)));
      if (!m_file.open(QIODevice::WriteOnly | QIODevice::NewOnly) && !m_file.exists()) break;
    }
  }
  ~NewFile() {
    if (!m_file.isOpen()) return;
    m_file.close();  // QFile::remove() fails if buffered data cannot be written
    QFile::remove(m_file.fileName());
  }
  NewFile(const NewFile&) = delete;
  NewFile& operator=(const NewFile&) = delete;

  QFile& file() { return m_file; }

  /// Writes all data to the disk. Returns the reason for a failure, or an empty string.
  QString finish() {
    if (!m_file.flush()) return m_file.errorString();
    if (::fsync(m_file.handle()) != 0 && errno != EINVAL)
      return systemReason();  // EINVAL only means that the file system does not support fsync
    struct stat status {};
    const QByteArray place = QFile::encodeName(m_place);
    if (::stat(place.constData(), &status) == 0) ::fchmod(m_file.handle(), status.st_mode & 07777U);
    if (::rename(QFile::encodeName(m_file.fileName()).constData(), place.constData()) != 0) return systemReason();
    m_file.close();
    return {};
  }

 private:
  QString m_place;
  QFile m_file;
};

/// Replaces a file with a new file. \p fill writes the contents and returns the reason for a failure.
static std::optional<FileFailure> replaceFile(const QString& file,
                                              const std::function<std::optional<FileFailure>(QFile&)>& fill) {
  struct stat status {};
  const bool there = ::stat(QFile::encodeName(file).constData(), &status) == 0;
  if (there) {
    if (const auto kind = notAFile(status.st_mode)) return FileFailure{*kind, file, {}};
    // Checks the permission, because a rename would replace even a write-protected file.
    if (::access(QFile::encodeName(file).constData(), W_OK) != 0)
      return FileFailure{FileFailure::Kind::Write, file, systemReason()};
  } else if (errno != ENOENT || QFileInfo(file).isSymLink()) {  // a dangling link must not be overwritten
    return FileFailure{FileFailure::Kind::Write, file, systemReason()};
  }
  NewFile save(there ? QFileInfo(file).canonicalFilePath() : file);
  if (!save.file().isOpen()) return FileFailure{FileFailure::Kind::Write, file, save.file().errorString()};
  if (auto failure = fill(save.file())) return failure;
  if (const QString reason = save.finish(); !reason.isEmpty()) return FileFailure{FileFailure::Kind::Write, file, reason};
  return std::nullopt;
}

constexpr qint64 copiedAtOnce = 4 << 20;

struct SaveNameStrings {
  Q_DECLARE_TR_FUNCTIONS(SaveNameStrings)
};

static QString& rememberedFolder() {
  static QString folder;
  return folder;
}

static QString kindOf(const QString& suffix) {
  if (suffix == QLatin1String("png")) return SaveNameStrings::tr("PNG images");
  if (suffix == QLatin1String("svg")) return SaveNameStrings::tr("SVG images");
  if (suffix == QLatin1String("pdf")) return SaveNameStrings::tr("PDF documents");
  if (suffix == QLatin1String("csv")) return SaveNameStrings::tr("CSV tables");
  if (suffix == QLatin1String("tex")) return SaveNameStrings::tr("LaTeX tables");
  return suffix.toUpper();
}

/// Returns the suffix of a filter, such as ".png" for "PNG pictures (*.png)". Empty if the filter does not name
/// exactly one suffix.
static QString endingOf(const QString& filter) {
  const QString ending = filter.section(QLatin1Char('*'), 1);
  return filter.count(QLatin1Char('*')) == 1 && ending.endsWith(QLatin1Char(')')) ? ending.chopped(1) : QString();
}

std::optional<FileFailure> writeWhole(const QString& file, const QByteArray& bytes) {
  return replaceFile(file, [&](QFile& save) -> std::optional<FileFailure> {
    if (save.write(bytes) == bytes.size()) return std::nullopt;
    return FileFailure{FileFailure::Kind::Write, file, save.errorString()};
  });
}

std::optional<FileFailure> copyWhole(const QString& source, const QString& file, const std::function<void(qint64)>& progress,
                                     const std::stop_token& stop) {
  QFile from(source);
  if (!from.open(QIODevice::ReadOnly)) return FileFailure{FileFailure::Kind::Read, source, from.errorString()};
  if (QFileInfo(source) == QFileInfo(file))
    return FileFailure{FileFailure::Kind::Write, file, FileStrings::tr("source and destination are the same file")};
  bool stopped = false;
  auto failure = replaceFile(file, [&](QFile& save) -> std::optional<FileFailure> {
    QByteArray piece;
    for (qint64 done = 0; !(piece = from.read(copiedAtOnce)).isEmpty(); progress(done += piece.size())) {
      stopped = stop.stop_requested();
      if (stopped || save.write(piece) != piece.size()) return FileFailure{FileFailure::Kind::Write, file, save.errorString()};
    }
    if (from.error() != QFileDevice::NoError) return FileFailure{FileFailure::Kind::Read, source, from.errorString()};
    return std::nullopt;
  });
  return stopped ? std::nullopt : failure;
}

tl::expected<QByteArray, FileFailure> readWhole(const QString& file, qint64 maxBytes) {
  const auto failure = [&](FileFailure::Kind kind, const QString& reason = {}) -> tl::unexpected<FileFailure> {
    return tl::unexpected(FileFailure{kind, file, reason});
  };
  const QByteArray name = QFile::encodeName(file);
  struct stat status {};
  if (::stat(name.constData(), &status) != 0)
    return errno == ENOENT && !QFileInfo(file).isSymLink() ? failure(FileFailure::Kind::Missing)
                                                           : failure(FileFailure::Kind::Read, systemReason());
  if (const auto kind = notAFile(status.st_mode)) return failure(*kind);
  const int descriptor = ::open(name.constData(), O_RDONLY | O_NONBLOCK | O_CLOEXEC);
  if (descriptor < 0) return failure(FileFailure::Kind::Read, systemReason());
  QFile open;
  if (!open.open(descriptor, QIODevice::ReadOnly, QFileDevice::AutoCloseHandle)) {
    ::close(descriptor);
    return failure(FileFailure::Kind::Read, open.errorString());
  }
  // Reads the status of the opened file, because the path may now refer to another file.
  if (::fstat(descriptor, &status) != 0) return failure(FileFailure::Kind::Read, systemReason());
  if (const auto kind = notAFile(status.st_mode)) return failure(*kind);
  return readOpen(open, file, maxBytes);
}

tl::expected<QString, FileFailure> putAside(const QString& file, const QString& word) {
  const QFileInfo info(file);
  const auto aside = renameToFirstFree(QFile::encodeName(file).toStdString(), [&](int number) {
    const QString name = QStringLiteral("%1.%2-%3.%4").arg(info.completeBaseName(), word).arg(number).arg(info.suffix());
    return std::filesystem::path(QFile::encodeName(info.dir().filePath(name)).toStdString());
  });
  if (!aside) return tl::unexpected(FileFailure{FileFailure::Kind::Moved, file, systemReason()});
  return QFile::decodeName(aside->c_str());
}

QString fileFailureText(const FileFailure& failure) {
  QString file = fileText(failure.file);
  switch (failure.kind) {
    case FileFailure::Kind::Missing: return FileStrings::tr("There is no file %1.").arg(file);
    case FileFailure::Kind::Folder: return FileStrings::tr("%1 is a folder, not a file.").arg(file);
    case FileFailure::Kind::Pipe: return FileStrings::tr("%1 is a named pipe, not a file.").arg(file);
    case FileFailure::Kind::Device: return FileStrings::tr("%1 is a device or a socket, not a file.").arg(file);
    case FileFailure::Kind::TooLarge:
      return FileStrings::tr("%1 is too large for a saved game: it has %2, and the limit is %3.")
          .arg(file, byteCountText(failure.reason.toDouble()), byteCountText(static_cast<double>(largestText)));
    case FileFailure::Kind::Read: return FileStrings::tr("%1 could not be read: %2.").arg(file, failure.reason);
    case FileFailure::Kind::Write:
      return FileStrings::tr("%1 could not be written: %2. Choose another folder or free some space.").arg(file, failure.reason);
    case FileFailure::Kind::Moved: return FileStrings::tr("%1 could not be renamed: %2.").arg(file, failure.reason);
    case FileFailure::Kind::Ending:
      return FileStrings::tr("%1 was not saved. Its name must end in one of %2.").arg(file, failure.reason);
  }
  return file;
}

QString fileFilters(const QStringList& suffixes) {
  QStringList filters;
  for (const QString& suffix : suffixes) filters << QStringLiteral("%1 (*.%2)").arg(kindOf(suffix), suffix);
  return filters.join(QStringLiteral(";;"));
}

QString askForSaveName(QWidget* parent, const QString& title, const QString& name, const QString& filters,
                       QString* chosenFilter) {
  QString chosen;
  QString file = QDir(lastFolder()).filePath(name);
  for (;;) {
    file = QFileDialog::getSaveFileName(parent, title, file, filters, &chosen);
    if (file.isEmpty()) return file;
    const QString ending = QFileInfo(file).suffix().isEmpty() ? endingOf(chosen) : QString();
    file += ending;
    // The dialog has asked about overwriting only the name without the suffix.
    if (ending.isEmpty() || !QFileInfo::exists(file)) break;
  }
  recordFolderOf(file);
  if (chosenFilter) *chosenFilter = chosen;
  return file;
}

QString lastFolder() {
  if (QFileInfo(rememberedFolder()).isDir()) return rememberedFolder();
  const QString documents = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
  return QFileInfo(documents).isDir() ? documents : QDir::homePath();
}

void recordFolderOf(const QString& file) { rememberedFolder() = QFileInfo(file).absolutePath(); }

}  // namespace kotai::ui
