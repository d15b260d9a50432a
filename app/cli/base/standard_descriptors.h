// The three descriptors every program is meant to begin with.
#pragma once

namespace kotai::cli {

/// A closed one would be given to the next file that is opened, and what is printed would end in a solution. Puts a
/// file in its place that can neither be read nor written, so that using it fails as it did.
void holdStandardDescriptors();

}  // namespace kotai::cli
