// SPDX-License-Identifier: GPL-3.0-or-later
// The author of a change: the login, the name, the reason, and the answers to confirmation questions. The
// journal stores these facts.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "db/records/records.hpp"

namespace damath::desk {

struct Author {
  std::string user;  // the login name of the user of the computer; never empty
  std::string by;  // the entered name; if empty, `user` is used; required for questions from level Confirm on
  std::string reason;                                // required for questions from level Confirm on
  std::vector<db::ConfirmationAnswer> answers = {};  // the answers to questions of confirmation.hpp
  // The newest journal row at the time when the author's screen was drawn; nullopt if there is no screen.
  // Rows after this row are news to the author, and the desk asks about them before it changes the same data.
  std::optional<db::JournalHead> seen = {};
  std::string askedBy = {};  // the person who asked for the change; may be empty
};

// Returns the entered name of the author, or the login name if `by` is empty.
[[nodiscard]] inline const std::string& nameOf(const Author& author) {
  return author.by.empty() ? author.user : author.by;
}

}  // namespace damath::desk
