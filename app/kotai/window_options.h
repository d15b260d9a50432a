// Command line options of `kotai`.
#pragma once

#include <QCommandLineParser>
#include <QString>
#include <QStringList>
#include <filesystem>
#include <vector>

namespace kotai {

struct WindowOptions {
  std::filesystem::path dataDirectory;
  QString language;
  QString theme;
  QStringList texts;             ///< variant and position, or a file
  bool hasFolderOption = false;  ///< whether the user named the folder; otherwise its faults are reported only when they matter
  bool versionAsked = false;
};

/// The options and arguments in the order of --help.
struct WindowUsage {
  struct Argument {
    QString name;
    QString text;
    QString syntax;  ///< notation in the help, such as "[VARIANT|FILE]"
  };
  QString purpose;
  QList<QCommandLineOption> options;
  std::vector<Argument> arguments;
};

/// Declares the options for a parser. The parser adds the help option itself.
WindowUsage declareUsage(QCommandLineParser& parser);

/// Returns "en, de or ja".
QString languageCodes();

/// Returns the names of the themes, in the order of ui::ThemeChoice.
QStringList themeNames();

/// Returns whether the arguments request help or version, which need no display. Needs no application object.
bool requestsText(int argc, char* argv[]);

/// Reads the options. Returns the reason if the arguments are invalid, otherwise an empty string. Prints help and exits
/// if requested.
QString readOptions(const QStringList& arguments, WindowOptions& options);

}  // namespace kotai
