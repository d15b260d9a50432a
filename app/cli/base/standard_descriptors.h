// The three descriptors that every program should start with.
#pragma once

namespace kotai::cli {

/// The next opened file would get a closed descriptor, and output would end in a solution. Puts an unusable file in its
/// place, so that using it fails as before.
void holdStandardDescriptors();

}  // namespace kotai::cli
