// Reads the geometry of a page in a PDF written by Qt, namely its size and the bounds of its drawing.
#pragma once

#include <QByteArray>
#include <QList>
#include <QRectF>
#include <QRegularExpression>
#include <QString>
#include <QTransform>
#include <optional>

namespace kotai::test {

/// Executes the painting commands of a page. Lines and areas extend the bounds by all their points, letters only by
/// their starting points.
class DrawnBox {
 public:
  explicit DrawnBox(const QByteArray& commands) {
    for (const QByteArray& word : commands.simplified().split(' ')) {
      bool isNumber = false;
      const double number = word.toDouble(&isNumber);
      if (isNumber) {
        m_numbers << number;
        continue;
      }
      follow(word);
      m_numbers.clear();
    }
  }
  /// Returns the bounds in points, from the lower left corner of the page.
  QRectF box() const { return m_box.value_or(QRectF()); }
  int shapes() const { return m_shapes; }  ///< number of lines, areas and letters

 private:
  void follow(const QByteArray& word) {
    if (word == "q") m_saved << m_matrix;
    if (word == "Q" && !m_saved.isEmpty()) m_matrix = m_saved.takeLast();
    if (word == "cm") m_matrix = matrix() * m_matrix;
    if (word == "BT") m_text = QTransform();
    if (word == "Tm") m_text = matrix();
    if (word == "Td") m_text = QTransform::fromTranslate(m_numbers.value(0), m_numbers.value(1)) * m_text;
    if (word == "Tj") {
      m_path << m_matrix.map(m_text.map(QPointF()));
      paint();
    }
    if (word == "m" || word == "l" || word == "c")
      for (int at = 0; at + 1 < m_numbers.size(); at += 2) m_path << m_matrix.map(QPointF(m_numbers[at], m_numbers[at + 1]));
    if (word == "re" && m_numbers.size() >= 4) {
      const QRectF area = m_matrix.mapRect(QRectF(m_numbers[0], m_numbers[1], m_numbers[2], m_numbers[3]));
      m_path << area.topLeft() << area.bottomRight();
    }
    if (QByteArrayList{"f", "f*", "S", "s", "B", "B*", "b", "b*"}.contains(word)) paint();
    if (word == "n") m_path.clear();  // a clipping path draws nothing
  }
  QTransform matrix() const {
    return {m_numbers.value(0), m_numbers.value(1), m_numbers.value(2),
            m_numbers.value(3), m_numbers.value(4), m_numbers.value(5)};
  }
  void paint() {
    for (const QPointF& point : m_path) {
      if (!m_box) m_box = QRectF(point, QSizeF());
      m_box->setLeft(std::min(m_box->left(), point.x()));
      m_box->setRight(std::max(m_box->right(), point.x()));
      m_box->setTop(std::min(m_box->top(), point.y()));
      m_box->setBottom(std::max(m_box->bottom(), point.y()));
    }
    m_shapes += m_path.isEmpty() ? 0 : 1;
    m_path.clear();
  }

  QTransform m_matrix;
  QTransform m_text;
  QList<QTransform> m_saved;
  QList<double> m_numbers;
  QList<QPointF> m_path;
  std::optional<QRectF> m_box;
  int m_shapes = 0;
};

struct PdfPage {
  int pages = 0;
  QSizeF size;            ///< size of the first page, in points
  bool hasImage = false;  ///< whether the page contains a bitmap
  QRectF drawn;           ///< bounds in points, from the lower left corner
  int shapes = 0;

  static PdfPage read(const QByteArray& file) {
    PdfPage page;
    const QString text = QString::fromLatin1(file);
    static const QRegularExpression count(QStringLiteral("/Count (\\d+)"));
    static const QRegularExpression box(QStringLiteral("/MediaBox \\[0 0 ([\\d.]+) ([\\d.]+)\\]"));
    page.pages = count.match(text).captured(1).toInt();
    const auto found = box.match(text);
    page.size = {found.captured(1).toDouble(), found.captured(2).toDouble()};
    page.hasImage = file.contains("/Subtype /Image");
    for (const QByteArray& commands : streamsOf(file)) {
      if (!commands.contains(" cm\n")) continue;  // this is not page content, but a font
      const DrawnBox drawn(commands);
      page.drawn |= drawn.box();
      page.shapes += drawn.shapes();
    }
    return page;
  }

 private:
  static QByteArrayList streamsOf(const QByteArray& file) {
    QByteArrayList streams;
    for (qsizetype at = file.indexOf("stream\n"); at >= 0; at = file.indexOf("stream\n", at)) {
      at += 7;
      const qsizetype end = file.indexOf("endstream", at);
      if (end < 0) break;
      if (file.at(at) == '\x78')  // deflated data begins here; qUncompress accepts a guessed size in front
        streams << qUncompress(QByteArray(4, '\1') + file.mid(at, end - at));
      at = end + 10;
    }
    return streams;
  }
};

}  // namespace kotai::test
