// Requests of the welcome page to the window.
#pragma once

#include <QObject>
#include <QString>

namespace kotai::ui {

/// Every part of the welcome page emits these signals directly.
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
  void game(const QString& gameId);  ///< shows the page of the game
  void outcomes();
};

}  // namespace kotai::ui
