// SPDX-License-Identifier: GPL-3.0-or-later
// Stores the notice that the public display shows at its foot. The notice belongs to the whole contest and
// affects no result. The journal names the author of a notice, and undo can undo a change of the notice.
#pragma once

#include <optional>
#include <string>

#include "app/desk/change/desk.hpp"
#include "db/edits/notice_edit.hpp"

namespace damath::desk {

inline constexpr std::size_t kMostNoticeLetters = 120;  // the longest notice that is readable from a distance

class NoticeDesk {
 public:
  // `desk`, the open contest, must outlive this object.
  explicit NoticeDesk(Desk& desk) : m_desk(&desk) {}

  // Returns the notice; nullopt if there is no notice. Errors: StoreFailed.
  [[nodiscard]] DeskResult<std::optional<db::HallNotice>> notice() const;
  // Sets the notice; blanks at both ends are removed. An empty line deletes the notice. An unchanged notice
  // makes no change. Errors: FileBorrowed, NotText, TextUnseen, TextTooLong, StoreFailed.
  [[nodiscard]] DeskResult<void> setNotice(const std::string& line, const Author& author);

 private:
  Desk* m_desk;
};

}  // namespace damath::desk
