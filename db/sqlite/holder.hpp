// SPDX-License-Identifier: GPL-3.0-or-later
// Who locks a file, by the kernel's table of locks.
#pragma once

#include <filesystem>
#include <optional>

#include "db/records/holder.hpp"

namespace damath::db::sqlite {

// The program that has the file locked at this moment: one that writes before one that reads, another before
// this one. The file itself is never opened: closing it again would drop this program's own locks. Nothing
// where no program of this computer has, or the kernel does not say.
[[nodiscard]] std::optional<Holder> holderOf(const std::filesystem::path& file);

}  // namespace damath::db::sqlite
