// Names as people write them: what may be stored, and when two spellings are the same name.
#pragma once

#include <string>
#include <string_view>

namespace damath::desk {

// Valid UTF-8 without control characters.
[[nodiscard]] bool isCleanText(std::string_view text);

// The text without blanks of any width and line ends at both ends.
[[nodiscard]] std::string_view trimmed(std::string_view text);

// Equal for spellings that differ in case, runs of blanks, or composed and combining accents: "PEÑA", "Peña"
// and "pen\u0303a". Accents themselves count: "Pena" is another name.
[[nodiscard]] std::string folded(std::string_view text);

}  // namespace damath::desk
