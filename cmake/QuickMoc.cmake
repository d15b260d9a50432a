# Qt's moc follows every #include it can find: half a second for a header, a twentieth without those of the system. What it writes is the same.
get_target_property(moc Qt6::moc IMPORTED_LOCATION)
configure_file(${CMAKE_CURRENT_LIST_DIR}/moc.sh.in ${PROJECT_BINARY_DIR}/moc.sh @ONLY FILE_PERMISSIONS OWNER_READ OWNER_WRITE OWNER_EXECUTE)

# kotai_moc(<target>): the target's headers and sources go through it.
function(kotai_moc target)
  set_target_properties(${target} PROPERTIES AUTOMOC ON AUTOGEN_ORIGIN_DEPENDS OFF AUTOMOC_EXECUTABLE ${PROJECT_BINARY_DIR}/moc.sh)
endfunction()
