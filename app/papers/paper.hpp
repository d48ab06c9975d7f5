// SPDX-License-Identifier: GPL-3.0-or-later
// Makes any paper of the contest from the present content of the file. A row of the register of issued papers
// has all facts that are needed to make its paper again.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "app/desk/change/desk.hpp"
#include "app/desk/change/place.hpp"
#include "app/desk/change/result_difference.hpp"
#include "app/papers/paper_form.hpp"
#include "app/papers/paper_order.hpp"
#include "app/papers/paper_subject.hpp"
#include "app/words/texts/file_name_words.hpp"
#include "db/records/issued_paper.hpp"
#include "db/records/journal_head.hpp"
#include "reports/compose/document.hpp"
#include "words/language.hpp"

namespace damath::papers {

[[nodiscard]] std::string nameOf(const db::PaperOf& of, words::Language language);
// Returns the paper's name: "Filled scoresheets, Grade 7, round 1 board 4". Leaves out a part (an event, a
// player) that the contest no longer has.
[[nodiscard]] std::string paperText(const db::PaperOf& of, const contest::Contest& contest,
                                    words::Language language);

// Returns the missing thing because of which this paper cannot be made; nullopt if the paper can be made, and
// also for an unknown form or event. A paper about the whole contest is refused only if none of its events
// has players. `differing` are the event's results that contradict their scoresheets.
[[nodiscard]] std::optional<Lack> lackOf(const db::PaperOf& of, const contest::Contest& contest,
                                         const std::vector<desk::ResultDifference>& differing);

struct Paper {
  compose::Document document;
  // The description of the paper, with missing facts (round, list of events …) filled in. `form` is empty if
  // the paper has content that is not in the contest file. Such a paper is never registered, but its event,
  // round and board are still named.
  db::PaperOf of;
  std::vector<desk::Place> withoutSheet = {};  // for filled scoresheets: the boards without a scoresheet
  std::vector<contest::EntryId> leftOut = {};  // the entries without a certificate, because they never came
  db::JournalHead head = {};                   // the newest journal row that the paper includes
};

// Returns the content of the paper, from which the paper's file gets its name (words::fileNameOf).
[[nodiscard]] words::FileSubject fileSubjectOf(const Paper& paper, const contest::Contest& contest);

[[nodiscard]] db::PaperOf paperOf(PaperForm form, contest::EventId event, words::Language language);

// Makes the paper that `of` describes and fills in missing facts: the last paired round for a list, the round
// that is due for a check-in list. If the paper would be empty, its document has no pages. If other users
// change the contest meanwhile, makes the paper again, up to four times in total. The fourth paper is
// returned in any case. If `watch` returns false, the remaining scoresheets are left out. Errors:
// NoSuchEvent, NoSuchEntry, NoSuchRematch, NoSuchSheet, NoSuchPaper (for an unknown form), StoreFailed.
[[nodiscard]] desk::DeskResult<Paper> made(desk::Desk& desk, db::PaperOf of, const Watch& watch = {});

}  // namespace damath::papers
