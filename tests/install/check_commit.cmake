# Checks the commit that programs built from an archive report. -DSCRIPT=cmake/Commit.cmake, -DFOLDER=folder for files
# of this test.
file(REMOVE_RECURSE ${FOLDER})
unset(ENV{KOTAI_COMMIT})

function(expect written commit)
  file(WRITE ${FOLDER}/cmake/commit.txt "${written}\n")
  execute_process(COMMAND ${CMAKE_COMMAND} -DSOURCE=${FOLDER} -DTO=${FOLDER}/commit.cpp -P ${SCRIPT} COMMAND_ERROR_IS_FATAL ANY)
  file(READ ${FOLDER}/commit.cpp made)
  if(NOT made MATCHES "builtFromCommit\\[\\] = \"${commit}\"")
    message(FATAL_ERROR "commit.txt says '${written}', expected \"${commit}\" in:\n${made}")
  endif()
endfunction()

expect("0123456789ab" "0123456789ab")
expect("$Format:%h$" "")  # no archive, and no git
expect("" "")
