// Compares two solved variants: in one shared chart, or side by side if a chart has no room for both.
#pragma once

#include <QDialog>
#include <array>
#include <memory>

#include "ui/background/latest.h"
#include "ui/docks/tables/compared_pair.h"

class QComboBox;
class QHBoxLayout;
class QLabel;
class QPushButton;

namespace kotai::ui {

/// Stays open during play. A worker reads the tables of the chosen variants.
class CompareWindow : public QDialog {
  Q_OBJECT

 public:
  /// \p first is the first variant. The second is another solved variant of the same game, if there is one.
  CompareWindow(std::unique_ptr<ComparedVariants> variants, const std::string& first, QWidget* parent = nullptr);

  QComboBox* variantBox(std::size_t number) const { return m_variants.at(number); }
  QComboBox* numbersBox() const { return m_what; }
  QComboBox* measureBox() const { return m_measure; }
  const std::vector<QWidget*>& charts() const { return m_charts; }
  QLabel* status() const { return m_status; }
  bool isRead() const { return m_pair != nullptr; }
  void saveAs(const QString& file);  ///< the suffix selects CSV, SVG, PDF or otherwise PNG; reports the result
  QSize sizeHint() const override { return {820, 540}; }

 private:
  void chooseVariants(const std::string& first);
  void layOut();
  void read();
  void take(const ComparedVariants::Read& read);
  void fillNumbers();
  void showNumbers();
  void tell(const QString& text);
  std::size_t subject() const;
  ComparedLook look() const;
  QString title() const;
  QByteArray bytes(const QString& suffix) const;
  void askAndSave();
  void retranslate();

  std::unique_ptr<ComparedVariants> m_solved;
  std::shared_ptr<const ComparedPair> m_pair;  ///< null while it is being read
  std::array<QComboBox*, 2> m_variants;
  QLabel* m_beside;
  QComboBox* m_what;
  QComboBox* m_measure;
  QComboBox* m_scale;
  QPushButton* m_save;
  QHBoxLayout* m_room;
  std::vector<QWidget*> m_charts;
  QLabel* m_status;
  Latest m_reading;
};

}  // namespace kotai::ui
