// Checks JSON by the subset of JSON Schema that docs/schema uses.
#pragma once

#include <QJsonObject>
#include <QMap>
#include <QString>

/// Schemas read from the files of a folder. The check is stricter than JSON Schema: members that a schema does
/// not describe are errors.
class JsonSchemas {
 public:
  explicit JsonSchemas(QString folder) : m_folder(std::move(folder)) {}
  /// Returns the first fault of a document, with its place. Empty if the document matches.
  QString fault(const QString& schema, const QJsonValue& document);

 private:
  /// A schema, and the file to which its references belong.
  struct Schema {
    QString file;
    QJsonObject object;
  };
  QJsonObject read(const QString& file);
  Schema target(const Schema& from, const QString& reference);
  QString fault(const Schema& schema, const QJsonValue& value, const QString& place);
  QString faultOfMembers(const Schema& schema, const QJsonObject& object, const QString& place);
  QString faultOfAlternatives(const Schema& schema, const QJsonArray& alternatives, const QJsonValue& value,
                              const QString& place);

  QString m_folder;
  QMap<QString, QJsonObject> m_files;
};
