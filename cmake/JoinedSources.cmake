# Unity builds (CMAKE_UNITY_BUILD) by folder, which take a third of the time. A new file recompiles only its own folder.

# kotai_join_folders(<target> [LARGEST <bytes>] [LIGHT <regex>] [APART <regex>]): joins the files of each folder. LARGEST limits the size of a unit, so that
# a changed file compiles in seconds: a large folder is split into several units of equal size, and small folders with the same parent share
# units, unless their paths match APART. Files that match LIGHT count half, because they compile fast.
function(kotai_join_folders target)
  cmake_parse_arguments(PARSE_ARGV 1 arg "" "LARGEST;LIGHT;APART" "")
  set(largest ${arg_LARGEST})
  set_target_properties(${target} PROPERTIES UNITY_BUILD_MODE GROUP)
  get_target_property(files ${target} SOURCES)
  list(FILTER files INCLUDE REGEX "\\.cpp$")
  foreach(file IN LISTS files)
    cmake_path(ABSOLUTE_PATH file)
    cmake_path(RELATIVE_PATH file BASE_DIRECTORY ${PROJECT_SOURCE_DIR})
    cmake_path(GET file PARENT_PATH folder)
    file(SIZE ${PROJECT_SOURCE_DIR}/${file} bytes_of_${file})
    if(arg_LIGHT AND file MATCHES "${arg_LIGHT}")
      math(EXPR bytes_of_${file} "${bytes_of_${file}} / 2")
    endif()
    math(EXPR size_of_${folder} "0${size_of_${folder}} + ${bytes_of_${file}}")
    list(APPEND relative ${file})
  endforeach()
  foreach(file IN LISTS relative)
    cmake_path(GET file PARENT_PATH group_of_${file})
    if(largest AND size_of_${group_of_${file}} LESS largest AND NOT (arg_APART AND file MATCHES "${arg_APART}"))
      cmake_path(GET group_of_${file} PARENT_PATH group_of_${file})
    endif()
    set(group ${group_of_${file}})
    math(EXPR joined_of_${group} "0${joined_of_${group}} + ${bytes_of_${file}}")
  endforeach()
  foreach(file IN LISTS relative)
    set(group ${group_of_${file}})
    set(part 0)
    if(largest)
      math(EXPR parts "(${joined_of_${group}} + ${largest} - 1) / ${largest}")
      # The middle of the file decides, so that the units become about equal.
      math(EXPR part "(0${before_${group}} + ${bytes_of_${file}} / 2) * ${parts} / ${joined_of_${group}}")
      math(EXPR before_${group} "0${before_${group}} + ${bytes_of_${file}}")
    endif()
    string(MAKE_C_IDENTIFIER "${group}_${part}" name)
    set_source_files_properties(${PROJECT_SOURCE_DIR}/${file} PROPERTIES UNITY_GROUP ${name})
  endforeach()
endfunction()

# kotai_compile_soon(<target>): compiles with less optimisation, in half the time. Only for targets without engines, which mostly wait for the
# engines, Qt or files.
function(kotai_compile_soon target)
  # False positives of g++ 12 at -Og about std::stop_source.
  target_compile_options(${target} PRIVATE "$<$<CONFIG:Release>:-Og$<$<CXX_COMPILER_ID:GNU>:;-Wno-maybe-uninitialized>>")
endfunction()
