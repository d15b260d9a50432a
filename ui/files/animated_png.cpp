#include "ui/files/animated_png.h"

#include <QBuffer>
#include <QtEndian>
#include <array>

namespace kotai::ui {

namespace {

constexpr qsizetype signatureBytes = 8;
constexpr qsizetype chunkFrameBytes = 12;  ///< length, name and checksum

struct Chunk {
  QByteArray name;
  QByteArray data;
};

QByteArray number(quint32 value) {
  QByteArray bytes(4, '\0');
  qToBigEndian(value, bytes.data());
  return bytes;
}

QByteArray shortNumber(quint16 value) {
  QByteArray bytes(2, '\0');
  qToBigEndian(value, bytes.data());
  return bytes;
}

/// CRC-32 as in section 5.5 of the PNG specification.
quint32 checksum(const QByteArray& bytes) {
  static const std::array<quint32, 256> table = [] {
    std::array<quint32, 256> made{};
    for (quint32 byte = 0; byte < made.size(); ++byte) {
      quint32 value = byte;
      for (int bit = 0; bit < 8; ++bit) value = (value & 1) != 0 ? 0xedb88320U ^ (value >> 1) : value >> 1;
      made[byte] = value;
    }
    return made;
  }();
  quint32 sum = 0xffffffffU;
  for (const char byte : bytes) sum = table[(sum ^ static_cast<quint8>(byte)) & 0xffU] ^ (sum >> 8);
  return ~sum;
}

QByteArray written(const char* name, const QByteArray& data) {
  const QByteArray named = QByteArray(name, 4) + data;
  return number(static_cast<quint32>(data.size())) + named + number(checksum(named));
}

std::vector<Chunk> chunksOf(const QByteArray& png) {
  std::vector<Chunk> chunks;
  for (qsizetype at = signatureBytes; at + chunkFrameBytes <= png.size();) {
    const auto length = static_cast<qsizetype>(qFromBigEndian<quint32>(png.constData() + at));
    chunks.push_back({png.mid(at + 4, 4), png.mid(at + 8, length)});
    at += length + chunkFrameBytes;
  }
  return chunks;
}

/// fcTL: the frame fills the picture and replaces the one before.
QByteArray frameControl(quint32 sequence, const QByteArray& header, int milliseconds) {
  const QByteArray size = header.left(8);
  const QByteArray offset(8, '\0');
  const QByteArray disposal(2, '\0');
  return written(
      "fcTL", number(sequence) + size + offset + shortNumber(static_cast<quint16>(milliseconds)) + shortNumber(1000) + disposal);
}

}  // namespace

QByteArray framePng(const QImage& image) {
  QBuffer buffer;
  buffer.open(QIODevice::WriteOnly);
  image.convertToFormat(QImage::Format_RGB888).save(&buffer, "PNG");
  return buffer.data();
}

QByteArray animatedPng(const std::vector<QByteArray>& frames, int frameMs, int lastMs) {
  const QByteArray header = chunksOf(frames.front()).front().data;
  QByteArray file = frames.front().left(signatureBytes) + written("IHDR", header) +
                    written("acTL", number(static_cast<quint32>(frames.size())) + number(0));
  quint32 sequence = 0;
  for (std::size_t frame = 0; frame < frames.size(); ++frame) {
    file += frameControl(sequence++, header, frame + 1 == frames.size() ? lastMs : frameMs);
    for (const Chunk& chunk : chunksOf(frames[frame])) {
      if (chunk.name != "IDAT") continue;
      file += frame == 0 ? written("IDAT", chunk.data) : written("fdAT", number(sequence++) + chunk.data);
    }
  }
  return file + written("IEND", {});
}

}  // namespace kotai::ui
