# One interface target carries the include root, the warnings and the Qt definitions of every library.
add_library(kotai_settings INTERFACE)
target_include_directories(kotai_settings INTERFACE ${PROJECT_SOURCE_DIR})
target_compile_options(kotai_settings INTERFACE
  -Wall -Wextra -Wpedantic -Wconversion -Wshadow -Wnon-virtual-dtor
  # g++ 12 warns of overlapping copies inside its own std::string (its bug 105651).
  $<$<CXX_COMPILER_ID:GNU>:-Wno-restrict>
  # And of bounds of strings that come from precompiled headers (its bug 105329 and others).
  $<$<CXX_COMPILER_ID:GNU>:-Wno-stringop-overflow> $<$<CXX_COMPILER_ID:GNU>:-Wno-stringop-overread> $<$<CXX_COMPILER_ID:GNU>:-Wno-array-bounds>
  $<$<BOOL:${KOTAI_WERROR}>:-Werror>
  # g++ looks for free memory later: a fourteenth less time, 60 MB more for a unit.
  $<$<CXX_COMPILER_ID:GNU>:--param=ggc-min-heapsize=400000>)
# Other processors multiply and add in one step, which rounds otherwise: payoffs would not be the same to the last bit.
if(NOT CMAKE_SYSTEM_PROCESSOR MATCHES "x86_64|AMD64")
  target_compile_options(kotai_settings INTERFACE -ffp-contract=off)
endif()
target_compile_definitions(kotai_settings INTERFACE
  QT_NO_CAST_FROM_ASCII QT_NO_FOREACH QT_DISABLE_DEPRECATED_BEFORE=0x060400)
