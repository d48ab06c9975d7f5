// SPDX-License-Identifier: GPL-3.0-or-later
// Any paper of the contest, made from what the file holds now: by what stands in the register it can be made
// again.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "app/desk/change/desk.hpp"
#include "app/desk/change/place.hpp"
#include "app/papers/paper_form.hpp"
#include "app/papers/subject.hpp"
#include "app/words/catalogue/language.hpp"
#include "db/paper.hpp"
#include "reports/compose/document.hpp"

namespace damath::papers {

[[nodiscard]] std::string nameOf(const db::PaperOf& of, words::Language language);
// "Filled scoresheets, Grade 7, round 1 board 4"; what is nowhere to be found any more is left out.
[[nodiscard]] std::string paperText(const db::PaperOf& of, const contest::Contest& contest,
                                    words::Language language);

// Why it cannot be made as the contest is now: what its event lacks, or of a paper of the contest every
// event. `differing`: the results of its event that are not what their scoresheets come to.
[[nodiscard]] std::optional<Lack> lackOf(const db::PaperOf& of, const contest::Contest& contest,
                                         const std::vector<desk::ResultDifference>& differing);
// "the event has no players yet"
[[nodiscard]] std::string lackText(Lack lack, words::Language language);

struct Paper {
  compose::Document document;
  db::PaperOf of;  // complete: with the round, the events … that were not said. Without a form: of what is
                   // not in the file
  std::vector<desk::Place> withoutSheet = {};  // of scoresheets: boards that have none
  std::int64_t journal = 0;                    // the newest row of the journal that it knows of
};

[[nodiscard]] db::PaperOf paperOf(PaperForm form, contest::EventId event, words::Language language);

// Without a round that of a list is the last that is paired, that of a check-in list the one that is due.
// Blanks are of `copies`, of a rematch, or of the games of the round; ranks of schools over all events where
// none is named. No form in the document where nothing stands in it. What others change while it is made is
// in all of it. Refused: NoSuchEvent, NoSuchEntry, NoSuchRematch, NoSuchSheet, NoSuchPaper (of a form that is
// none), StoreFailed. Where the watch says no, some
// scoresheets are missing.
[[nodiscard]] desk::DeskResult<Paper> made(desk::Desk& desk, db::PaperOf of, const Watch& watch = {});

}  // namespace damath::papers
