// Safe access to the user's files: writes them completely or not at all, and reads only regular files of reasonable size.
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
    Moved,     ///< renaming failed; `reason` contains the system's message
    Ending,    ///< unknown suffix; `reason` lists the known suffixes
  };
  Kind kind = Kind::Read;
  QString file;
  QString reason;
};

inline constexpr qint64 largestText = mostRecordBytes;  ///< maximum size of a saved game in bytes

/// Writes a new file in the same folder, makes sure that it is on the disk, and only then replaces the old file. Links to
/// regular files are followed. Only regular files are read, and a pipe does not block.
std::optional<FileFailure> writeWhole(const QString& file, const QByteArray& bytes);

/// Copies a file of any size, as safely as writeWhole(). Progress is in bytes. On a stop request, leaves no file behind
/// and reports no failure.
std::optional<FileFailure> copyWhole(const QString& source, const QString& file, const std::function<void(qint64)>& progress,
                                     const std::stop_token& stop);

/// Returns the contents of a file. Never blocks on a pipe.
tl::expected<QByteArray, FileFailure> readWhole(const QString& file, qint64 mostBytes = largestText);

/// Renames a file, folder, pipe or link to the first free name "STEM.WORD-1.SUFFIX", "-2" ... in the same folder. Returns this
/// name.
tl::expected<QString, FileFailure> putAside(const QString& file, const QString& word);

QString fileFailureText(const FileFailure& failure);

/// Returns the filters of a file dialog: "PNG pictures (*.png);;SVG drawings (*.svg)" for "png" and "svg".
QString fileFilters(const QStringList& suffixes);

/// Asks for a file name. \p name: proposed name without folder. A name without suffix gets the suffix of the selected type. Empty
/// if the user cancels. \p chosenFilter may be null.
QString askForSaveName(QWidget* parent, const QString& title, const QString& name, const QString& filters,
                       QString* chosenFilter = nullptr);

/// Returns the folder of the last file saved or opened in any run of the program, otherwise the documents folder.
QString lastFolder();
void recordFolderOf(const QString& file);

}  // namespace kotai::ui
