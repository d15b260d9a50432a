// Makes sure that the three standard descriptors are open.
#pragma once

namespace kotai::cli {

/// Replaces closed standard descriptors with files that fail on use. Otherwise, the next opened file would get such a descriptor,
/// and output could overwrite a solution.
void holdStandardDescriptors();

}  // namespace kotai::cli
