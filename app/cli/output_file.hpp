// Writing files: beside their place first, then moved there, so that a full disk or a crash leaves either the
// old file or the new one, never half of it.
#pragma once

#include <filesystem>
#include <functional>
#include <string_view>

#include "app/cli/terminal.hpp"

namespace damath::cli {

[[nodiscard]] Usable<void> writeOutput(const std::filesystem::path& path, std::string_view bytes,
                                       words::Language language);

// Takes the next bytes; false where they cannot be written.
using WriteBytes = std::function<bool(std::string_view bytes)>;
// Gives all bytes, piece by piece; false where it fails itself. Then no file is left, and it knows why.
using ProduceBytes = std::function<bool(const WriteBytes& write)>;
[[nodiscard]] Usable<void> writeOutput(const std::filesystem::path& path, const ProduceBytes& produce,
                                       words::Language language);

// Makes the folder where there is none.
[[nodiscard]] Usable<void> makeFolder(const std::filesystem::path& path, words::Language language);

}  // namespace damath::cli
