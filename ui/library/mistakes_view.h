// View of positions in which the user lost points, grouped by motif, phase or piece. The user can open and
// practise them.
#pragma once

#include <QListWidget>
#include <QPushButton>
#include <QStandardItemModel>
#include <QWidget>
#include <memory>

#include "core/library/game_library.h"
#include "core/puzzles/practice.h"
#include "ui/background/latest.h"
#include "ui/docks/positions/card_view.h"
#include "ui/library/own_results.h"
#include "ui/strings/lesson_strings.h"
#include "ui/theme/label.h"
#include "ui/widgets/compact_combo_box.h"
#include "ui/widgets/empty_state.h"
#include "ui/widgets/link_label.h"

class QBoxLayout;

namespace kotai::ui {

class MistakesView : public QWidget {
  Q_OBJECT

 public:
  MistakesView(std::shared_ptr<GameLibrary> library, MistakeFinder finder, QWidget* parent = nullptr);
  ~MistakesView() override;

  /// Sets the games whose mistakes the view shows, the latest game first. Reads the mistakes when the view is
  /// visible.
  void setGames(const std::vector<LibraryGame>& games);
  const std::vector<OwnMistake>& mistakes() const { return m_mistakes; }
  CompactComboBox* variantBox() const { return m_variants; }
  QListWidget* groups() const { return m_groups; }  ///< list of groups; the first group contains all mistakes
  CardView* cards() const { return m_cards; }
  QLabel* reasons() const { return m_reasons; }
  EmptyState* empty() const { return m_empty; }  ///< placeholder whose button starts the solve of readVariant()
  const std::string& readVariant() const { return m_readVariant; }
  QPushButton* showButton() const { return m_show; }
  int heightForWidth(int width) const override;  ///< returns the minimum height, so that the lists stay scrollable
  void readAgain();                              ///< call for a new solution: reads the mistakes again when visible

 signals:
  void lessonWanted(const kotai::ui::LessonLink& lesson);
  void positionWanted(const QString& variantId, const QString& position);
  void practiceWanted(const QString& variantId, const std::vector<kotai::MadeMistake>& mistakes, const QString& title);

 private:
  void showEvent(QShowEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  struct Read;
  void layOut();
  void connectParts();
  std::string variantId() const;
  void read();
  void stopReading();
  void take(const Read& read);
  void showParts();
  void showEmpty();
  QString helpNote() const;
  void fillGroups();
  void fillCards(const QString& current = {});
  QString currentText() const;
  void showReasons();
  void openLesson();
  std::vector<std::size_t> chosen() const;
  void openCurrent();
  void practise();
  void retranslate();

  std::shared_ptr<GameLibrary> m_library;
  MistakeFinder m_finder;
  std::vector<LibraryGame> m_games;  ///< games of the user against the computer
  std::vector<OwnMistake> m_mistakes;
  std::vector<MistakeGroup> m_grouped;
  std::string m_readVariant;  ///< variant whose mistakes were read
  QString m_failure;
  bool m_hadHelp = false;  ///< whether the user had help with moves of the read games
  bool m_solved = false;
  bool m_isRead = false;  ///< true if the mistakes of the chosen variant have been read
  Latest m_reading;
  std::stop_source m_stop;
  CompactComboBox* m_variants = new CompactComboBox(this);
  CompactComboBox* m_sorts = named("sortBox", new CompactComboBox(this));
  QLabel* m_summary = muted(wrapping(new Label(this)));
  QListWidget* m_groups = named("mistakeGroups", new QListWidget(this));
  QStandardItemModel* m_model = new QStandardItemModel(this);
  CardView* m_cards = named("mistakes", new CardView(this));
  QLabel* m_reasons = wrapping(new Label(this));
  LinkLabel* m_lesson = named("lessonLink", new LinkLabel(this));
  QPushButton* m_practise = named("practiseButton", new QPushButton(this));
  QPushButton* m_show = new QPushButton(this);
  QWidget* m_found = new QWidget(this);  ///< widget with the groups and the cards
  QBoxLayout* m_lists = nullptr;
  EmptyState* m_empty = new EmptyState(this);
};

}  // namespace kotai::ui
