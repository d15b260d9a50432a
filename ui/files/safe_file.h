// The only access to a person's files: written all or nothing, and read only if they are regular files of a reasonable size.
#pragma once

#include <QByteArray>
#include <QString>
#include <functional>
#include <optional>
#include <stop_token>
#include <tl/expected.hpp>

#include "core/record/record_limits.h"

namespace kotai::ui {

/// Reason why a file could not be written or read. fileFailureText() makes the sentence.
struct FileFailure {
  enum class Kind {
    Missing,
    Folder,
    Pipe,
    Device,    ///< or a socket
    TooLarge,  ///< `reason` is the size in bytes
    Read,      ///< `reason` is the system's
    Write,     ///< `reason` is the system's; the old contents of the file are unchanged
    Moved,     ///< `reason` is the system's; it could not be renamed
    Ending,    ///< of a name that does not imply a format; `reason` lists the known ones
  };
  Kind kind = Kind::Read;
  QString file;
  QString reason;
};

inline constexpr qint64 largestText = mostRecordBytes;  ///< maximum size of a saved game in bytes

/// Writes a new file beside the old one, makes sure that it is on the disk, and only then takes the old one's place. Links are
/// followed to a regular file. Only regular files are read, and a pipe does not block.
std::optional<FileFailure> writeWhole(const QString& file, const QByteArray& bytes);

/// The same with the contents of another file of any size. Progress is in bytes. If stopped, it leaves nothing behind and
/// reports no failure.
std::optional<FileFailure> copyWhole(const QString& source, const QString& file, const std::function<void(qint64)>& progress,
                                     const std::stop_token& stop);

/// Never blocks on a pipe.
tl::expected<QByteArray, FileFailure> readWhole(const QString& file, qint64 mostBytes = largestText);

/// Renames a file, folder, pipe or link to the first free name "STEM.WORD-1.SUFFIX", "-2" ... beside it. Returns this name.
tl::expected<QString, FileFailure> putAside(const QString& file, const QString& word);

QString fileFailureText(const FileFailure& failure);

}  // namespace kotai::ui
