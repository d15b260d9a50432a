// Placeholder for a dock without contents, with a heading, a sentence, and possibly a button or a progress bar.
#pragma once

#include <QProgressBar>
#include <QPushButton>
#include <QStringList>
#include <QVBoxLayout>
#include <QWidget>
#include <optional>
#include <vector>

#include "ui/theme/label.h"

namespace kotai::ui {

class EmptyState : public QWidget {
  Q_OBJECT

 public:
  explicit EmptyState(QWidget* parent = nullptr);

  void setStrings(const QString& heading, const QString& text);
  /// Shows a heading and a text, without a button or a progress bar.
  void showTextsOnly(const QString& heading, const QString& text);
  /// Sets the text of the button; an empty string hides the button.
  void setAction(const QString& text) { showAction(text, true); }
  void setQuietAction(const QString& text) { showAction(text, false); }  ///< sets the text of a less prominent button
  void setProgress(std::optional<double> share);                         ///< shows the progress from 0 to 1; empty hides the bar
  QString heading() const { return m_heading->text(); }
  QPushButton* button() const { return m_button; }
  /// Sets the texts of further buttons below the main button. showTextsOnly() removes these buttons.
  void setOffers(const QStringList& texts);
  const std::vector<QPushButton*>& offers() const { return m_offers; }

 signals:
  void offerChosen(int number);  ///< emitted when the user clicks the offer with this index

 private:
  void showAction(const QString& text, bool primary);

  QLabel* m_heading = nullptr;
  QLabel* m_text = nullptr;
  QPushButton* m_button = nullptr;
  QProgressBar* m_progress = nullptr;
  QVBoxLayout* m_offerColumn = nullptr;
  std::vector<QPushButton*> m_offers;
};

}  // namespace kotai::ui
