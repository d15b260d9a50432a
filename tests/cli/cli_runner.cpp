#include "cli_runner.h"

#include <linux/capability.h>
#include <sys/prctl.h>

#include <QDir>
#include <QFile>
#include <QProcessEnvironment>

namespace {

QString cliProgram() { return QStringLiteral(KOTAI_CLI); }

QDir sharedFolder() { return QDir(qEnvironmentVariable("KOTAI_TEST_SOLUTIONS")); }

}  // namespace

bool CliRunner::share(const QString& name) const {
  const QDir folder = sharedFolder();
  QFile::remove(folder.filePath(name));
  return folder.mkpath(QStringLiteral(".")) && QFile::copy(filePath(name), folder.filePath(name));
}

bool CliRunner::copyShared(const QString& name) const { return QFile::copy(sharedFolder().filePath(name), filePath(name)); }

void CliRunner::start(QProcess& process, const QStringList& arguments) const {
  QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
  environment.insert(QStringLiteral("KOTAI_DATA"), m_directory.path());
  process.setProcessEnvironment(environment);
  if (m_obeysPermissions)
    process.setChildProcessModifier([] {
      ::prctl(PR_CAPBSET_DROP, CAP_DAC_OVERRIDE, 0, 0, 0);
      ::prctl(PR_CAPBSET_DROP, CAP_DAC_READ_SEARCH, 0, 0, 0);
    });
  process.start(cliProgram(), arguments);
}

CliResult CliRunner::run(const QStringList& arguments, const QByteArray& input) const {
  QProcess process;
  start(process, arguments);
  process.write(input);
  process.closeWriteChannel();
  CliResult result;
  const bool ended = process.waitForFinished(m_timeLimitMs) && process.exitStatus() == QProcess::NormalExit;
  if (ended) result.exitCode = process.exitCode();
  result.output = process.readAllStandardOutput();
  result.messages = process.readAllStandardError();
  return result;
}

QByteArray CliRunner::output(const QStringList& arguments, const QByteArray& input) const {
  const CliResult result = run(arguments, input);
  if (result.exitCode != 0) qWarning("exit code %d: %s", result.exitCode, result.messages.constData());
  return result.exitCode == 0 ? result.output : QByteArray();
}

QJsonDocument CliRunner::json(const QStringList& arguments) const {
  return QJsonDocument::fromJson(output(arguments + QStringList(QStringLiteral("--json"))));
}
