// SPDX-License-Identifier: GPL-3.0-or-later
// The papers around the games of an event: before a round for wall and door, after it for the panel, at the
// end for winners and schools, and what helps when the computer fails.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "app/desk/change/desk.hpp"
#include "app/desk/events/status.hpp"
#include "app/papers/subject.hpp"
#include "reports/compose/document.hpp"

namespace damath::papers {

enum class EventPaper {
  CheckIn,
  ByBoard,
  ByName,
  Rematches,
  Review,
  Violations,
  Bracket,
  Berger,
  Medallists,
  Certificates,   // of the medallists, once the ranks are final
  Participation,  // of everybody, for taking part
  Statements,     // of every school of the event, over all events
  Journal,
  Register,  // of the papers of the event and of the contest that were issued
  Fallback
};

// `checkin`, `byboard`, `byname`, `rematches`, `review`, `violations`, `bracket`, `berger`, `medallists`,
// `certificates`, `participation`, `statements`, `journal`, `register`, `fallback`.
[[nodiscard]] std::string_view toText(EventPaper paper);
[[nodiscard]] std::optional<EventPaper> parseEventPaper(std::string_view text);

// Whether it is of one round. Of those that are, the check-in list may be of a round that is not paired yet.
[[nodiscard]] bool isOfRound(EventPaper paper);

// Why a paper cannot be made of an event as it is.
enum class Lack { Players, SecondPlayer, Round, FinalRanks, KnockOut, RoundRobin };
[[nodiscard]] std::optional<Lack> lackOf(EventPaper paper, const contest::Event& event);
// Of a paper that needs a round which is paired.
[[nodiscard]] std::optional<Lack> lackOfRound(const contest::Event& event);

struct RoundOf {
  const desk::EventStatus& status;  // the event's
  contest::RoundNumber round{};
  compose::CertificateDesign design = compose::CertificateDesign::Framed;
  std::int64_t before = 0;  // of the register: the papers before this number
};

// For the wall without what a round that is held would show. No form where something lacks, or where nothing
// stands in it. Refused: NoSuchEvent, StoreFailed.
[[nodiscard]] Expected<compose::Document, desk::DeskError> eventPaper(EventPaper paper, desk::Desk& desk,
                                                                      const Subject& subject,
                                                                      const RoundOf& of);

}  // namespace damath::papers
