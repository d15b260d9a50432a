// Runs kotai-mpi with mpirun on this machine, and compares the output with that of a single machine.
#pragma once

#include <QByteArray>
#include <QProcess>
#include <QString>
#include <QStringList>
#include <vector>

#include "tests/core/record_difference.h"

namespace kotai::test {

struct MpiResult {
  int exitCode = -1;  ///< -1 if mpirun timed out or was killed by a signal
  QByteArray output;
  QByteArray messages;
};

/// Time limit in milliseconds, long enough for slow machines, so that only a hanging run times out.
inline constexpr int mpiPatienceMs = 180000;

/// Returns the arguments "-n RANKS kotai-mpi ARGUMENTS".
QStringList ranksOf(int ranks, const QStringList& arguments);
/// Starts mpirun with these arguments. The arguments of several programs are joined by ":".
void startMpi(QProcess& process, const QStringList& arguments);
MpiResult endOf(QProcess& process);
MpiResult runMpi(const QStringList& arguments);
/// Returns the ids of the kotai-mpi processes that have the folder in their arguments.
std::vector<qint64> ranksWith(const QString& folder);

/// Returns the total size of the shards in a folder.
qint64 shardBytes(const QString& folder);

}  // namespace kotai::test
