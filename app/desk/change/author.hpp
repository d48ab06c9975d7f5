// SPDX-License-Identifier: GPL-3.0-or-later
// Who makes a change and why, and what was answered before it. It ends up in the journal.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "db/records/records.hpp"

namespace damath::desk {

struct Author {
  std::string user;    // the login name of who runs the program; never empty
  std::string by;      // the name the person gave; changes that ask for confirmation require it, else `user`
                       // stands for it
  std::string reason;  // changes that ask for confirmation require it
  std::vector<db::ConfirmationAnswer> answers = {};  // to the questions of confirmation.hpp
  // The newest row of the journal when the screen was painted that the change was decided on; nothing where
  // there is no screen. What others changed since is asked about before it is changed again.
  std::optional<db::JournalHead> seen = {};
};

// The login name of who runs the program, "uid 1000" where the computer has none.
[[nodiscard]] std::string loginName();

// Whose change it is: the name given, else the login.
[[nodiscard]] inline const std::string& nameOf(const Author& author) {
  return author.by.empty() ? author.user : author.by;
}

}  // namespace damath::desk
