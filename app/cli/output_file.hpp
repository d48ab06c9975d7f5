// Writing files: beside their place first, then moved there, so that a full disk or a crash leaves either the
// old file or the new one, never half of it.
#pragma once

#include <filesystem>
#include <string_view>

#include "app/cli/terminal.hpp"

namespace damath::cli {

[[nodiscard]] Usable<void> writeOutput(const std::filesystem::path& path, std::string_view bytes,
                                       words::Language language);

// Makes the folder where there is none.
[[nodiscard]] Usable<void> makeFolder(const std::filesystem::path& path, words::Language language);

}  // namespace damath::cli
