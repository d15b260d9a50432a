// Above the board: value of the position in words, the board's name, whose values are shown on it.
#pragma once

#include <QWidget>
#include <filesystem>

#include "core/game/types.h"

class QButtonGroup;
class QLabel;
class QPushButton;
class QToolButton;

namespace kotai::ui {

class ElidedLabel;
class HeaderLines;
class PillLabel;
class Settings;
class DomineeringDocument;

class DomineeringHeader : public QWidget {
  Q_OBJECT

 public:
  DomineeringHeader(DomineeringDocument* document, Settings* settings, QWidget* parent = nullptr);
  QString badge() const;
  QString summary() const;
  QPushButton* solveButton() const { return m_solve; }
  QToolButton* sideButton(Side side) const;
  void setWork(bool running, bool damaged);  ///< a solve or proof of the variant; its solution
  void setPlayLayout(bool play);
  void setPlayersText(const QString& text);  ///< stands here in the play layout until the game is over, after whose turn it is
  void setDataDirectory(const std::filesystem::path& directory);  ///< where searches leave what they have proved

 public slots:
  void showValueSide(kotai::Side side);

 signals:
  void solveRequested();
  void repairRequested();
  void valueSideChosen(kotai::Side side);

 protected:
  void changeEvent(QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  void refresh();
  void retranslate();
  QString positionSummary() const;
  QString playSummary() const;
  QString startSummary() const;
  bool showsStart() const;
  bool isProved() const;
  bool valuesVisible() const;
  void refreshSides();

  DomineeringDocument* m_document;
  Settings* m_settings;
  std::filesystem::path m_dataDirectory;
  PillLabel* m_pill;
  ElidedLabel* m_title;
  ElidedLabel* m_summary;
  QLabel* m_sidesCaption;
  QButtonGroup* m_sides;
  HeaderLines* m_lines = nullptr;  ///< of all of them
  QPushButton* m_solve;
  QString m_players;
  bool m_play = false;
  bool m_running = false;
  bool m_damaged = false;
};

}  // namespace kotai::ui
