// Runs kotai-cli with its own data folder.
#pragma once

#include <QJsonDocument>
#include <QProcess>
#include <QString>
#include <QStringList>
#include <QTemporaryDir>

struct CliResult {
  int exitCode = -1;  ///< -1 if the program did not start, crashed or timed out
  QByteArray output;
  QByteArray messages;  ///< the text on stderr
  QStringList lines() const { return QString::fromUtf8(output).split(QLatin1Char('\n'), Qt::SkipEmptyParts); }
};

class CliRunner {
 public:
  QString dataFolder() const { return m_directory.path(); }
  QString filePath(const QString& name) const { return m_directory.filePath(name); }
  /// Copies a solution to the folder KOTAI_TEST_SOLUTIONS, which several tests read. Returns false if the copy fails.
  bool share(const QString& name) const;
  /// Copies a solution from the folder KOTAI_TEST_SOLUTIONS. Returns false if the copy fails.
  bool copyShared(const QString& name) const;
  /// Runs the program with this object's data folder, set in the environment.
  CliResult run(const QStringList& arguments, const QByteArray& input = {}) const;
  /// Returns the output of a command that must succeed. If the command fails, prints a warning and returns an
  /// empty text.
  QByteArray output(const QStringList& arguments, const QByteArray& input = {}) const;
  QJsonDocument json(const QStringList& arguments) const;
  /// Starts the program without waiting for it.
  void start(QProcess& process, const QStringList& arguments) const;
  /// Sets the time limit of run() for the program, in milliseconds.
  void setTimeLimitMs(int limit) { m_timeLimitMs = limit; }
  /// Makes the permissions of files effective for the program even if the tests run as root.
  void obeyPermissions() { m_obeysPermissions = true; }

 private:
  QTemporaryDir m_directory;
  int m_timeLimitMs = 110000;
  bool m_obeysPermissions = false;
};
