// SPDX-License-Identifier: GPL-3.0-or-later
// Tells which scoresheet a text or an audit belongs to. Game numbers repeat in other contests, so the contest
// file is a part of it.
#pragma once

#include <QString>
#include <optional>

#include "core/contest/model/ids.hpp"
#include "db/records/sheet_owner.hpp"

namespace damath::window {

struct SheetIdentity {
  QString contest;  // path of the contest file
  contest::EventId event{};
  std::optional<db::SheetOwner> owner;  // nullopt if the game no longer exists
  int version = 0;                      // the version that the user began to edit; 0 for a blank scoresheet
  friend bool operator==(const SheetIdentity&, const SheetIdentity&) = default;
};

}  // namespace damath::window
