// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/shell/commands.hpp"

#include <ostream>

#include "app/cli/shell/input_file.hpp"
#include "app/cli/swiss/pairing_page.hpp"
#include "app/words/texts/swiss_words.hpp"
#include "app/words/texts/trf_words.hpp"

namespace damath::cli {

namespace {

using words::Phrase;

struct SwissPairOptions {
  std::string report;
  bool isCheck = false;
  bool isExplained = false;
};

template <class Fault>
Complaint complaintOf(const std::string& file, const Fault& fault, words::Language language) {
  if constexpr (requires { fault.line; }) {
    return {file, fault.line, words::message(fault, language)};
  } else {
    return {file, {}, words::message(fault, language)};
  }
}

template <class Faults>
ExitStatus refuseReport(const std::string& file, const Faults& faults, Terminal& terminal) {
  constexpr std::size_t kMost = 20;
  Complaints complaints;
  for (const auto& fault : faults) {
    if (complaints.size() == kMost) {
      complaints.push_back(
          {file, {}, terminal.say(words::Phrase::FaultsMore, {std::to_string(faults.size() - kMost)})});
      break;
    }
    complaints.push_back(complaintOf(file, fault, terminal.language()));
  }
  return terminal.complain(complaints);
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
  const auto trf = notation::parseTrf(*text);
  if (!trf) return refuseReport(options.report, trf.error(), terminal);
  const auto report = notation::TrfSwiss::read(*trf);
  if (!report && !report.error().lines.empty()) {
    return refuseReport(options.report, report.error().lines, terminal);
  }
  if (!report) return refuseReport(options.report, report.error().misfits, terminal);
  return ReportPairing(options, *report, terminal).run();
}

}  // namespace

void addPairCommand(CommandLine& parent) {
  auto [command, options] = parent.command("pair", Phrase::AboutPair, pairReport);
  command.option("--trf", options.report, Phrase::OptSwissTrf).required();
  command.flag("--check", options.isCheck, Phrase::OptCheck);
  command.flag("--explain", options.isExplained, Phrase::OptExplain);
}

}  // namespace damath::cli
