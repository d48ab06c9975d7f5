// What tells a contest file from every other by its first bytes, without opening it as a database.
#pragma once

#include <cstddef>
#include <string_view>

namespace damath::db {

inline constexpr std::size_t kSignatureBytes = 100;

// Whether a file that begins so is a contest file, of whatever version and however damaged behind.
[[nodiscard]] bool hasSignature(std::string_view firstBytes);

}  // namespace damath::db
