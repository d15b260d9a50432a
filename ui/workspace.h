// What is open: the document, the running solves, the opponent. Opens variants and positions, keeps the game between runs.
#pragma once

#include <QObject>
#include <QTimer>
#include <filesystem>

#include "ui/document/game_document.h"
#include "ui/document/game_text.h"
#include "ui/jobs/job_manager.h"
#include "ui/opponent/opponent.h"
#include "ui/settings/settings.h"
#include "ui/welcome/variant_facts.h"

namespace kotai::ui {

/// Owns no widget; the window shows what it says.
class Workspace : public QObject {
  Q_OBJECT

 public:
  Workspace(const std::filesystem::path& dataDirectory, Settings* settings, QObject* parent = nullptr);
  ~Workspace() override;  ///< keeps the game

  GameDocument* document() { return &m_document; }
  JobManager* jobs() { return &m_jobs; }
  Opponent* opponent() { return &m_opponent; }
  Settings* settings() { return m_settings; }

  bool restoreGame();                                    ///< the one that was open when the program ended
  bool openGameFile(const QString& fileName);
  void reopenGame(const QByteArray& text);               ///< one that gameReplaced() carried
  /// "dodgem:4x4" and perhaps a position; the reason if they cannot be read.
  QString openTexts(const QString& variant, const QString& position);
  QString pastePosition(const QString& text);            ///< the reason if it is not a position of this variant
  QString positionText() const;

 public slots:
  void openVariant(kotai::VariantPtr variant);
  void openPosition(kotai::AnyPosition position);        ///< of the variant that is open
  void openStart(kotai::VariantPtr variant, const kotai::AnyPosition& start);
  void requestSolve(kotai::VariantPtr variant);          ///< estimates first; solveOffered() or messageRaised() follows
  void solveNow(kotai::VariantPtr variant);
  void solveIfSmall(const kotai::ui::VariantFacts& facts);
  void keepGame();

 signals:
  void gameOpened();
  void messageRaised(const QString& text);
  void gameReplaced(const QByteArray& before);           ///< a game with moves made way for another; its text
  void solveOffered(kotai::VariantPtr variant, const QString& text);

 private:
  void openGame(const ReadGame& game);
  void followSolved(const VariantPtr& variant);
  void followJob(int id);
  QString keptGameFile() const;

  Settings* m_settings;
  JobManager m_jobs;
  GameDocument m_document;
  Opponent m_opponent;
  QTimer m_keepTimer;
};

}  // namespace kotai::ui
