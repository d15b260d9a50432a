# Run by cpack before packing: adds the files that only Debian requires in every package (copyright, both changelogs),
# and compresses man pages and changelogs.
find_program(gzip gzip REQUIRED)

# Stores no name and no date in the file, so that the bytes are reproducible.
function(compress file)
  execute_process(COMMAND ${gzip} -9 -n -f ${file} COMMAND_ERROR_IS_FATAL ANY)
endfunction()

# Independent of the umask with which the sources were unpacked.
set(readable OWNER_READ OWNER_WRITE GROUP_READ WORLD_READ)

string(TIMESTAMP date "%a, %d %b %Y %H:%M:%S +0000" UTC)  # uses SOURCE_DATE_EPOCH, if it is set
set(version ${CPACK_PACKAGE_VERSION}-${CPACK_DEBIAN_PACKAGE_RELEASE})
foreach(part IN LISTS CPACK_COMPONENTS_ALL)
  set(usr ${CPACK_TEMPORARY_DIRECTORY}/${part}${CPACK_PACKAGING_INSTALL_PREFIX})
  set(doc ${usr}/share/doc/${part})
  file(MAKE_DIRECTORY ${doc})
  file(COPY_FILE ${CPACK_KOTAI_SOURCES}/CHANGELOG.md ${doc}/changelog)
  file(WRITE ${doc}/changelog.Debian
    "${CPACK_PACKAGE_NAME} (${version}) unstable; urgency=medium\n\n  * Version ${CPACK_PACKAGE_VERSION}: see changelog.gz.\n\n -- ${CPACK_PACKAGE_CONTACT}  ${date}\n")
  file(COPY ${CPACK_KOTAI_SOURCES}/packaging/copyright DESTINATION ${doc} FILE_PERMISSIONS ${readable})
  if(EXISTS ${CPACK_KOTAI_SOURCES}/packaging/${part}.lintian-overrides)
    file(COPY ${CPACK_KOTAI_SOURCES}/packaging/${part}.lintian-overrides DESTINATION ${usr}/share/lintian/overrides
         FILE_PERMISSIONS ${readable})
    file(RENAME ${usr}/share/lintian/overrides/${part}.lintian-overrides ${usr}/share/lintian/overrides/${part})
  endif()
  file(CHMOD ${doc}/changelog ${doc}/changelog.Debian PERMISSIONS ${readable})
  file(GLOB pages ${usr}/share/man/man*/*.[0-9])
  foreach(file IN LISTS pages ITEMS ${doc}/changelog ${doc}/changelog.Debian)
    compress(${file})
  endforeach()
endforeach()
