// SPDX-License-Identifier: GPL-3.0-or-later
// Checks the texts of a change before they are stored.
#pragma once

#include "app/desk/change/desk_error.hpp"
#include "app/desk/roster/person_text.hpp"
#include "core/contest/model/contest.hpp"
#include "db/store.hpp"

namespace damath::desk {

// Checks that a text is valid UTF-8 and has no control characters, no invisible characters, and at most
// `most` letters. Errors: NotText, TextUnseen, TextTooLong.
[[nodiscard]] DeskResult<void> checkText(std::string_view text, std::size_t most = kMostNameLetters);
// Checks name, venue and date of a contest. `standing` has the stored name, venue and date; a text that
// equals the stored text is not checked. Errors: NameMissing; NoSuchDay; the errors of checkText.
[[nodiscard]] DeskResult<void> checkHead(const contest::ContestHead& head,
                                         const contest::ContestHead* standing = nullptr);

// Checks that the journal can store the author's name, the reason, and the person who asked for the change.
// Errors: ByRequired; the errors of checkText.
[[nodiscard]] DeskResult<void> checkStamp(const db::Stamp& stamp);

}  // namespace damath::desk
