// SPDX-License-Identifier: GPL-3.0-or-later
// The notice at the foot of the public display. The notice belongs to the whole contest and changes no
// result. The journal names its author, and undo works as for every action.
#pragma once

#include <optional>
#include <string>

#include "app/desk/change/desk.hpp"
#include "db/notice.hpp"

namespace damath::desk {

inline constexpr std::size_t kMostNoticeLetters = 120;  // the most letters that are readable from a distance

class HallDesk {
 public:
  // The desk must outlive this object.
  explicit HallDesk(Desk& desk) : m_desk(&desk) {}

  // nullopt if there is no notice. Errors: StoreFailed.
  [[nodiscard]] DeskResult<std::optional<db::HallNotice>> notice() const;
  // Sets the notice, without blanks at its ends. An empty line deletes the notice. An unchanged notice makes
  // no change. Errors: FileBorrowed, NotText, TextUnseen, TextTooLong, StoreFailed.
  [[nodiscard]] DeskResult<void> setNotice(const std::string& line, const Author& author);

 private:
  Desk* m_desk;
};

}  // namespace damath::desk
