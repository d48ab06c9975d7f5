// SPDX-License-Identifier: GPL-3.0-or-later
// A result or a scoresheet that was typed while the hall did not answer, with what the screen showed then.
#pragma once

#include <optional>
#include <string>
#include <variant>

#include "app/desk/sheets/sheet_desk.hpp"

namespace damath::desk {

struct Draft {
  std::string id;  // tells it from every other
  std::string at;  // when it was typed, by this computer's clock; universal time
  std::string by;  // the name and the reason that were given; may be empty
  std::string reason;
  contest::EventId event{};
  SheetAt place;
  // BLUE and RED who met there: a round may be paired anew before it is sent.
  contest::EntryId blue{};
  contest::EntryId red{};
  bool isDue = false;  // a rematch that was still to be played
  std::variant<contest::ResultInput, sheet::Sheet> entry;
  BasedOn basedOn = {};                      // of a sheet
  std::optional<db::JournalHead> seen = {};  // by the screen that it was typed on
};

enum class DraftFate {
  Sent,
  Already  // the hall had the very same
};

// As an ordinary change, by the author in the draft's name and for its reason where the author gives none,
// upon what the draft's screen showed. Refused: BoardPairedAnew, and as RoundDesk::setResult or
// SheetDesk::storeSheet.
[[nodiscard]] DeskResult<DraftFate> sent(Desk& desk, const Draft& draft, Author author);

}  // namespace damath::desk
