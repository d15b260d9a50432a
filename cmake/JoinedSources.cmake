# The presets `ci`, `asan`, `tsan` and `coverage` compile the sources of a folder as one (CMAKE_UNITY_BUILD): a third of the time on two cores,
# and a new file makes only its own folder anew.

# kotai_join_folders(<target>): to be called where the target is made.
function(kotai_join_folders target)
  set_target_properties(${target} PROPERTIES UNITY_BUILD_MODE GROUP)
  get_target_property(files ${target} SOURCES)
  list(FILTER files INCLUDE REGEX "\\.cpp$")
  foreach(file IN LISTS files)
    cmake_path(ABSOLUTE_PATH file)
    cmake_path(GET file PARENT_PATH folder)
    cmake_path(RELATIVE_PATH folder BASE_DIRECTORY ${PROJECT_SOURCE_DIR})
    string(MAKE_C_IDENTIFIER "${folder}" group)
    set_source_files_properties(${file} PROPERTIES UNITY_GROUP ${group})
  endforeach()
endfunction()

# kotai_compile_alone(<files>): files with names of their own that another file of the folder has too.
function(kotai_compile_alone)
  set_source_files_properties(${ARGN} PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON)
endfunction()

# kotai_compile_soon(<target>): no engine is part of it; the preset `ci`, which is built far more often than it is measured, takes a quarter less time for it.
function(kotai_compile_soon target)
  if(KOTAI_WERROR)
    target_compile_options(${target} PRIVATE -O1)
  endif()
endfunction()
