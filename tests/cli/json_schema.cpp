#include "tests/cli/json_schema.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QStringList>
#include <cmath>

namespace {

bool hasType(const QJsonValue& value, const QString& type) {
  if (type == QLatin1String("string")) return value.isString();
  if (type == QLatin1String("boolean")) return value.isBool();
  if (type == QLatin1String("null")) return value.isNull();
  if (type == QLatin1String("array")) return value.isArray();
  if (type == QLatin1String("object")) return value.isObject();
  if (type == QLatin1String("number")) return value.isDouble();
  return type == QLatin1String("integer") && value.isDouble() && std::floor(value.toDouble()) == value.toDouble();
}

bool hasTypeOf(const QJsonValue& value, const QJsonValue& types) {
  if (types.isString()) return hasType(value, types.toString());
  for (const QJsonValue& type : types.toArray())
    if (hasType(value, type.toString())) return true;
  return false;
}

QString textOf(const QJsonValue& value) { return value.toVariant().toString().left(40); }

}  // namespace

QString JsonSchemas::fault(const QString& schema, const QJsonValue& document) {
  const QString file = schema + QStringLiteral(".json");
  return fault({file, read(file)}, document, schema);
}

QJsonObject JsonSchemas::read(const QString& file) {
  if (!m_files.contains(file)) {
    QFile opened(m_folder + QLatin1Char('/') + file);
    QJsonParseError error;
    const QByteArray bytes = opened.open(QIODevice::ReadOnly) ? opened.readAll() : QByteArray();
    m_files[file] = QJsonDocument::fromJson(bytes, &error).object();
    if (m_files[file].isEmpty()) qWarning("%s: %s", qPrintable(file), qPrintable(error.errorString()));
  }
  return m_files[file];
}

JsonSchemas::Schema JsonSchemas::target(const Schema& from, const QString& reference) {
  const QString named = reference.section(QLatin1Char('#'), 0, 0);
  const QString file = named.isEmpty() ? from.file : named;
  QJsonObject object = read(file);
  for (const QString& name : reference.section(QLatin1Char('#'), 1).split(QLatin1Char('/'), Qt::SkipEmptyParts))
    object = object[name].toObject();
  return {file, object};
}

QString JsonSchemas::fault(const Schema& schema, const QJsonValue& value, const QString& place) {
  static const QStringList known{QStringLiteral("$schema"),    QStringLiteral("title"), QStringLiteral("$defs"),
                                 QStringLiteral("type"),       QStringLiteral("enum"),  QStringLiteral("required"),
                                 QStringLiteral("properties"), QStringLiteral("items"), QStringLiteral("additionalProperties"),
                                 QStringLiteral("anyOf"),      QStringLiteral("$ref")};
  const QJsonObject& object = schema.object;
  if (object.isEmpty()) return place + QStringLiteral(": there is no schema");
  for (const QString& key : object.keys())
    if (!known.contains(key)) return place + QStringLiteral(": this test does not know the keyword ") + key;
  if (object.contains(QStringLiteral("$ref")))
    return fault(target(schema, object[QStringLiteral("$ref")].toString()), value, place);
  if (object.contains(QStringLiteral("anyOf")))
    return faultOfAlternatives(schema, object[QStringLiteral("anyOf")].toArray(), value, place);
  if (object.contains(QStringLiteral("enum")))
    return object[QStringLiteral("enum")].toArray().contains(value) ? QString()
                                                                    : place + QStringLiteral(": not expected: ") + textOf(value);
  if (!hasTypeOf(value, object[QStringLiteral("type")])) return place + QStringLiteral(": another type: ") + textOf(value);
  if (value.isObject()) return faultOfMembers(schema, value.toObject(), place);
  if (!value.isArray()) return {};
  const QJsonArray items = value.toArray();
  for (qsizetype number = 0; number < items.size(); ++number) {
    const QString found = fault({schema.file, object[QStringLiteral("items")].toObject()}, items[number],
                                QStringLiteral("%1[%2]").arg(place).arg(number));
    if (!found.isEmpty()) return found;
  }
  return {};
}

QString JsonSchemas::faultOfMembers(const Schema& schema, const QJsonObject& object, const QString& place) {
  for (const QJsonValue& name : schema.object[QStringLiteral("required")].toArray())
    if (!object.contains(name.toString())) return place + QStringLiteral(": there is no ") + name.toString();
  const QJsonObject members = schema.object[QStringLiteral("properties")].toObject();
  for (auto member = object.begin(); member != object.end(); ++member) {
    const QJsonValue described =
        members.contains(member.key()) ? members[member.key()] : schema.object[QStringLiteral("additionalProperties")];
    if (!described.isObject()) return place + QStringLiteral(": not described: ") + member.key();
    const QString found = fault({schema.file, described.toObject()}, member.value(), place + QLatin1Char('.') + member.key());
    if (!found.isEmpty()) return found;
  }
  return {};
}

QString JsonSchemas::faultOfAlternatives(const Schema& schema, const QJsonArray& alternatives, const QJsonValue& value,
                                         const QString& place) {
  QStringList faults;
  for (const QJsonValue& alternative : alternatives) {
    const QString found = fault({schema.file, alternative.toObject()}, value, place);
    if (found.isEmpty()) return {};
    faults << found;
  }
  return faults.join(QStringLiteral("; or "));
}
