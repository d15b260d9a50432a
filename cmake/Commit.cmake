# Writes the commit from which the programs are built to the file TO, which changes only with the commit. The commit comes from COMMIT, the
# environment variable KOTAI_COMMIT, git, or commit.txt (which git archive fills in). Empty if unknown.
cmake_minimum_required(VERSION 3.25)
if(NOT COMMIT)
  set(COMMIT "$ENV{KOTAI_COMMIT}")
endif()
if(NOT COMMIT AND EXISTS ${SOURCE}/.git)
  execute_process(COMMAND git -C ${SOURCE} rev-parse --short=12 HEAD
    OUTPUT_VARIABLE COMMIT OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET RESULT_VARIABLE failed)
  execute_process(COMMAND git --no-optional-locks -C ${SOURCE} status --porcelain --untracked-files=no
    OUTPUT_VARIABLE changes ERROR_QUIET)
  if(failed)
    set(COMMIT "")
  elseif(changes)
    string(APPEND COMMIT " with changes")
  endif()
endif()
if(NOT COMMIT AND NOT EXISTS ${SOURCE}/.git)
  file(STRINGS ${SOURCE}/cmake/commit.txt COMMIT LIMIT_COUNT 1)
  if(NOT COMMIT MATCHES "^[0-9a-f]+$")
    set(COMMIT "")
  endif()
endif()
file(CONFIGURE OUTPUT ${TO} CONTENT "// Made by cmake/Commit.cmake.
extern const char builtFromCommit[];
const char builtFromCommit[] = \"${COMMIT}\";
")
