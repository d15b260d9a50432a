#include "ui/strings/waste_text.h"

namespace kotai::ui {

QString wasteText(Outcome outcome, std::uint32_t plies) {
  return (outcome == Outcome::Loss ? QStringLiteral("\u2212%1") : QStringLiteral("+%1")).arg(plies);
}

}  // namespace kotai::ui
