#include "app/install/man_page.h"

#include <fmt/format.h>

#include <algorithm>

namespace kotai {

/// Escapes a string so that troff prints it unchanged. troff executes lines that begin with a dot or a quote.
static std::string escaped(std::string_view text) {
  std::string made;
  bool lineBegins = true;
  for (const char letter : text) {
    if (lineBegins && (letter == '.' || letter == '\'')) made += "\\&";
    if (letter == '\\')
      made += "\\e";
    else if (letter == '-')
      made += "\\-";
    else if (letter == '\'')
      made += "\\(aq";
    else if (letter == '`')
      made += "\\(ga";
    else if (letter == '^')
      made += "\\(ha";
    else if (letter == '~')
      made += "\\(ti";
    else
      made += letter;
    lineBegins = letter == '\n';
  }
  return made;
}

static std::string upperCase(std::string text) {
  std::ranges::transform(text, text.begin(), [](char c) { return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c; });
  return text;
}

static std::string withoutStop(std::string text) {
  if (text.ends_with('.') && !text.ends_with("...")) text.pop_back();
  return text;
}

/// Returns the man page text for one option or argument.
static std::string entry(const DescribedOption& option) {
  std::string names;
  for (const std::string& name : option.names)
    names += fmt::format("{}\\f{}{}\\fR", names.empty() ? "" : ", ", name.starts_with('-') ? 'B' : 'I', escaped(name));
  const bool valueIsTheName = option.names.front() == option.value;
  if (!option.value.empty() && !valueIsTheName) names += fmt::format(" \\fI{}\\fR", escaped(option.value));
  return fmt::format(".TP\n{}\n{}\n", names, escaped(option.text));
}

static std::string usage(const DescribedProgram& program) {
  std::string line;
  if (!program.options.empty()) line += " [OPTIONS]";
  for (const DescribedOption& argument : program.arguments)
    line += argument.required ? ' ' + argument.names.front() : " [" + argument.names.front() + ']';
  if (!program.commands.empty()) line += " COMMAND";
  return line;
}

static std::string paragraphs(std::string_view text) {
  std::string made;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    if (end > 0) made += fmt::format(".PP\n{}\n", escaped(text.substr(0, end)));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return made;
}

static std::string entries(const DescribedProgram& program) {
  std::string made;
  for (const DescribedOption& argument : program.arguments) made += entry(argument);
  for (const DescribedOption& option : program.options) made += entry(option);
  return made;
}

/// Returns a section for each command, followed by the sections of its subcommands.
static std::string commandSections(const DescribedProgram& program, const std::string& path) {
  std::string made;
  for (const DescribedProgram& command : program.commands) {
    const std::string name = path + command.name;
    made += fmt::format(".SS {}\n{}\n{}", escaped(name + usage(command)), escaped(command.purpose), entries(command));
    made += paragraphs(command.notes) + commandSections(command, name + ' ');
  }
  return made;
}

static std::string seeAlso(const std::vector<std::string>& others) {
  std::string made;
  for (const std::string& other : others) made += fmt::format("{}.BR {} (1)", made.empty() ? "" : ",\n", escaped(other));
  return made.empty() ? made : ".SH SEE ALSO\n" + made + '\n';
}

std::string manPage(const DescribedProgram& program, const ManPageFrame& frame) {
  std::string page = fmt::format(".TH {} 1 {} \"Kotai {}\"\n", escaped(upperCase(program.name)), frame.date, frame.version);
  page += fmt::format(".SH NAME\n{} \\- {}\n", escaped(program.name), escaped(withoutStop(program.purpose)));
  page += fmt::format(".SH SYNOPSIS\n.B {}\n{}\n", escaped(program.name), escaped(usage(program).substr(1)));
  if (!program.notes.empty()) page += ".SH DESCRIPTION\n" + paragraphs(program.notes).substr(std::string_view(".PP\n").size());
  page += ".SH OPTIONS\n" + entries(program);
  if (!program.commands.empty()) page += ".SH COMMANDS\n" + commandSections(program, {});
  return page + seeAlso(frame.others);
}

}  // namespace kotai
