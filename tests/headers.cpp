// Nothing: a source for the targets that read headers for others (kotai_share_headers in CMakeLists.txt).
