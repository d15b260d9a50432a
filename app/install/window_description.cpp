#include "app/install/window_description.h"

#include "app/kotai/window_options.h"
#include "ui/settings/languages.h"

namespace kotai {

static std::vector<std::string> languageChoices() {
  std::vector<std::string> codes;
  for (const ui::Language& each : ui::languages()) codes.push_back(each.code.toStdString());
  return codes;
}

static std::vector<std::string> themeChoices() {
  std::vector<std::string> names;
  for (const QString& name : themeNames()) names.push_back(name.toStdString());
  return names;
}

static DescribedOption describeOption(const QCommandLineOption& option) {
  DescribedOption made;
  for (const QString& name : option.names()) made.names.push_back((name.size() > 1 ? "--" : "-") + name.toStdString());
  made.value = option.valueName().toStdString();
  made.text = option.description().toStdString();
  if (made.value == "LANGUAGE") made.choices = languageChoices();
  if (made.value == "THEME") made.choices = themeChoices();
  return made;
}

/// Converts an argument of the desktop program. Removes the brackets of "[VARIANT|FILE]".
static DescribedOption describeArgument(const WindowUsage::Argument& argument) {
  const std::string name = argument.syntax.mid(1, argument.syntax.size() - 2).toStdString();
  return {{name}, name, argument.text.toStdString(), {}, false};
}

DescribedProgram describeWindow() {
  QCommandLineParser parser;
  const WindowUsage usage = declareUsage(parser);
  DescribedProgram made{"kotai", usage.purpose.toStdString(), {}, {}, {}, {}};
  for (const QCommandLineOption& option : usage.options) made.options.push_back(describeOption(option));
  for (const WindowUsage::Argument& argument : usage.arguments) made.arguments.push_back(describeArgument(argument));
  return made;
}

}  // namespace kotai
