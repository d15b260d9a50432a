// How the figures of a table are shown; shared by charts and the numbers view.
#pragma once

namespace kotai::ui {

enum class Measure { Count, Share };
enum class Scale { Linear, Logarithmic };

}  // namespace kotai::ui
