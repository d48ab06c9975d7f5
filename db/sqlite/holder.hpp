// SPDX-License-Identifier: GPL-3.0-or-later
// Finds the program that locks a file, from the kernel's table of locks.
#pragma once

#include <filesystem>
#include <optional>

#include "db/records/holder.hpp"

namespace damath::db::sqlite {

// Returns the program that locks the file now. Prefers a writer to a reader, and another program to this one.
// Never opens the file, because closing it would drop this program's own locks. nullopt if no program on this
// computer locks the file, or the kernel does not tell.
[[nodiscard]] std::optional<Holder> holderOf(const std::filesystem::path& file);

}  // namespace damath::db::sqlite
