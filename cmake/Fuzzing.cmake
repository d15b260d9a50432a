# KOTAI_FUZZ: compiles all code with libFuzzer's coverage instrumentation and with sanitizers.
option(KOTAI_FUZZ "Build the fuzz targets with libFuzzer (clang only)" OFF)
if(KOTAI_FUZZ)
  if(NOT CMAKE_CXX_COMPILER_ID STREQUAL "Clang")
    message(FATAL_ERROR "KOTAI_FUZZ needs clang: libFuzzer is part of it")
  endif()
  add_compile_options(-fsanitize=fuzzer-no-link,address,undefined -fno-sanitize-recover=undefined -fno-omit-frame-pointer)
  add_link_options(-fsanitize=address,undefined)
endif()
