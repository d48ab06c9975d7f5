// SPDX-License-Identifier: GPL-3.0-or-later
// The list of all papers: name, scope, options, and the facts that an event must have first.
#pragma once

#include <concepts>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "app/desk/change/confirmation.hpp"
#include "core/contest/model/contest.hpp"
#include "words/phrase.hpp"

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
  Medals,   // medals of the schools
  Medallists,
  Certificates,   // for the medalists, once the ranks are final
  Participation,  // for every player, for taking part
  Statements,     // for every school of the event, over all events
  Journal,
  Register,  // the issued papers of the event and of the contest
  Fallback,
  Report  // the whole contest
};
// Returns the name that the command and the register use: `pairings`, `byboard` …
[[nodiscard]] std::string_view toText(PaperForm form);
[[nodiscard]] std::optional<PaperForm> parsePaperForm(std::string_view text);

// Plain: certificates for paper with a printed frame. Boards: diagrams beside scoresheets.
enum class Design { Usual, Plain, Boards };
// Returns an empty text for Usual, `plain`, or `diagrams`.
[[nodiscard]] std::string_view toText(Design design);

// The scope of a paper. A check-in list belongs to the event, because its round may not be paired yet.
enum class PaperSpan { Event, Round, Contest };

// The facts that a user may add to the form of a paper.
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
  int copies = 0;  // the number of blank forms without a game
};
// Returns all papers in the order of a contest's day. Blank forms appear twice: for a round, and as spare
// forms.
[[nodiscard]] std::span<const PaperRow> everyPaper();
// Returns the first row of `form`.
[[nodiscard]] const PaperRow& rowOf(PaperForm form);

// The fact that the event or the contest lacks for a paper.
enum class Lack { Event, ContestPlayers, Players, SecondPlayer, Round, FinalRanks, KnockOut, RoundRobin };
[[nodiscard]] std::optional<Lack> lackOf(PaperForm form, const contest::Event& event,
                                         const std::vector<desk::ResultDifference>& differing);

}  // namespace damath::papers
