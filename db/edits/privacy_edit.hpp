// SPDX-License-Identifier: GPL-3.0-or-later
// The step of an edit that removes the name of a player from the contest for good.
#pragma once

#include <cstddef>
#include <functional>
#include <string>
#include <string_view>

#include "db/edit.hpp"

namespace damath::db {

struct NameRemoval {
  std::size_t texts = 0;  // the number of private texts that were replaced
  // Returns a text without the removed name. Used for texts outside of the contest, such as drafts.
  std::function<std::string(std::string_view)> without;
};

class PrivacyEdit {
 public:
  explicit PrivacyEdit(Edit& edit) : m_frame(&edit.frame()) {}

  // Removes the name everywhere: from the table of players, the journal, the heads of scoresheets, and the
  // reasons and remarks that mention the name. "Player 17" takes its place; a single word of the name in a
  // reason or remark becomes "[name removed]". Nothing undoes this step. The file still has the name in its
  // free pages until Store::wipe().
  [[nodiscard]] StoreResult<NameRemoval> forget(contest::PlayerId player);

 private:
  detail::Frame* m_frame;
};

// Returns the name that a forgotten player has instead of the last name: "Player 17".
[[nodiscard]] std::string nameOfForgotten(contest::PlayerId player);

}  // namespace damath::db
