// SPDX-License-Identifier: GPL-3.0-or-later
// The background picture for certificates, which the user chooses.
#pragma once

#include <QImage>
#include <string>

namespace damath::render {

inline constexpr std::size_t kMostPictureBytes = std::size_t{20} << 20;

// Returns the picture in the content of a file; null if the file holds no picture. Callers check this before
// printing, because printing leaves out an unreadable picture without an error.
[[nodiscard]] inline QImage pictureIn(const std::string& file) {
  return QImage::fromData(reinterpret_cast<const uchar*>(file.data()), static_cast<int>(file.size()));
}

}  // namespace damath::render
