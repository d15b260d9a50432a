// The layout of what stands above a board: what is played and what there is to say about it, in one line or in two.
#pragma once

#include <QHBoxLayout>
#include <optional>
#include <vector>

namespace kotai::ui {

class HeaderLines : public QHBoxLayout {
 public:
  struct Parts {
    QWidget* badge;
    QWidget* name;
    QWidget* words;                ///< takes the room that is left; ends in "..." where there is none
    std::vector<QWidget*> beside;  ///< right of the words
    QWidget* last;                 ///< at the end, beside one line or both
  };

  HeaderLines(QWidget* parent, Parts parts);
  /// The name alone in the first line: the badge, the words and what stands beside them below it.
  void setTwoLines(bool two);

 private:
  const Parts m_parts;
  std::optional<bool> m_two;
  QHBoxLayout* m_first;
  QHBoxLayout* m_second;
};

}  // namespace kotai::ui
