// Display options for the numbers of a table, in charts and in the numbers view.
#pragma once

namespace kotai::ui {

enum class Measure { Count, Share };
enum class Scale { Linear, Logarithmic };

}  // namespace kotai::ui
