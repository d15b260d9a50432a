// Shows tooltips of single choices. A worker finds the explanations.
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
  /// Function that explains a choice in the background. Passes the explanation to \p receive on the calling
  /// thread, unless the tips no longer exist.
  using Explain = std::function<void(Side side, AnyMove move, std::function<void(const std::vector<Fact>&)> receive)>;

  /// Sets the function that explains choices, which may be empty. Forgets all explanations.
  void setExplain(Explain explain);
  /// Shows the text immediately. Adds the explanation when it arrives, unless another tooltip has replaced the
  /// text.
  void show(QWidget* widget, const QPoint& onScreen, const QString& text, Side side, AnyMove move);

 private:
  Explain m_explain;
  std::map<std::pair<Side, AnyMove>, std::vector<Fact>> m_found;
  int m_request = 0;  ///< number of calls of setExplain(); explanations of earlier positions are dropped
};

}  // namespace kotai::ui
