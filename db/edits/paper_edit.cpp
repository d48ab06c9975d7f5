// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/edits/paper_edit.hpp"

#include "db/detail/digest.hpp"
#include "db/detail/journal/journal_text.hpp"
#include "db/detail/tables/edit_frame.hpp"
#include "db/detail/tables/paper_table.hpp"
#include "db/edit.hpp"

namespace damath::db {

StoreResult<std::string> digestOfText(const GiveText& give) {
  return detail::guarded([&] {
    detail::Sha256 digest;
    give([&digest](std::string_view text) { digest.add(text); });
    return digest.digits();
  });
}

StoreResult<IssuedPaper> addPaper(Edit& edit, const PaperOf& of, std::string_view digest,
                                  std::string_view program, std::int64_t journal) {
  return detail::inStep(edit.frame(), [&](detail::Step& step) {
    IssuedPaper paper;
    paper.of = of;
    paper.by = step.stamp().by;
    paper.at = toText(step.stamp().at);
    paper.digest = digest;
    paper.program = program;
    paper.journal = journal;
    detail::addPaper(step.database(), paper);
    step.journal({JournalAction::IssuePaper,
                  paperSubject(paper.number),
                  {},
                  detail::journalText(paper, detail::paperOfText(paper.of))});
    return paper;
  });
}

}  // namespace damath::db
