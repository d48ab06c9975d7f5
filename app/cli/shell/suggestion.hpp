// SPDX-License-Identifier: GPL-3.0-or-later
// What a mistyped word was probably meant to be.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace damath::cli {

// The one of the words that is nearest, by letters that are wrong, missing, too many or changed places; empty
// where none is near or several are equally so. A beginning that only one of them has is near.
[[nodiscard]] std::string nearest(std::string_view typed, const std::vector<std::string>& words);

}  // namespace damath::cli
