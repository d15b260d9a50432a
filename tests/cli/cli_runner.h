// Runs kotai-cli with its own data folder.
#pragma once

#include <QJsonDocument>
#include <QProcess>
#include <QString>
#include <QStringList>
#include <QTemporaryDir>

struct CliResult {
  int exitCode = -1;  ///< -1: it did not start, crashed or did not end in time
  QByteArray output;
  QByteArray messages;  ///< output on stderr
  QStringList lines() const { return QString::fromUtf8(output).split(QLatin1Char('\n'), Qt::SkipEmptyParts); }
};

class CliRunner {
 public:
  QString dataFolder() const { return m_directory.path(); }
  QString filePath(const QString& name) const { return m_directory.filePath(name); }
  /// Leaves a solution in the folder that several tests read (KOTAI_TEST_SOLUTIONS).
  bool share(const QString& name) const;
  /// Copies a solution from that folder.
  bool takeShared(const QString& name) const;
  /// `--data` is passed in the environment.
  CliResult run(const QStringList& arguments, const QByteArray& input = {}) const;
  /// Returns the output of a command that has to succeed; empty with a message if it fails.
  QByteArray output(const QStringList& arguments, const QByteArray& input = {}) const;
  /// The same with --json.
  QJsonDocument json(const QStringList& arguments) const;
  /// Starts without waiting.
  void start(QProcess& process, const QStringList& arguments) const;
  /// How long run() waits for the program to end.
  void setTimeLimitMs(int limit) { m_timeLimitMs = limit; }
  /// For a root user: from now on permissions hold for the program as for anybody else.
  void obeyPermissions() { m_obeysPermissions = true; }

 private:
  QTemporaryDir m_directory;
  int m_timeLimitMs = 110000;
  bool m_obeysPermissions = false;
};
