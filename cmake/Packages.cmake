# Debian packages: `cpack -G DEB` in a build folder. packages.sh builds them on a fresh machine.

set(KOTAI_MAINTAINER "Kotai developers <kotai@example.org>" CACHE STRING "Who answers for the packages: name <address>")

# kotai_package(<part> SUMMARY <line> DESCRIPTION <text> [DEPENDS <packages>] [RECOMMENDS <packages>] [EVERY_PROCESSOR]): packages a
# component of cmake/Install.cmake under the same name. dpkg-shlibdeps finds the required libraries.
function(kotai_package part)
  cmake_parse_arguments(PARSE_ARGV 1 arg "EVERY_PROCESSOR" "SUMMARY;DESCRIPTION;DEPENDS;RECOMMENDS" "")
  string(TOUPPER ${part} upper)
  set(prefix CPACK_DEBIAN_${upper}_PACKAGE)
  set(CPACK_COMPONENTS_ALL ${CPACK_COMPONENTS_ALL} ${part} PARENT_SCOPE)
  set(${prefix}_NAME ${part} PARENT_SCOPE)
  set(CPACK_COMPONENT_${upper}_DESCRIPTION "${arg_SUMMARY}\n${arg_DESCRIPTION}" PARENT_SCOPE)
  set(${prefix}_DEPENDS "${arg_DEPENDS}" PARENT_SCOPE)
  set(${prefix}_RECOMMENDS "${arg_RECOMMENDS}" PARENT_SCOPE)
  if(arg_EVERY_PROCESSOR)
    set(${prefix}_ARCHITECTURE all PARENT_SCOPE)
    set(${prefix}_SHLIBDEPS OFF PARENT_SCOPE)
  endif()
endfunction()

set(CPACK_PACKAGE_NAME kotai)
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "")  # each component has its own summary
set(CPACK_PACKAGE_CONTACT "${KOTAI_MAINTAINER}")
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_STRIP_FILES ON)
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)
set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_RELEASE 1)
set(CPACK_DEBIAN_PACKAGE_SECTION games)
set(CPACK_DEBIAN_PACKAGE_PRIORITY optional)
set(CPACK_DEBIAN_PACKAGE_HOMEPAGE "${KOTAI_HOMEPAGE}")
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_COMPRESSION_TYPE xz)
set(CPACK_PRE_BUILD_SCRIPTS ${PROJECT_SOURCE_DIR}/packaging/debian_files.cmake)
set(CPACK_KOTAI_SOURCES ${PROJECT_SOURCE_DIR})

# Qt loads its SQLite driver at run time, so dpkg-shlibdeps does not find this dependency.
set(database libqt6sql6-sqlite)
kotai_package(kotai
  SUMMARY "small board games, solved completely"
  DESCRIPTION "Play Animal Shogi, Dodgem, Quoridor, Gobblet Gobblers, Domineering and
Synchronized Domineering against an opponent that knows every position, or
against one of nine levels that play like people.
.
Kotai solves these games by retrograde analysis and shows the value of every
move, perfect lines, puzzles with one right answer, and the tables behind the
solution."
  DEPENDS "kotai-data (= ${PROJECT_VERSION}-1), ${database}"
  RECOMMENDS "qt6-wayland, qt6-translations-l10n, fonts-noto-cjk, fonts-inter")
kotai_package(kotai-cli
  SUMMARY "small board games, solved completely (command line)"
  DESCRIPTION "Solves Animal Shogi, Dodgem, Quoridor, Gobblet Gobblers, Domineering and
Synchronized Domineering by retrograde analysis without a window.
.
Prints values, perfect lines, notable positions, tables and puzzles as text or
JSON, verifies solutions with independent code, exports them, and plays as an
engine for programs that speak UCI or USI."
  RECOMMENDS "kotai-data")
# Lists openmpi-bin explicitly, because dpkg-shlibdeps finds libraries but not mpirun.
if(TARGET kotai-mpi)
  kotai_package(kotai-mpi
    SUMMARY "small board games, solved completely (on many machines)"
    DESCRIPTION "Solves Dodgem and Quoridor by retrograde analysis on many machines at a time,
started by mpirun or a queueing system.
.
Each machine keeps its part of the solution; the parts are read as one by the
other programs of Kotai. Verifies such solutions the same way, and tells what a
solve would take on machines that are not there yet."
    DEPENDS "openmpi-bin"
    RECOMMENDS "kotai-cli, kotai-data")
endif()
# The compiled module works with a single minor version of Python.
if(TARGET kotai_python)
  math(EXPR next_minor "${KOTAI_PYTHON_MINOR} + 1")
  kotai_package(python3-kotai
    SUMMARY "small board games, solved completely (module for Python)"
    DESCRIPTION "Reads the solutions of Kotai, which solves small board games: values of
positions one by one or as NumPy arrays, moves, lists and tables.
Reads and writes played games."
    DEPENDS "python3 (>= 3.${KOTAI_PYTHON_MINOR}~), python3 (<< 3.${next_minor}), python3-numpy"
    RECOMMENDS "kotai-cli")
  set(CPACK_DEBIAN_PYTHON3-KOTAI_PACKAGE_SECTION python)
endif()
kotai_package(kotai-data EVERY_PROCESSOR
  SUMMARY "small board games, solved completely (data)"
  DESCRIPTION "Icons, types of files and pages about Kotai, a program that solves small board
games by retrograde analysis.")
include(CPack)
