// The one way to the files of a person: written all or nothing, read only if they are regular files of a bearable size.
#pragma once

#include <QByteArray>
#include <QString>
#include <functional>
#include <optional>
#include <stop_token>
#include <tl/expected.hpp>

#include "core/record/record_limits.h"

namespace kotai::ui {

/// Why a file could not be written or read. The sentence is made by fileFailureText().
struct FileFailure {
  enum class Kind {
    Missing,
    Folder,
    Pipe,
    Device,    ///< or a socket
    TooLarge,  ///< `reason` is the size in bytes
    Read,      ///< `reason` is the system's
    Write,     ///< `reason` is the system's; what stood in the file before still stands there
    Moved,     ///< `reason` is the system's; it could not be renamed
    Ending,    ///< of a name that says nothing of what is written; `reason` are those that do
  };
  Kind kind = Kind::Read;
  QString file;
  QString reason;
};

inline constexpr qint64 largestText = mostRecordBytes;  ///< bytes of a saved game that are read

/// Writes a new file beside the old one, makes sure that it is on the disk, and only then takes the old one's place. Links are
/// followed to a regular file. Only regular files are read, and a pipe does not block.
std::optional<FileFailure> writeWhole(const QString& file, const QByteArray& bytes);

/// The same with what stands in another file, however large; progress is told in bytes. Nothing is left of it when stopped, and
/// no failure told.
std::optional<FileFailure> copyWhole(const QString& source, const QString& file, const std::function<void(qint64)>& progress,
                                     const std::stop_token& stop);

/// Never blocks on a pipe.
tl::expected<QByteArray, FileFailure> readWhole(const QString& file, qint64 mostBytes = largestText);

/// Gives what stands at a place (file, folder, pipe, link) the first free name "STEM.WORD-1.SUFFIX", "-2" ... beside it; returns
/// that name.
tl::expected<QString, FileFailure> putAside(const QString& file, const QString& word);

QString fileFailureText(const FileFailure& failure);

}  // namespace kotai::ui
