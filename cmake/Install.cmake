# Rules for `cmake --install`. Each component becomes a package: kotai, kotai-cli, kotai-mpi, kotai-data, python3-kotai.
# The program contains pictures, help, sounds and translations (resources/kotai.qrc), so it runs without installed files.
include(GNUInstallDirs)

set(KOTAI_APPSTREAM_ID org.example.kotai CACHE STRING "The program's name among all programs: a domain of who publishes it, turned round")
set(KOTAI_HOMEPAGE "" CACHE STRING "Where it is published; empty: told to nobody")
set(KOTAI_SCREENSHOTS "" CACHE STRING "The address at which the pictures of resources/screenshots lie; empty: none are told")

set(data ${CMAKE_INSTALL_DATADIR})

# Programs, and the files generated from them (app/install).
set(programs kotai kotai-cli)
if(TARGET kotai-mpi)
  list(APPEND programs kotai-mpi)
endif()
foreach(program IN LISTS programs)
  install(TARGETS ${program} COMPONENT ${program})
  install(FILES ${KOTAI_INSTALL_FILES}/${program}/man/man1/${program}.1 DESTINATION ${CMAKE_INSTALL_MANDIR}/man1 COMPONENT ${program})
  install(DIRECTORY ${KOTAI_INSTALL_FILES}/${program}/ DESTINATION ${data} COMPONENT ${program} PATTERN man EXCLUDE)
endforeach()
install(DIRECTORY ${KOTAI_INSTALL_FILES}/kotai-data/ DESTINATION ${data} COMPONENT kotai-data)

# The Python module.
if(TARGET kotai_python)
  set(KOTAI_PYTHON_INSTALL lib/python3/dist-packages CACHE STRING "The folder of Python's modules, from the prefix")
  install(TARGETS kotai_python DESTINATION ${KOTAI_PYTHON_INSTALL}/kotai COMPONENT python3-kotai)
  install(FILES ${KOTAI_PYTHON_FILES} DESTINATION ${KOTAI_PYTHON_INSTALL}/kotai COMPONENT python3-kotai)
endif()

# Desktop files.
set(desktop ${PROJECT_SOURCE_DIR}/resources/desktop)
set(KOTAI_LINKS "")
if(KOTAI_HOMEPAGE)
  string(APPEND KOTAI_LINKS "  <url type=\"homepage\">${KOTAI_HOMEPAGE}</url>\n")
endif()
if(KOTAI_SCREENSHOTS)
  string(APPEND KOTAI_LINKS "  <screenshots>\n")
  set(kind " type=\"default\"")
  # The picture named domineering shows Synchronized Domineering.
  foreach(picture IN ITEMS board animal-shogi quoridor gobblet domineering puzzle)
    string(APPEND KOTAI_LINKS "    <screenshot${kind}><image>${KOTAI_SCREENSHOTS}/${picture}-light.png</image></screenshot>\n")
    set(kind "")
  endforeach()
  string(APPEND KOTAI_LINKS "  </screenshots>\n")
endif()
set(metainfo ${PROJECT_BINARY_DIR}/${KOTAI_APPSTREAM_ID}.metainfo.xml)
configure_file(${desktop}/metainfo.xml.in ${metainfo} @ONLY)
install(FILES ${desktop}/kotai.desktop DESTINATION ${data}/applications COMPONENT kotai)
install(FILES ${metainfo} DESTINATION ${data}/metainfo COMPONENT kotai)
install(FILES ${desktop}/kotai.xml DESTINATION ${data}/mime/packages COMPONENT kotai-data)

# Pages keep their folders, because they link to each other.
set(doc ${CMAKE_INSTALL_DATAROOTDIR}/doc/kotai)
file(GLOB_RECURSE pages RELATIVE ${PROJECT_SOURCE_DIR} CONFIGURE_DEPENDS docs/*.md core/*.md tests/bench/*.md)
foreach(page IN LISTS pages ITEMS README.md CHANGELOG.md SECURITY.md LICENSE)
  cmake_path(GET page PARENT_PATH folder)
  install(FILES ${page} DESTINATION ${doc}/${folder} COMPONENT kotai-data)
endforeach()
install(DIRECTORY docs/schema DESTINATION ${doc}/docs COMPONENT kotai-data)
install(DIRECTORY resources/screenshots DESTINATION ${doc}/resources COMPONENT kotai-data)
