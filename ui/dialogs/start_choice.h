// The well-known starting positions of a variant, each with a small picture and its name.
#pragma once

#include <QWidget>
#include <vector>

#include "core/game/variant.h"

class QButtonGroup;
class QHBoxLayout;

namespace kotai::ui {

/// The standard start is selected first.
class StartChoice : public QWidget {
  Q_OBJECT

 public:
  explicit StartChoice(QWidget* parent = nullptr);
  void setVariant(const VariantPtr& variant);
  bool hasChoice() const { return m_starts.size() > 1; }
  const AnyPosition& start() const;
  QButtonGroup* buttons() const { return m_buttons; }

 signals:
  void chosen();

 private:
  std::vector<NamedStart> m_starts;
  QButtonGroup* m_buttons;
  QHBoxLayout* m_row;
};

}  // namespace kotai::ui
