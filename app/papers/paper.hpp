// SPDX-License-Identifier: GPL-3.0-or-later
// Any paper of the contest, made from what the file holds now: by what stands in the register it can be made
// again.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "app/desk/change/desk.hpp"
#include "app/desk/change/place.hpp"
#include "app/papers/event_set.hpp"
#include "app/words/catalogue/console_words.hpp"
#include "db/paper.hpp"
#include "reports/compose/document.hpp"

namespace damath::papers {

// The names of the papers that neither event_set.hpp nor team_papers.hpp names.
namespace form {
inline constexpr std::string_view kScoresheet = "scoresheet";
inline constexpr std::string_view kBlank = "blank";
inline constexpr std::string_view kContinuation = "continuation";
inline constexpr std::string_view kSlips = "slips";
inline constexpr std::string_view kPairings = "pairings";
inline constexpr std::string_view kTally = "tally";
inline constexpr std::string_view kStandings = "standings";
inline constexpr std::string_view kCrosstable = "crosstable";
inline constexpr std::string_view kReport = "report";
}  // namespace form

// Designs: of certificates for paper that has a frame printed on it, of scoresheets with boards beside.
inline constexpr std::string_view kPlainDesign = "plain";
inline constexpr std::string_view kBoardsDesign = "diagrams";

enum class PaperSpan { Event, Round, Contest };

struct PaperRow {
  std::string_view form;
  words::Phrase name;
  PaperSpan span = PaperSpan::Event;
  int copies = 0;  // of blanks of no game
};
// In the order of a contest's day.
[[nodiscard]] std::span<const PaperRow> everyPaper();
[[nodiscard]] std::string nameOf(const db::PaperOf& of, words::Language language);
// "Filled scoresheets, Grade 7, round 1 board 4"; what is nowhere to be found any more is left out.
[[nodiscard]] std::string paperText(const db::PaperOf& of, const contest::Contest& contest,
                                    words::Language language);

// Why it cannot be made as the contest is now: what its event lacks, or of a paper of the contest every
// event.
[[nodiscard]] std::optional<Lack> lackOf(const db::PaperOf& of, const contest::Contest& contest);
// "the event has no players yet"
[[nodiscard]] std::string lackText(Lack lack, words::Language language);

struct Paper {
  compose::Document document;
  db::PaperOf of;  // complete: with the round, the events … that were not said. Without a form: of what is
                   // not in the file
  std::vector<desk::Place> withoutSheet = {};  // of scoresheets: boards that have none
};

[[nodiscard]] db::PaperOf paperOf(std::string_view form, contest::EventId event, words::Language language);

// Without a round that of a list is the last that is paired, that of a check-in list the one that is due.
// Blanks are of `copies`, of a rematch, or of the games of the round; ranks of schools over all events where
// none is named. No form in the document where nothing stands in it. Refused: NoSuchEvent, NoSuchEntry,
// NoSuchRematch, NoSuchSheet, NoSuchPaper (of a form that is none), StoreFailed.
[[nodiscard]] Expected<Paper, desk::DeskError> made(desk::Desk& desk, db::PaperOf of);

}  // namespace damath::papers
