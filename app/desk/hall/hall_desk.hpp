// SPDX-License-Identifier: GPL-3.0-or-later
// What somebody tells the hall: the line at the foot of its display. It is of the whole contest and changes
// no result; the journal says who set it, and it is taken back as every act.
#pragma once

#include <optional>
#include <string>

#include "app/desk/change/desk.hpp"
#include "db/notice.hpp"

namespace damath::desk {

inline constexpr std::size_t kMostNoticeLetters = 120;  // that a hall can read

class HallDesk {
 public:
  // The desk must outlive this.
  explicit HallDesk(Desk& desk) : m_desk(&desk) {}

  // Nothing where none is set. Refused: StoreFailed.
  [[nodiscard]] DeskResult<std::optional<db::HallNotice>> notice() const;
  // Blanks at its ends are left out; an empty line takes the notice away. The same again changes nothing.
  // Refused: FileBorrowed, NotText, TextUnseen, TextTooLong, StoreFailed.
  [[nodiscard]] DeskResult<void> setNotice(const std::string& line, const Author& author);

 private:
  Desk* m_desk;
};

}  // namespace damath::desk
