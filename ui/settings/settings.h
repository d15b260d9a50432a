// Settings kept between runs: one getter, setter and signal per value; the .cpp holds the defaults.
#pragma once

#include <QByteArray>
#include <QObject>
#include <QString>
#include <QStringList>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "core/game/types.h"
#include "ui/settings/settings_store.h"
#include "ui/theme/palette.h"

namespace kotai::ui {

/// Sides played by the program.
enum class OpponentSides { None, First, Second, Both };

/// GUI thread only. With an empty file name the platform's place is used (~/.config/Kotai/kotai.conf); what was kept for
/// "Unknown Organization" is brought over the first time.
class Settings : public QObject {
  Q_OBJECT

 public:
  explicit Settings(const QString& fileName = {}, QObject* parent = nullptr);

  QString language() const;  ///< a code of languages(); at first the system's, as far as there is a translation
  ThemeChoice theme() const;
  VisionChoice vision() const;
  bool valuesShown() const;  ///< of positions and moves, wherever they are told: the one answer to that question
  bool coordinatesShown() const;
  bool boardFlipped() const;
  bool ownSideBelow() const;  ///< the board is turned to the person who plays against the computer
  bool pathsShown() const;
  PieceSet pieceSet() const;                                   ///< stored as "animals", "kanji", "letters"
  int animationMs() const;                                     ///< 0: off
  static constexpr const char* newcomersStrength = "level=3";  ///< can be beaten
  /// As makePlayer() reads it: "perfect", "level=3", "random"; or an engine's address. Each game has its own.
  QString opponentStrength() const;  ///< in the game that is open
  QString opponentStrengthIn(std::string_view gameId) const;
  QString opponentEngine() const;  ///< the last engine of others that was chosen; empty: none yet
  void setOpponentEngine(const QString& address);
  OpponentSides opponentSides() const;
  QString playerName(Side side) const;  ///< of one of two people at this computer; empty: none
  /// The last side that the program alone has played; first the second.
  OpponentSides lastProgramSide() const;
  std::optional<Side> personSide() const;  ///< who plays one side against the computer; none who plays both or neither
  int opponentDelayMs() const;
  int clockSeconds() const;           ///< for each side; 0: no clock
  int clockIncrementSeconds() const;  ///< for each move
  int solveThreads() const;           ///< 0: as many as the machine has
  int solveMemoryMb() const;          ///< millions of bytes; 0: as much as is free
  bool solvesWhatIsPlayed() const;    ///< in the background, where it takes less than a minute
  /// Strength of the program with simultaneous moves, as domineering::makePlayer() reads it.
  QString simultaneousStrength(Side side) const;
  bool soundsOn() const;
  bool revealsAtOnce() const;  ///< both choices, as soon as the second is made
  /// The keys a person gave an action, portable text separated by '|'; none: the usual ones.
  std::optional<QString> shortcuts(const QString& action) const;
  bool explainsNewGames() const;                             ///< a game that is played for the first time
  bool firstStepsDone() const;                               ///< seen or skipped
  QString training() const;                                  ///< which puzzles were chosen last; as ui/puzzles writes it
  QString puzzleInWork(const std::string& variantId) const;  ///< likewise; empty: none
  QStringList recentFiles() const;                           ///< of games, the latest first
  /// Searches by value that were asked about a game, the latest first.
  QStringList queries(std::string_view gameId) const;
  QString verification(const QString& file) const;  ///< of a solution, as ui/solutions writes it; empty: none
  QByteArray windowGeometry() const;
  /// State of the docks in a layout: "state", "playState"; for games of simultaneous moves "simultaneousState" and so on.
  QByteArray windowState(const QString& layout) const;
  QString choice(const QString& name) const;  ///< of a box that remembers what was chosen in it; empty: nothing yet
  bool playLayout() const;                    ///< else the study layout; at first, while the person plays against the program

 public slots:
  void setLanguage(const QString& language);
  void setTheme(kotai::ui::ThemeChoice theme);
  void setVision(kotai::ui::VisionChoice vision);
  void setValuesShown(bool shown);
  void holdValuesBack(bool held);  ///< for a while, until they are asked for; not remembered
  void setCoordinatesShown(bool shown);
  void setBoardFlipped(bool flipped);
  void setOwnSideBelow(bool below);
  void setPathsShown(bool shown);
  void setPieceSet(kotai::ui::PieceSet pieces);
  void setAnimationMs(int milliseconds);
  void setOpponentGame(std::string_view gameId);  ///< is open now: its opponent takes a seat
  void setOpponentStrength(const QString& strength);
  void setOpponentStrengthIn(std::string_view gameId, const QString& strength);
  void setOpponentSides(kotai::ui::OpponentSides sides);
  void setPlayerName(kotai::Side side, const QString& name);
  void setOpponentDelayMs(int milliseconds);
  void setClock(int seconds, int incrementSeconds);
  void setSolveLimits(int threads, int memoryMb);
  void setSolvesWhatIsPlayed(bool solves);
  void setExplainsNewGames(bool explains);
  void setSimultaneousStrength(kotai::Side side, const QString& strength);
  void setSoundsOn(bool on);
  void setRevealsAtOnce(bool on);
  void setShortcuts(const QString& action, const std::optional<QString>& keys);
  void setFirstStepsDone(bool done);
  void setTraining(const QString& choice);
  void setPuzzleInWork(const std::string& variantId, const QString& puzzle);  ///< empty: none
  void addRecentFile(const QString& file);
  void forgetRecentFiles();
  void addQuery(std::string_view gameId, const QString& text);
  void setVerification(const QString& file, const QString& what);
  void setWindowGeometry(const QByteArray& geometry);
  void setWindowState(const QString& layout, const QByteArray& state);
  void setChoice(const QString& name, const QString& value);
  void setPlayLayout(bool play);

 signals:
  void languageChanged(const QString& language);
  void themeChanged();  ///< theme or vision
  void valuesShownChanged(bool shown);
  void coordinatesShownChanged(bool shown);
  void boardFlippedChanged(bool flipped);
  void ownSideBelowChanged(bool below);
  void pathsShownChanged(bool shown);
  void pieceSetChanged(kotai::ui::PieceSet pieces);
  void animationMsChanged(int milliseconds);
  void opponentChanged();  ///< strength, sides or delay
  void soundsOnChanged(bool on);
  void solveLimitsChanged();
  void revealsAtOnceChanged(bool on);
  void firstStepsDoneChanged(bool done);
  void recentFilesChanged();
  void playLayoutChanged(bool play);

 private:
  bool store(const QString& key, const QVariant& value);  ///< true if it differs from what was there
  std::unique_ptr<SettingsStore> m_store;
  bool m_valuesHeldBack = false;
  std::string m_opponentGame;  ///< the one that is open; empty: none was yet
};

}  // namespace kotai::ui
