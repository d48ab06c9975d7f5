// SPDX-License-Identifier: GPL-3.0-or-later
// Who locks a file, by the kernel's table of locks.
#pragma once

#include <filesystem>
#include <optional>
#include <utility>

#include "db/detail/failure.hpp"
#include "db/holder.hpp"

namespace damath::db::detail {

// The program that has the file locked at this moment: one that writes before one that reads, another before
// this one. The file itself is never opened: closing it again would drop this program's own locks. Nothing
// where no program of this computer has, or the kernel does not say.
[[nodiscard]] std::optional<Holder> holderOf(const std::filesystem::path& file);

// As guarded(); where the file is Busy, the error says by whom.
template <class Action>
[[nodiscard]] auto guardedOn(const std::filesystem::path& file, Action&& action) {
  auto done = guarded(std::forward<Action>(action));
  if (!done && done.error().fault == StoreFault::Busy) done.error().holder = holderOf(file);
  return done;
}

}  // namespace damath::db::detail
