// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/render/draw/picture.hpp"

namespace damath::render {

QImage pictureIn(const std::string& file) {
  return QImage::fromData(reinterpret_cast<const uchar*>(file.data()), static_cast<int>(file.size()));
}

}  // namespace damath::render
