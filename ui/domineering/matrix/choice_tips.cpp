#include "ui/domineering/matrix/choice_tips.h"

#include <QToolTip>

#include "ui/strings/strings.h"

namespace kotai::ui {

void ChoiceTips::setExplain(Explain explain) {
  m_explain = std::move(explain);
  m_found.clear();
  ++m_request;
}

void ChoiceTips::show(QWidget* widget, const QPoint& onScreen, const QString& text, Side side, AnyMove move) {
  const std::pair choice(side, move);
  if (const auto found = m_found.find(choice); found != m_found.end()) {
    QToolTip::showText(onScreen, found->second.empty() ? text : text + QLatin1Char('\n') + explanationText(found->second),
                       widget);
    return;
  }
  QToolTip::showText(onScreen, text, widget);
  if (!m_explain) return;
  m_explain(side, move, [this, widget, onScreen, text, choice, request = m_request](const std::vector<Fact>& facts) {
    if (request != m_request) return;
    m_found[choice] = facts;
    if (QToolTip::isVisible() && QToolTip::text() == text) show(widget, onScreen, text, choice.first, choice.second);
  });
}

}  // namespace kotai::ui
