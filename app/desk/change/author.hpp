// SPDX-License-Identifier: GPL-3.0-or-later
// The author of a change: the login, the name, the reason, and the answers to confirmation questions. The
// journal stores the name (the login if there is no name), the reason, `askedBy` and the answers.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/desk/change/desk_error.hpp"
#include "db/records/journal_head.hpp"
#include "db/records/journal_row.hpp"

namespace damath::desk {

struct Author {
  std::string user;  // the login name of the user of the computer; never empty
  // The name that the author typed. If this name is empty, `user` is used. Required for a question of level
  // Confirm or higher, and for some other changes, such as a review or a logged violation.
  std::string by;
  std::string reason;  // required for a question of level Confirm or higher
  // the author's answers to confirmation questions (confirmation.hpp)
  std::vector<db::ConfirmationAnswer> answers = {};
  // The newest journal row at the time when the author's screen was drawn; nullopt if there is no screen. The
  // author has not seen later rows. If a later row by another person concerns the same data, the desk asks
  // the author before it makes the change.
  std::optional<db::JournalHead> seen = {};
  std::string askedBy = {};  // the person who asked for the change; may be empty
  // The author's choice for open rounds, if a question asks for it (Question::choice).
  std::optional<OpenRounds> openRounds = {};
};

// Returns the entered name of the author, or the login name if `by` is empty.
[[nodiscard]] inline const std::string& nameOf(const Author& author) {
  return author.by.empty() ? author.user : author.by;
}

// Checks that the author gave a name and, for a question of level Confirm or higher, a reason. Both errors
// contain the confirmation question. Errors: ByRequired, ReasonRequired.
[[nodiscard]] DeskResult<void> checkNamed(const Author& author, const Question& question);
// Returns the author's answer to the confirmation question. All errors contain the question. Errors:
// ConfirmationAsked, ByRequired, ReasonRequired.
[[nodiscard]] DeskResult<db::ConfirmationAnswer> answerTo(Question question, const Author& author);

// Returns the author with blanks removed around name and reason.
[[nodiscard]] Author withoutBlanks(Author author);

}  // namespace damath::desk
