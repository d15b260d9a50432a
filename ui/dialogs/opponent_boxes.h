// Combo boxes for the opponent and the person's side in games in which the players alternate.
#pragma once

#include <QComboBox>
#include <QWidget>

#include "ui/settings/settings.h"
#include "ui/widgets/boxes_form.h"

class QLabel;

namespace kotai::ui {

class GameDocument;

/// Writes the settings as soon as something is chosen.
class OpponentBoxes : public QWidget {
  Q_OBJECT

 public:
  OpponentBoxes(const GameDocument* document, Settings* settings, BoxesForm form, QWidget* parent = nullptr);
  QComboBox* person() const { return m_person; }
  QComboBox* strength() const { return m_strength; }
  /// In a narrow window the words before the boxes make way.
  void setCaptionsShown(bool shown);

 signals:
  void sizeChanged();

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void layOut();
  void refresh();
  void chooseOpponent();

  const GameDocument* m_document;
  Settings* m_settings;
  BoxesForm m_form;
  QLabel* m_personCaption;
  QComboBox* m_person;
  QLabel* m_strengthCaption;
  QComboBox* m_strength;
};

}  // namespace kotai::ui
