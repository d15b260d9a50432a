// Reads and writes the user's files safely. Files are written completely or not at all. Only regular files of
// reasonable size are read.
#pragma once

#include <QByteArray>
#include <QString>
#include <QStringList>
#include <functional>
#include <optional>
#include <stop_token>
#include <tl/expected.hpp>

#include "core/record/record_limits.h"

class QWidget;

namespace kotai::ui {

/// Reason why a file could not be written or read. fileFailureText() converts the failure to text.
struct FileFailure {
  enum class Kind {
    Missing,
    Folder,
    Pipe,
    Device,    ///< the path is a device, a pipe or a socket
    TooLarge,  ///< the file is too large; `reason` contains the size in bytes
    Read,      ///< reading failed; `reason` contains the system's message
    Write,     ///< writing failed; `reason` contains the system's message; the old file is unchanged
    Moved,     ///< renaming in putAside() failed; `reason` contains the system's message
    Ending,    ///< unknown suffix; `reason` lists the known suffixes
  };
  Kind kind = Kind::Read;
  QString file;
  QString reason;
};

inline constexpr qint64 largestText = maxRecordBytes;  ///< maximum size of a saved game in bytes

/// Writes a file safely: creates a new file in the same folder, syncs it to the disk, and only then replaces
/// the old file. Follows links to regular files.
std::optional<FileFailure> writeWhole(const QString& file, const QByteArray& bytes);

/// Copies a file of any size, as safely as writeWhole(). Reports progress in bytes. If a stop is requested,
/// leaves no file and returns no failure.
std::optional<FileFailure> copyWhole(const QString& source, const QString& file, const std::function<void(qint64)>& progress,
                                     const std::stop_token& stop);

/// Returns the contents of a file. Never blocks on a pipe.
tl::expected<QByteArray, FileFailure> readWhole(const QString& file, qint64 maxBytes = largestText);

/// Renames a file, folder, pipe or link to the first free name of "STEM.WORD-1.SUFFIX", "STEM.WORD-2.SUFFIX"
/// and so on, in the same folder. Returns the new name.
tl::expected<QString, FileFailure> putAside(const QString& file, const QString& word);

QString fileFailureText(const FileFailure& failure);

/// Returns filters for a file dialog, such as "PNG pictures (*.png);;SVG drawings (*.svg)" for "png" and "svg".
QString fileFilters(const QStringList& suffixes);

/// Asks the user for a file name. Adds the suffix of the selected filter to a name without suffix. Returns an
/// empty text if the user cancels. \p name is the proposed name without folder. \p chosenFilter may be null.
QString askForSaveName(QWidget* parent, const QString& title, const QString& name, const QString& filters,
                       QString* chosenFilter = nullptr);

/// Returns the folder of the file that the user saved or opened last, even in an earlier run of the program.
/// The default is the documents folder.
QString lastFolder();
void recordFolderOf(const QString& file);

}  // namespace kotai::ui
