#include "mpi_runner.h"

#include <QDir>
#include <QFile>
#include <QProcessEnvironment>

namespace kotai::test {

QStringList ranksOf(int ranks, const QStringList& arguments) {
  return QStringList{QStringLiteral("-n"), QString::number(ranks), QStringLiteral(KOTAI_MPI)} + arguments;
}

void startMpi(QProcess& process, const QStringList& arguments) {
  QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
  environment.insert(QStringLiteral("OMPI_ALLOW_RUN_AS_ROOT"), QStringLiteral("1"));
  environment.insert(QStringLiteral("OMPI_ALLOW_RUN_AS_ROOT_CONFIRM"), QStringLiteral("1"));
  process.setProcessEnvironment(environment);
  process.start(QStringLiteral(KOTAI_MPIRUN), QStringList{QStringLiteral("--oversubscribe")} + arguments);
  process.waitForStarted(mpiPatienceMs);
}

MpiResult endOf(QProcess& process) {
  MpiResult result;
  const bool ended = process.waitForFinished(mpiPatienceMs) && process.exitStatus() == QProcess::NormalExit;
  if (ended) result.exitCode = process.exitCode();
  result.output = process.readAllStandardOutput();
  result.messages = process.readAllStandardError();
  return result;
}

MpiResult runMpi(const QStringList& arguments) {
  QProcess process;
  startMpi(process, arguments);
  return endOf(process);
}

std::vector<qint64> ranksWith(const QString& folder) {
  std::vector<qint64> found;
  for (const QString& entry : QDir(QStringLiteral("/proc")).entryList(QDir::Dirs)) {
    bool isNumber = false;
    const qint64 process = entry.toLongLong(&isNumber);
    if (!isNumber) continue;
    QFile file(QStringLiteral("/proc/%1/cmdline").arg(entry));
    if (!file.open(QIODevice::ReadOnly)) continue;
    const QByteArrayList words = file.readAll().split('\0');
    if (words.first() == QByteArray(KOTAI_MPI) && words.contains(folder.toUtf8())) found.push_back(process);
  }
  return found;
}

qint64 shardBytes(const QString& folder) {
  qint64 sum = 0;
  for (const QFileInfo& file : QDir(folder).entryInfoList({QStringLiteral("*.shard-*")}, QDir::Files)) sum += file.size();
  return sum;
}

}  // namespace kotai::test
