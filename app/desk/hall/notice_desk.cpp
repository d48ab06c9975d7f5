// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desk/hall/notice_desk.hpp"

#include "app/desk/change/change.hpp"
#include "app/desk/change/text_check.hpp"
#include "core/text/trim.hpp"

namespace damath::desk {

DeskResult<std::optional<db::HallNotice>> NoticeDesk::notice() const {
  DAMATH_TRY(reading, toDeskResult(m_desk->openFile().store.read()));
  return toDeskResult(reading->notice());
}

DeskResult<void> NoticeDesk::setNotice(const std::string& line, const Author& author) {
  return changed(*m_desk, author, [&](const Change& change) -> DeskResult<void> {
    DAMATH_CHECK(change.whole());
    const std::string text(trimmedLines(line));
    DAMATH_CHECK(checkText(text, kMostNoticeLetters));
    DAMATH_TRY(before, toDeskResult(change.edit().reading().notice()));
    if (text == (*before ? (*before)->line : std::string())) return {};
    return toDeskResult(db::setNotice(change.edit(), text));
  });
}

}  // namespace damath::desk
