# The presets `ci`, `asan` and `tsan` compile many sources as one (CMAKE_UNITY_BUILD): a third of the time on two cores.

# kotai_compile_alone(<files>): files with names of their own that another file of the target has too.
function(kotai_compile_alone)
  set_source_files_properties(${ARGN} PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON)
endfunction()
