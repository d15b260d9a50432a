#include <fmt/format.h>

#include "app/install/command_paths.h"
#include "app/install/completion.h"

namespace kotai {

/// Template of the function that finds the command and its options among the words before the cursor: {0} is the prefix of
/// function names, {1} the name of the program. Options with values consume the next word. Colons and equals signs do not end a
/// word.
constexpr const char* walker = R"(_{0}() {{
  local cur prev words cword path="" place=0 index word
  _get_comp_words_by_ref -n := cur prev words cword || return
  for ((index = 1; index < cword; index++)); do
    word=${{words[index]}}
    if [[ $word == -* ]]; then
      [[ -n $(_{0}_value "$path" "$word") ]] && ((index++))
    elif [[ " $(_{0}_commands "$path") " == *" $word "* ]]; then
      path="${{path:+$path }}$word"
    else
      ((place++))
    fi
  done
  local values
  values=$(_{0}_value "$path" "$prev")
  if [[ -z $values || $prev != -* ]]; then
    values=$(_{0}_argument "$path" "$place")
    values="$(_{0}_commands "$path") $values"
    [[ $cur == -* ]] && values=$(_{0}_options "$path")
  fi
  COMPREPLY=()
  case " $values " in
    *" @folders "*) _filedir -d ;;
    *" @files "*) _filedir ;;
  esac
  local -a known
  read -ra known <<<"$values"
  for word in "${{known[@]}}"; do
    [[ $word != @* && $word == "$cur"* ]] && COMPREPLY+=("$word")
  done
  __ltrim_colon_completions "$cur"
}}
complete -F _{0} {1}
)";

/// Returns the values of an option. "@files" and "@folders" stand for files and folders, "@text" for values without completions.
static std::string valuesOf(const DescribedOption& option) {
  std::string values = fmt::format("{}", fmt::join(option.choices, " "));
  if (expectsFolder(option)) values = "@folders";
  if (expectsFile(option)) values += values.empty() ? "@files" : " @files";
  return values.empty() ? "@text" : values;
}

static std::string table(const std::string& function, const std::string& asked, const std::string& cases) {
  return fmt::format("_{}() {{\n  case {} in\n{}  esac\n}}\n", function, asked, cases);
}

static std::string oneCase(const std::string& pattern, const std::string& words) {
  return fmt::format("    {}) echo '{}' ;;\n", pattern, words);
}

static std::string optionNames(const DescribedProgram& command) {
  std::vector<std::string> names;
  for (const DescribedOption& option : command.options) names.insert(names.end(), option.names.begin(), option.names.end());
  return fmt::format("{}", fmt::join(names, " "));
}

std::string bashCompletion(const DescribedProgram& program) {
  std::string commands, options, values, arguments;
  for (const auto& [path, command] : commandPaths(program)) {
    if (!command->commands.empty()) commands += oneCase(fmt::format("'{}'", path), commandNames(*command));
    if (!command->options.empty()) options += oneCase(fmt::format("'{}'", path), optionNames(*command));
    for (const DescribedOption& option : command->options)
      for (const std::string& name : option.names)
        if (!option.value.empty()) values += oneCase(fmt::format("'{} {}'", path, name), valuesOf(option));
    for (std::size_t place = 0; place < command->arguments.size(); ++place)
      arguments += oneCase(fmt::format("'{} {}'", path, place), valuesOf(command->arguments[place]));
  }
  const std::string name = functionName(program);
  return fmt::format("# Completion of {} for bash, made from its options.\n", program.name) +
         table(name + "_commands", "$1", commands) + table(name + "_options", "$1", options) +
         table(name + "_value", "\"$1 $2\"", values) + table(name + "_argument", "\"$1 $2\"", arguments) +
         fmt::format(fmt::runtime(walker), name, program.name);
}

}  // namespace kotai
