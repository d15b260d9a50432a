// Makes sure that the three standard descriptors are open.
#pragma once

namespace kotai::cli {

/// Without this, the next opened file would get a closed descriptor, and output could be written into a solution. Opens a file
/// that fails on use, so that errors stay the same.
void holdStandardDescriptors();

}  // namespace kotai::cli
