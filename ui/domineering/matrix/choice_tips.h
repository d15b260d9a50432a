// Tooltips of single choices. A worker finds their explanations.
#pragma once

#include <QString>
#include <QWidget>
#include <functional>
#include <map>
#include <utility>
#include <vector>

#include "core/explain/fact.h"
#include "core/game/types.h"

class QPoint;

namespace kotai::ui {

class ChoiceTips {
 public:
  /// Function that explains a choice. Passes the explanation to \p receive later, on the same thread, unless the tips no longer
  /// exist.
  using Explain = std::function<void(Side side, AnyMove move, std::function<void(const std::vector<Fact>&)> receive)>;

  /// Sets the function that explains choices. The function may be empty. Forgets all explanations.
  void setExplain(Explain explain);
  /// Shows the text at once. Adds the explanation when the explanation arrives, unless another tooltip is shown by
  /// then.
  void show(QWidget* widget, const QPoint& onScreen, const QString& text, Side side, AnyMove move);

 private:
  Explain m_explain;
  std::map<std::pair<Side, AnyMove>, std::vector<Fact>> m_found;
  int m_asked = 0;  ///< counts setExplain(), so that late explanations of another position are dropped
};

}  // namespace kotai::ui
