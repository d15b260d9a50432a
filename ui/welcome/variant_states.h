// State of every variant of every game, for the pages that show it.
#pragma once

#include <QObject>
#include <string>
#include <vector>

#include "ui/welcome/variant_line.h"

namespace kotai::ui {

class JobManager;

/// Interface for readers, independent of the kind of games.
class VariantStates : public QObject {
  Q_OBJECT

 public:
  virtual VariantLine line(const std::string& variantId) const = 0;
  virtual bool isSolved(const std::string& variantId) const = 0;
  virtual bool isRead() const = 0;  ///< all of them have been read at least once
  virtual int solvedCount() const = 0;
  virtual double solvedBytes() const = 0;
  virtual int runningCount() const = 0;
  /// The variants of a game that are solved here but not in its lists.
  virtual std::vector<std::string> othersOf(const std::string& gameId) const = 0;
  virtual JobManager* jobs() const = 0;

 signals:
  void changed(const std::string& variantId);
  void progressed();  ///< progress of a running solve

 protected:
  using QObject::QObject;
};

}  // namespace kotai::ui
