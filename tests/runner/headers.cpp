// Compiles only the precompiled headers of the tests (CMakeLists.txt).
