// SPDX-License-Identifier: GPL-3.0-or-later
// The languages the suite speaks. Everything a person reads has a text in each.
#pragma once

#include <optional>
#include <string_view>

namespace damath::words {

enum class Language { English, Filipino };

// `en`, `fil`; also `tl`, and with a country: `fil_PH`. Nothing for any other.
[[nodiscard]] std::optional<Language> parseLanguage(std::string_view code);

}  // namespace damath::words
