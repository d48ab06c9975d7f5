// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>

namespace damath::architecture {

inline const std::filesystem::path kCheckout = DAMATH_SOURCE_DIR;

}  // namespace damath::architecture
