// SPDX-License-Identifier: GPL-3.0-or-later
// A draft: a result or a scoresheet that was typed while the server did not answer, with the state that the
// screen showed at that time.
#pragma once

#include <optional>
#include <string>
#include <variant>

#include "app/desk/sheets/sheet_desk.hpp"

namespace damath::desk {

struct Draft {
  std::string id;  // the ID of the draft, unique among all drafts
  std::string at;  // the time of typing by this computer's clock, UTC
  std::string by;  // the name that the author typed; may be empty, as may `askedBy` and `reason`
  std::string askedBy;
  std::string reason;
  contest::EventId event{};
  SheetAt place;
  // The players BLUE and RED at the time of typing. The round may be paired again before the draft is sent.
  contest::EntryId blue{};
  contest::EntryId red{};
  bool isDue = false;  // true for a rematch that was not played yet
  std::variant<contest::ResultInput, sheet::Sheet> entry;
  BasedOn basedOn = {};  // only for a scoresheet: the version that the writer started from
  std::optional<db::JournalHead> seen = {};  // the newest journal row when the screen was drawn
};

enum class DraftFate {
  Sent,
  Already  // the server had the identical entry already
};

// Sends the draft to the shared contest as an ordinary change, based on the state that the screen showed at
// typing. If `author` has no name, no reason or no person who asked, that of the draft is used. Errors:
// BoardPairedAnew; the errors of RoundDesk::setResult or SheetDesk::storeSheet; for a rematch, the errors of
// RoundDesk::setRematch or SheetDesk::enterRematch.
[[nodiscard]] DeskResult<DraftFate> sent(Desk& desk, const Draft& draft, Author author);

}  // namespace damath::desk
