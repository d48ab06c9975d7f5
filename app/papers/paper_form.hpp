// SPDX-License-Identifier: GPL-3.0-or-later
// The list of all papers. A row has the paper's name, title, scope and options, the facts that an event must
// have first, and the function that makes the paper.
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
  Schools,  // the ranks of schools, districts or divisions over several events
  Medals,   // the medals of schools, districts or divisions over several events
  Medallists,
  Certificates,        // certificates for the medalists; possible only when the ranks are final
  Participation,       // certificates for every player who came
  ParticipationOfAll,  // certificates for every player in the standings, also for those who never came
  Statements,          // a page for every school of the event, with the school's players in all events
  Journal,
  Register,  // the papers issued for the event and for the contest
  Fallback,
  Report  // a report of the whole contest
};
// Returns the name of a paper that the command and the register use: `pairings`, `byboard` …
[[nodiscard]] std::string_view toText(PaperForm form);
[[nodiscard]] std::optional<PaperForm> parsePaperForm(std::string_view text);

// The design of a paper. Plain: a certificate without a frame, for paper that has a printed frame. Boards:
// scoresheets with board diagrams after the findings.
enum class Design { Usual, Plain, Boards };
// Returns the text that names the design: "" for Usual, "plain" for Plain, "diagrams" for Boards.
[[nodiscard]] std::string_view toText(Design design);

// The scope of a paper. A check-in list has the scope Event, because its round may not be paired yet.
enum class PaperSpan { Event, Round, Contest };

// The things that a user can choose for a paper besides its form, for example its round. Teams: schools,
// districts or divisions are ranked, over chosen events.
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
// ContestMaker and EventMaker: the functions that make a paper of the contest or of one event. They also fill
// in the missing facts of the order. Errors: those of made() (paper.hpp) except NoSuchPaper.
using ContestMaker = desk::DeskResult<compose::Document> (*)(ContestOrder& order);
using EventMaker = desk::DeskResult<compose::Document> (*)(EventOrder& order);

// All facts about a kind of paper. The table in paper_form.cpp has a row for each kind.
struct PaperRow {
  PaperForm form{};
  std::string_view name;  // the name that toText(form) returns
  words::Phrase title{};
  PaperSpan span{};
  PaperOptions options;
  LackIn lack{};
  // the function that makes the paper; a ContestMaker if `span` is Contest, else an EventMaker
  std::variant<EventMaker, ContestMaker> make;
  int copies = 0;  // the number of blank scoresheets without a game; 0 for other papers
};
// Returns all papers, in the order in which a contest needs them. Blank scoresheets appear twice: for the
// games of a round, and as spare forms.
[[nodiscard]] std::span<const PaperRow> everyPaper();
// Returns the first row of the table with this form.
[[nodiscard]] const PaperRow& rowOf(PaperForm form);

}  // namespace damath::papers
