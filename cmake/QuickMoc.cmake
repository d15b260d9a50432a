# Qt's moc follows every #include that it finds. Without system headers, moc takes 0.05 s instead of 0.5 s per header, with the same output.
get_target_property(moc Qt6::moc IMPORTED_LOCATION)
configure_file(${CMAKE_CURRENT_LIST_DIR}/moc.sh.in ${PROJECT_BINARY_DIR}/moc.sh @ONLY FILE_PERMISSIONS OWNER_READ OWNER_WRITE OWNER_EXECUTE)

# kotai_moc(<target>): runs this faster moc on the target's headers and sources.
function(kotai_moc target)
  set_target_properties(${target} PROPERTIES AUTOMOC ON AUTOGEN_ORIGIN_DEPENDS OFF AUTOMOC_EXECUTABLE ${PROJECT_BINARY_DIR}/moc.sh)
endfunction()
