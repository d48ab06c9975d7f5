// SPDX-License-Identifier: GPL-3.0-or-later
// Makes any paper of the contest from the file's current content. A row of the register holds enough facts to
// make the paper again.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "app/desk/change/desk.hpp"
#include "app/desk/change/place.hpp"
#include "app/papers/paper_form.hpp"
#include "app/papers/subject.hpp"
#include "db/paper.hpp"
#include "reports/compose/document.hpp"
#include "words/language.hpp"

namespace damath::papers {

[[nodiscard]] std::string nameOf(const db::PaperOf& of, words::Language language);
// Returns the paper's name, such as "Filled scoresheets, Grade 7, round 1 board 4". A part that no longer
// exists in the contest is left out.
[[nodiscard]] std::string paperText(const db::PaperOf& of, const contest::Contest& contest,
                                    words::Language language);

// Returns why the contest cannot give this paper now, or nullopt. A paper of the contest is only refused if
// all of its events lack something. `differing`: the event's results that contradict their scoresheets.
[[nodiscard]] std::optional<Lack> lackOf(const db::PaperOf& of, const contest::Contest& contest,
                                         const std::vector<desk::ResultDifference>& differing);

struct Paper {
  compose::Document document;
  // The complete description: a missing round, event list … is filled in. An empty `form` marks a paper with
  // content that is not in the file.
  db::PaperOf of;
  std::vector<desk::Place> withoutSheet = {};  // for scoresheets: the boards without a scoresheet
  std::int64_t journal = 0;                    // the newest journal row that the paper includes
};

[[nodiscard]] db::PaperOf paperOf(PaperForm form, contest::EventId event, words::Language language);

// Fills in missing facts: a list gets the last paired round, a check-in list the round that is due. Blank
// scoresheets are for `copies`, for a rematch, or for the games of the round. The ranks of schools cover all
// events if no event is named. The document has no form if the paper would be empty. If other users change
// the contest meanwhile, the paper is made again (at most four attempts), so that all of its parts agree. If
// `watch` returns false, some scoresheets are missing. Errors: NoSuchEvent, NoSuchEntry, NoSuchRematch,
// NoSuchSheet, NoSuchPaper (for an unknown form), StoreFailed.
[[nodiscard]] desk::DeskResult<Paper> made(desk::Desk& desk, db::PaperOf of, const Watch& watch = {});

}  // namespace damath::papers
