// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/shell/commands.hpp"

#include <memory>
#include <ostream>
#include <utility>

#include "app/cli/shell/input_file.hpp"
#include "app/cli/shell/line_complaints.hpp"
#include "app/cli/swiss/pairing_page.hpp"
#include "app/words/texts/roster_words.hpp"
#include "app/words/texts/swiss_words.hpp"
#include "app/words/texts/trf_words.hpp"
#include "core/notation/trf/trf_reader.hpp"
#include "core/notation/trf/trf_settling.hpp"

namespace damath::cli {

namespace {

using words::Phrase;

struct SwissPairOptions {
  std::string report;
  bool isCheck = false;
  bool isExplained = false;
  bool isPartly = false;
};

// A report that can be paired, with everything that the user must know about it.
struct PairableReport {
  std::unique_ptr<const notation::Trf> trf;  // `swiss` refers to it
  notation::TrfSwiss swiss;
  notation::TrfNotes notes;
  std::string toCheck;  // a word whose letters the user should check; empty if the encoding is certain
  // Only if a part of the report was read: the lines that were left out or completed.
  notation::TrfFaults leftOut;
  notation::TrfMisfits completed;
};

using Pairable = Expected<PairableReport, notation::TrfSwissFault>;

Pairable pairableReport(std::string_view bytes, notation::TrfExtent extent) {
  auto reading = notation::readTrf(bytes, extent);
  if (!reading) return Unexpected(notation::TrfSwissFault{reading.error(), {}});
  notation::TrfSettled settled = notation::settled(std::move(reading->trf), extent);
  auto trf = std::make_unique<notation::Trf>(std::move(settled.trf));
  auto swiss = notation::TrfSwiss::read(*trf);
  if (!swiss && extent == notation::TrfExtent::Readable) {
    // Leaves out the lines XXA and XXP that cannot be read.
    for (const notation::TrfFault& fault : swiss.error().lines) {
      trf->records[static_cast<std::size_t>(fault.line) - 1] = notation::TrfOther{};
      reading->leftOut.push_back(fault);
    }
    if (!swiss.error().lines.empty()) swiss = notation::TrfSwiss::read(*trf);
  }
  if (!swiss) return Unexpected(swiss.error());
  notation::TrfNotes notes = std::move(reading->notes);
  notes.insert(notes.end(), settled.notes.begin(), settled.notes.end());
  const notation::TrfNotes more = swiss->notes();
  notes.insert(notes.end(), more.begin(), more.end());
  return PairableReport{std::move(trf),   *std::move(swiss),           std::move(notes),
                        reading->toCheck, std::move(reading->leftOut), std::move(settled.leftOut)};
}

ExitStatus refuseReport(const std::string& file, const notation::TrfSwissFault& fault, bool isPartlyPossible,
                        Terminal& terminal) {
  const notation::TrfMisfits misfits = fault.lines.empty() ? fault.misfits : notation::TrfMisfits();
  Complaints complaints =
      complaintsOfLines(file, words::sentencesOf(fault.lines, misfits, terminal.language()));
  keepFirst(complaints, terminal.language());
  if (isPartlyPossible) complaints.push_back({file, {}, terminal.say(Phrase::PairPartlyOffered)});
  return terminal.complain(complaints);
}

// Prints the notes about the report, and the parts that were left out.
void tellRemarks(const std::string& file, const PairableReport& report, Terminal& terminal) {
  const words::Language language = terminal.language();
  Complaints complaints =
      complaintsOfLines(file, words::sentencesOf(report.leftOut, report.completed, language));
  if (!complaints.empty()) {
    keepFirst(complaints, terminal.language());
    complaints.push_back({file, {}, terminal.say(Phrase::PairedPartly)});
  }
  if (!report.toCheck.empty())
    complaints.push_back({file, {}, words::encodingNote(report.toCheck, language)});
  const Complaints notes = complaintsOfLines(file, words::sentencesOf(report.notes, language));
  complaints.insert(complaints.end(), notes.begin(), notes.end());
  if (!complaints.empty()) terminal.complain(complaints);
}

class ReportPairing {
 public:
  ReportPairing(const SwissPairOptions& options, const notation::TrfSwiss& report, Terminal& terminal)
      : m_options(options), m_report(report), m_terminal(terminal) {}

  ExitStatus run() { return m_options.isCheck ? check() : next(); }

 private:
  [[nodiscard]] std::string said(Phrase phrase, std::initializer_list<std::string_view> words = {}) const {
    return m_terminal.say(phrase, words);
  }

