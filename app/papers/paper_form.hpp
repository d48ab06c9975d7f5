// SPDX-License-Identifier: GPL-3.0-or-later
// Every paper there is: its name, what it is of, what may be asked of it, and what an event must have for it.
#pragma once

#include <concepts>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "app/desk/change/confirmation.hpp"
#include "app/words/catalogue/console_words.hpp"
#include "core/contest/contest.hpp"

namespace damath::papers {

enum class PaperForm {
  Pairings,
  ByBoard,
  ByName,
  CheckIn,
  Blank,
  Continuation,
  Slips,
  Scoresheet,
  Review,
  Violations,
  Tally,
  Standings,
  Crosstable,
  Rematches,
  Bracket,
  Berger,
  Schools,  // ranks over several events
  Medals,   // of the schools
  Medallists,
  Certificates,   // of the medallists, once the ranks are final
  Participation,  // of everybody, for taking part
  Statements,     // of every school of the event, over all events
  Journal,
  Register,  // of the papers of the event and of the contest that were issued
  Fallback,
  Report  // the whole contest
};
// `pairings`, `byboard` …: as the command names it and the register keeps it.
[[nodiscard]] std::string_view toText(PaperForm form);
[[nodiscard]] std::optional<PaperForm> parsePaperForm(std::string_view text);

// Plain: certificates for paper that has a frame printed on it. Boards: beside scoresheets.
enum class Design { Usual, Plain, Boards };
// Empty of the usual one, `plain`, `diagrams`.
[[nodiscard]] std::string_view toText(Design design);

// A check-in list is of a round that may not be paired yet, and so of the event.
enum class PaperSpan { Event, Round, Contest };

// What may be said of a paper beside its form.
enum class PaperOption { Round, Board, Entries, Spare, Diagrams, Plain, Background, Poster };

class PaperOptions {
 public:
  template <std::same_as<PaperOption>... Options>
  constexpr PaperOptions(Options... options) : m_bits((0U | ... | bitOf(options))) {}
  [[nodiscard]] constexpr bool has(PaperOption option) const { return (m_bits & bitOf(option)) != 0; }

 private:
  static constexpr unsigned bitOf(PaperOption option) { return 1U << static_cast<unsigned>(option); }
  unsigned m_bits = 0;
};

struct PaperRow {
  PaperForm form{};
  words::Phrase name{};
  PaperSpan span = PaperSpan::Event;
  PaperOptions options = {};
  int copies = 0;  // of blanks of no game
};
// In the order of a contest's day; every form, that of blanks for a round and as spare ones.
[[nodiscard]] std::span<const PaperRow> everyPaper();
// The form's first row.
[[nodiscard]] const PaperRow& rowOf(PaperForm form);

// Why a paper cannot be made of an event, or of the contest, as it is.
enum class Lack { Event, ContestPlayers, Players, SecondPlayer, Round, FinalRanks, KnockOut, RoundRobin };
[[nodiscard]] std::optional<Lack> lackOf(PaperForm form, const contest::Event& event,
                                         const std::vector<desk::ResultDifference>& differing);

}  // namespace damath::papers
