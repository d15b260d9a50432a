#include "ui/games/presentation.h"

#include <QFile>
#include <set>

#include "core/play/play.h"

namespace kotai::ui {

QString courseFileOf(const std::string& gameId) {
  const QString file = QStringLiteral(":/kotai/lessons/%1.kotailesson").arg(QString::fromStdString(gameId));
  return QFile::exists(file) ? file : QString();
}

bool differInSize(const std::vector<std::string>& variantIds) {
  std::set<std::pair<int, int>> sizes;
  for (const std::string& id : variantIds)
    if (const auto play = parsePlay(id)) sizes.emplace((*play)->columns(), (*play)->rows());
  return sizes.size() > 1;
}

}  // namespace kotai::ui
