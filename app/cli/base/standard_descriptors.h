// Makes sure that the three standard descriptors are open.
#pragma once

namespace kotai::cli {

/// Replaces closed standard descriptors by a file that fails on use, so that errors stay the same. Otherwise, the next opened
/// file would get such a descriptor, and output could be written into a solution.
void holdStandardDescriptors();

}  // namespace kotai::cli
