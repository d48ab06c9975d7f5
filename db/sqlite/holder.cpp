// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/sqlite/holder.hpp"

#include "platform/file_lock.hpp"

namespace damath::db::sqlite {

std::optional<Holder> holderOf(const std::filesystem::path& file) {
  auto holder = platform::lockHolderOf(file);
  if (!holder) return std::nullopt;
  return Holder{holder->process, std::move(holder->program), std::move(holder->user)};
}

}  // namespace damath::db::sqlite
