// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/edits/notice_edit.hpp"

#include "db/detail/journal/journal_text.hpp"
#include "db/detail/private_text.hpp"
#include "db/detail/tables/edit_frame.hpp"
#include "db/detail/tables/notice_table.hpp"
#include "db/edit.hpp"

namespace damath::db {

StoreResult<void> setNotice(Edit& edit, const std::string& line) {
  return detail::inStep(edit.frame(), [&](detail::Step& step) {
    const std::optional<HallNotice> before = detail::notice(step.database());
    std::optional<HallNotice> after;
    const std::string token = detail::keptText(step.database(), detail::TextKind::Open, {}, line);
    if (!line.empty()) after = HallNotice{token, step.stamp().by, toText(step.stamp().at)};
    detail::setNotice(step.database(), after);
    step.journal({JournalAction::SetNotice, std::string(kContestSubject),
                  before ? std::optional(detail::noticeText(before->line)) : std::nullopt,
                  detail::noticeText(token)});
  });
}

}  // namespace damath::db
