// SPDX-License-Identifier: GPL-3.0-or-later
// The user's own background picture for certificates.
#pragma once

#include <QImage>
#include <string>

namespace damath::render {

inline constexpr std::size_t kMostPictureBytes = std::size_t{20} << 20;

// Returns the picture in a file's bytes; null if they are no picture. Callers check this before printing,
// because printing leaves out an unreadable picture.
[[nodiscard]] QImage pictureIn(const std::string& file);

}  // namespace damath::render
