// SPDX-License-Identifier: GPL-3.0-or-later
// A picture of the user's own, behind certificates.
#pragma once

#include <QImage>
#include <string>

namespace damath::render {

inline constexpr std::size_t kMostPictureBytes = std::size_t{20} << 20;

// Of a file's bytes; null where they are no picture. Asked before printing, which leaves out a picture that
// it cannot read.
[[nodiscard]] QImage pictureIn(const std::string& file);

}  // namespace damath::render
