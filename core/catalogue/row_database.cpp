#include "core/catalogue/row_database.h"

#include <QCoreApplication>
#include <QSqlError>
#include <QStringList>
#include <array>
#include <optional>

#include "core/catalogue/connection.h"
#include "core/catalogue/store.h"

namespace kotai {

namespace {

QString text(std::string_view words) { return QString::fromUtf8(words.data(), static_cast<qsizetype>(words.size())); }

struct ToVariant {
  QVariant operator()(std::monostate) const { return {}; }
  QVariant operator()(std::string_view words) const { return text(words); }
  QVariant operator()(std::int64_t number) const { return static_cast<qlonglong>(number); }
  QVariant operator()(double number) const { return number; }
};

/// Qt finds no SQL driver without one.
std::unique_ptr<QCoreApplication> applicationIfNone() {
  static int argumentCount = 0;
  return QCoreApplication::instance() ? nullptr : std::make_unique<QCoreApplication>(argumentCount, nullptr);
}

QSqlDatabase open(const catalogue::ConnectionSource& source) {
  try {
    return source.forThisThread();
  } catch (const catalogue::StoreError&) {
    throw RowDatabaseError("SQLite cannot open it");
  }
}

void run(QSqlQuery& query) {
  if (!query.exec()) throw RowDatabaseError(query.lastError().databaseText().toStdString());
}

void run(const QSqlDatabase& database, const QString& statement) {
  QSqlQuery query(database);
  if (!query.exec(statement)) throw RowDatabaseError(query.lastError().databaseText().toStdString());
}

}  // namespace

struct RowDatabase::Impl {
  explicit Impl(const std::filesystem::path& file)
      : application(applicationIfNone()), source(text(file.string())), database(open(source)) {
    // Nobody else has the file, and an unfinished one is thrown away: there is nothing to roll back to.
    for (const char* pragma : {"PRAGMA journal_mode = OFF", "PRAGMA synchronous = OFF"}) run(database, QLatin1String(pragma));
    run(database, QStringLiteral("BEGIN"));
  }
  ~Impl() {
    insert.reset();
    database = QSqlDatabase();
    source.closeInThisThread();
  }
  Impl(const Impl&) = delete;
  Impl& operator=(const Impl&) = delete;

  void createTable(const QString& name, const std::vector<Column>& columns) {
    QStringList parts;
    for (const Column& column : columns) parts << text(column.name) + QLatin1Char(' ') + text(column.type);
    run(database, QStringLiteral("CREATE TABLE %1 (%2)").arg(name, parts.join(QStringLiteral(", "))));
  }
  void prepareInsert(const QString& name, std::size_t columns) {
    const QStringList places(static_cast<qsizetype>(columns), QStringLiteral("?"));
    insert.emplace(database);
    if (!insert->prepare(QStringLiteral("INSERT INTO %1 VALUES (%2)").arg(name, places.join(QStringLiteral(", ")))))
      throw RowDatabaseError(insert->lastError().databaseText().toStdString());
  }

  std::unique_ptr<QCoreApplication> application;
  catalogue::ConnectionSource source;
  QSqlDatabase database;
  std::optional<QSqlQuery> insert;
};

RowDatabase::RowDatabase(const std::filesystem::path& file, std::string_view table, const std::vector<Column>& columns,
                         const Facts& facts)
    : m_impl(std::make_unique<Impl>(file)) {
  const QString about = QStringLiteral("about");
  m_impl->createTable(about, {{"key", "TEXT PRIMARY KEY"}, {"value", "TEXT NOT NULL"}});
  m_impl->prepareInsert(about, 2);
  for (const auto& [key, value] : facts) add(std::array<Cell, 2>{std::string_view(key), std::string_view(value)});
  m_impl->createTable(text(table), columns);
  m_impl->prepareInsert(text(table), columns.size());
}

RowDatabase::~RowDatabase() = default;

void RowDatabase::add(std::span<const Cell> row) {
  for (std::size_t place = 0; place < row.size(); ++place)
    m_impl->insert->bindValue(static_cast<int>(place), std::visit(ToVariant{}, row[place]));
  run(*m_impl->insert);
}

void RowDatabase::finish() {
  m_impl->insert->finish();
  run(m_impl->database, QStringLiteral("COMMIT"));
}

}  // namespace kotai
