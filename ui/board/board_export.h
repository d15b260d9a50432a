// The board as a picture for files, the clipboard and printing.
#pragma once

#include "ui/board/board_scene.h"
#include "ui/files/picture_file.h"

namespace kotai::ui {

Picture pictureOf(const BoardScene& scene);

inline std::optional<FileFailure> saveBoard(const BoardScene& scene, const QString& fileName) {
  return savePicture(pictureOf(scene), fileName);
}

}  // namespace kotai::ui
