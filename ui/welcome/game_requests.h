// Signals with which the welcome page sends requests to the window.
#pragma once

#include <QObject>
#include <QString>

namespace kotai::ui {

/// Signals of the welcome page. The parts of the page emit them directly.
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
