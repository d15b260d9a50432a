#include "core/catalogue/sqlite_version.h"

#include "core/catalogue/connection.h"
#include "core/catalogue/store.h"

namespace kotai {

std::string sqliteVersion() {
  const catalogue::ConnectionSource source(QStringLiteral(":memory:"));
  std::string version;
  try {
    QSqlQuery query = catalogue::execute(source.forThisThread(), QStringLiteral("SELECT sqlite_version()"));
    if (query.next()) version = query.value(0).toString().toStdString();
  } catch (const catalogue::StoreError&) {
    return {};
  }
  source.closeInThisThread();
  return version;
}

}  // namespace kotai