  ExitStatus complain(const std::string& sentence, ExitStatus status) {
    m_terminal.complain({{m_options.report, {}, sentence}});
    return status;
  }

  ExitStatus openResult(int round) {
    const auto open = m_report.openUntil(round);
    if (open.empty()) return ExitStatus::Clean;
    const auto& [a, b] = open.front();
    return complain(said(Phrase::SwissResultMissing, {std::to_string(a), std::to_string(b)}),
                    ExitStatus::Unusable);
  }

  [[nodiscard]] std::string whyNone(int round, const dutch::NoPairing& none) const {
    return impasseText(round, none, m_report.numbers(), m_terminal.language());
  }

  ExitStatus next() {
    const int round = m_report.paired() + 1;
    if (const ExitStatus open = openResult(round - 1); open != ExitStatus::Clean) return open;
    if (round > m_report.rounds() && m_report.saysRounds()) {
      return complain(said(Phrase::AllRoundsPaired, {std::to_string(m_report.rounds())}),
                      ExitStatus::Findings);
    }
    const dutch::Tournament tournament = m_report.before(round);
    const auto pairing = dutch::pairRound(tournament);
    if (!pairing) {
      m_terminal.complain({{m_options.report, {}, whyNone(round, pairing.error())},
                           {m_options.report, {}, said(Phrase::PairsNext)}});
      return ExitStatus::Findings;
    }
    m_terminal.out() << (m_options.isExplained
                             ? checklistText(m_report, tournament, *pairing, m_terminal.language())
                             : pairingText(m_report, *pairing));
    return ExitStatus::Clean;
  }

  ExitStatus check() {
    if (const ExitStatus open = openResult(m_report.paired() - 1); open != ExitStatus::Clean) return open;
    std::string found;
    int different = 0;
    for (int round = 1; round <= m_report.paired(); ++round) {
      const std::string difference = differenceIn(round);
      if (difference.empty()) continue;
      ++different;
      found += difference;
    }
    const std::string rounds = std::to_string(m_report.paired());
    m_terminal.out() << (different == 0 ? said(Phrase::CheckEqual, {rounds})
                                        : said(Phrase::CheckDiffers, {rounds, std::to_string(different)}))
                     << '\n'
                     << found;
    return different == 0 ? ExitStatus::Clean : ExitStatus::Findings;
  }

  [[nodiscard]] std::string differenceIn(int round) const {
    const dutch::Tournament tournament = m_report.before(round);
    notation::TrfSwissRound given = m_report.asPaired(round);
    dutch::sortBoards(dutch::Field(tournament), given.boards);
    const std::string number = std::to_string(round);
    const auto best = dutch::pairRound(tournament);
    if (!best) {
      return said(Phrase::RoundDiffers, {number, said(Phrase::NoPairingInReport)}) + "\n    " +
             whyNone(round, best.error()) + "\n";
    }
    if (given.boards == best->boards && given.bye == best->bye) return {};
    const dutch::Ground ground =
        dutch::worseBy(tournament, *best, given.boards, given.bye).value_or(dutch::Ground::Colours);
    const std::string worse = said(Phrase::WorseBy, {words::groundText(ground, m_terminal.language())});
    return said(Phrase::RoundDiffers, {number, worse}) + "\n" +
           comparisonText(m_report, given, *best, m_terminal.language());
  }

  const SwissPairOptions& m_options;
  const notation::TrfSwiss& m_report;
  Terminal& m_terminal;
};

Outcome pairReport(const SwissPairOptions& options, Terminal& terminal) {
  if (options.isCheck && options.isExplained) {
    return terminal.complain(Phrase::CheckOrExplain);
  }
  DAMATH_TRY(text, readInput(options.report, terminal.language(), notation::kMostTrfBytes));
  using enum notation::TrfExtent;
  const Pairable report = pairableReport(*text, options.isPartly ? Readable : Whole);
  if (!report) {
    const bool isPartlyPossible = !options.isPartly && pairableReport(*text, Readable).has_value();
    return refuseReport(options.report, report.error(), isPartlyPossible, terminal);
  }
  tellRemarks(options.report, *report, terminal);
  return ReportPairing(options, report->swiss, terminal).run();
}

}  // namespace

void addPairCommand(CommandLine& parent) {
  auto [command, options] = parent.command("pair", Phrase::AboutPair, pairReport);
  command.option("--trf", options.report, Phrase::OptSwissTrf).required();
  command.flag("--check", options.isCheck, Phrase::OptCheck);
  command.flag("--explain", options.isExplained, Phrase::OptExplain);
  command.flag("--partly", options.isPartly, Phrase::OptPartlyPair);
}

}  // namespace damath::cli
