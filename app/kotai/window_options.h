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
  QStringList texts;            ///< variant and position, or a file
  bool folderWasNamed = false;  ///< by the person: started without, the window tells what is wrong when it matters
  bool versionAsked = false;
};

/// The options and arguments as --help shows them.
struct WindowUsage {
  struct Argument {
    QString name;
    QString text;
    QString syntax;  ///< "[VARIANT|FILE]"
  };
  QString purpose;
  QList<QCommandLineOption> options;
  std::vector<Argument> arguments;
};

/// Told to a parser, which adds the option for help.
WindowUsage declareUsage(QCommandLineParser& parser);

/// "en, de or ja"
QString languageCodes();

/// In the order of ui::ThemeChoice.
QStringList themeNames();

/// Whether help or the version is asked for: told without a display. May be called before there is an application.
bool asksForWords(int argc, char* argv[]);

/// The reason if the arguments cannot be understood. Help is printed here and ends the program.
QString readOptions(const QStringList& arguments, WindowOptions& options);

}  // namespace kotai
