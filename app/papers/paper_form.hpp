// SPDX-License-Identifier: GPL-3.0-or-later
// The list of all papers: name, title, scope, options, the facts that an event must have first, and the
// maker.
#pragma once

#include <concepts>
#include <optional>
#include <span>
#include <string_view>
#include <variant>

#include "app/papers/lack.hpp"
#include "reports/compose/document.hpp"
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
// Teams: which teams are ranked, over which events.
enum class PaperOption { Round, Board, Entries, Spare, Diagrams, Plain, Background, Poster, Teams };

class PaperOptions {
 public:
  template <std::same_as<PaperOption>... Options>
  constexpr PaperOptions(Options... options) : m_bits((0U | ... | bitOf(options))) {}
  [[nodiscard]] constexpr bool has(PaperOption option) const { return (m_bits & bitOf(option)) != 0; }

 private:
  static constexpr unsigned bitOf(PaperOption option) { return 1U << static_cast<unsigned>(option); }
  unsigned m_bits = 0;
};

struct ContestOrder;
struct EventOrder;
// Makes the paper and completes the order. Errors: NoSuchSheet for the filled scoresheets of a round without
// any.
using ContestMaker = desk::DeskResult<compose::Document> (*)(ContestOrder& order);
using EventMaker = desk::DeskResult<compose::Document> (*)(EventOrder& order);

// All facts of a paper. The table in every_paper.cpp is the only list of papers.
struct PaperRow {
  PaperForm form{};
  std::string_view name;  // as toText(form) returns it
  words::Phrase title{};
  PaperSpan span{};
  PaperOptions options;
  LackIn lack{};
  std::variant<EventMaker, ContestMaker> make;  // a ContestMaker for PaperSpan::Contest
  int copies = 0;                               // the number of blank forms without a game
};
// Returns all papers in the order of a contest's day. Blank forms appear twice: for a round, and as spare
// forms.
[[nodiscard]] std::span<const PaperRow> everyPaper();
// Returns the first row of `form`.
[[nodiscard]] const PaperRow& rowOf(PaperForm form);

}  // namespace damath::papers
