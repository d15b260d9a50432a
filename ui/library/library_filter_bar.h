// Bar with the filters of the library. The filters are text, game, result, opponent, dates, length, accuracy
// and the position on the board.
#pragma once

#include <QCheckBox>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QWidget>
#include <vector>

#include "core/library/library_game.h"
#include "ui/widgets/compact_combo_box.h"

class QComboBox;

namespace kotai::ui {

class LibraryFilterBar : public QWidget {
  Q_OBJECT

 public:
  explicit LibraryFilterBar(QWidget* parent = nullptr);

  LibraryFilter filter() const;
  void setChoices(const std::vector<std::string>& variants, const std::vector<std::string>& players);
  /// Sets the position for the filter "the position on the board". \p variant is empty if no game is open.
  void setPosition(const std::string& variant, const std::string& key);
  QLineEdit* words() const { return m_words; }
  QComboBox* games() const { return m_games; }
  QComboBox* results() const { return m_results; }
  QComboBox* players() const { return m_players; }
  QCheckBox* position() const { return m_position; }

 signals:
  void changed();

 private:
  bool usesExtraFilters() const;
  void report();
  void showMore();
  void fitLines();
  void retranslate();

  QLineEdit* m_words = new QLineEdit(this);
  QComboBox* m_games = new CompactComboBox(this);
  QComboBox* m_results = new CompactComboBox(this);
  QComboBox* m_players = new CompactComboBox(this);
  QLineEdit* m_from = new QLineEdit(this);
  QLineEdit* m_to = new QLineEdit(this);
  QSpinBox* m_fewest = new QSpinBox(this);
  QSpinBox* m_most = new QSpinBox(this);
  QSpinBox* m_accuracy = new QSpinBox(this);
  QCheckBox* m_position = new QCheckBox(this);
  QPushButton* m_more = new QPushButton(this);
  std::vector<QWidget*> m_extraFilters;  ///< filters that are hidden unless m_more is checked
  std::string m_variant;
  std::string m_key;
};

}  // namespace kotai::ui
