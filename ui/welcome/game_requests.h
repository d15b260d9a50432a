// Requests of the welcome page to the window.
#pragma once

#include <QObject>
#include <QString>

namespace kotai::ui {

/// Signals that the parts of the welcome page emit directly.
class GameRequests : public QObject {
  Q_OBJECT

 public:
  using QObject::QObject;

 signals:
  void play(const QString& variantId);
  void playTogether(const QString& variantId);
  void explore(const QString& variantId);
  void puzzles(const QString& variantId);
  void solve(const QString& variantId);
  void pause(const QString& variantId);
  void repair(const QString& variantId);
  void lessons(const QString& gameId);
  void rules(const QString& gameId);
  void game(const QString& gameId);  ///< requests the page of a game
  void outcomes();
};

}  // namespace kotai::ui
