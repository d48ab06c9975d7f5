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
#include "app/papers/paper_form.hpp"
#include "app/papers/subject.hpp"
#include "db/paper.hpp"
#include "reports/compose/document.hpp"
#include "words/language.hpp"

namespace damath::papers {

[[nodiscard]] std::string nameOf(const db::PaperOf& of, words::Language language);
// Returns the paper's name: "Filled scoresheets, Grade 7, round 1 board 4". Leaves out a part (an event, a
// player) that the contest no longer has.
[[nodiscard]] std::string paperText(const db::PaperOf& of, const contest::Contest& contest,
                                    words::Language language);

// Returns the fact that the contest lacks for this paper; nullopt if the paper can be made. A paper of the
// whole contest is refused only if each of its events lacks something. `differing`: the event's results that
// contradict their scoresheets.
[[nodiscard]] std::optional<Lack> lackOf(const db::PaperOf& of, const contest::Contest& contest,
                                         const std::vector<desk::ResultDifference>& differing);

struct Paper {
  compose::Document document;
  // The complete description of the paper: a round, a list of events and other facts that the request lacked
  // are filled in. An empty `form` marks a paper with content that is not in the file.
  db::PaperOf of;
  std::vector<desk::Place> withoutSheet = {};  // for filled scoresheets: the boards that have none
  std::int64_t journal = 0;                    // the newest journal row that the paper includes
};

[[nodiscard]] db::PaperOf paperOf(PaperForm form, contest::EventId event, words::Language language);

// Makes the paper and fills in missing facts of `of`: a list gets the last paired round, a check-in list the
// round that is due. Blank scoresheets are for `copies`, for a rematch, or for the games of the round. The
// ranks of schools cover all events if no event is named. If the paper would be empty, its document has no
// form. If other users change the contest meanwhile, makes the paper again (at most four attempts), so that
// all of its parts agree. If `watch` returns false, some scoresheets are missing. Errors: NoSuchEvent,
// NoSuchEntry, NoSuchRematch, NoSuchSheet, NoSuchPaper (for an unknown form), StoreFailed.
[[nodiscard]] desk::DeskResult<Paper> made(desk::Desk& desk, db::PaperOf of, const Watch& watch = {});

}  // namespace damath::papers
