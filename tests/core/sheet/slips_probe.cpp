// SPDX-License-Identifier: GPL-3.0-or-later
// slips_probe compares the audit with the plain explainer on sheets with several mistakes. The program is not
// a test: its options set the number of games.
#include <cstdio>
#include <iostream>

#include "tests/core/sheet/slip_tally.hpp"

namespace damath::test {
namespace {

using plants::PlantedSlips;
using support::PlainExplanation;

struct SlipOptions {
  std::size_t slips = 3;
  unsigned games = 20;
  std::string set;  // tests only this chip set; all sets if empty
  unsigned seed = 1;
  int show = 0;  // for each set, the number of missed cases whose whole sheets are shown
  std::size_t places = 100'000;
};

void showCase(const PlantedSlips& planted, const SlipVerdict& verdict, const sheet::AuditReport& report,
              const PlainExplanation& plain, unsigned seed) {
  std::cout << (verdict.isMissed() ? "  missed: " : "  not asked: ") << planted.sheet.setName() << " seed "
            << seed << ": " << slipsText(planted) << "; audit " << (verdict.isAsking ? "asks" : "tells")
            << (report.limitReached ? " at its limit" : "") << ", plain law "
            << (verdict.isPlainTrue ? "true" : "wrong too") << " at cost " << plain.cost << '\n';
}

void showSheet(const PlantedSlips& planted, const sheet::AuditReport& report, const PlainExplanation& plain) {
  std::cout << "true " << exact::toText(planted.grands[0]) << " : " << exact::toText(planted.grands[1]) << ' '
            << planted.result << ", audit " << exact::toText(report.of(board::Side::Blue).grand) << " : "
            << exact::toText(report.of(board::Side::Red).grand) << ' ' << rules::toText(report.result) << ' '
            << toText(report.replay) << ", plain " << static_cast<double>(plain.figures.blue) / 1e6 << " : "
            << static_cast<double>(plain.figures.red) / 1e6 << '\n';
  for (std::size_t i = 0; i < planted.sheet.lines.size(); ++i) {
    sheet::Sheet one;
    one.lines.push_back(planted.sheet.lines[i]);
    std::cout << "    " << i + 1 << ": " << notation::toSheetText(one);
  }
  for (const sheet::Finding& finding : report.findings) {
    if (finding.causedBy) continue;
    std::cout << (finding.severity() == sheet::Severity::Note ? "  note " : "  ") << lineOf(finding);
    for (const std::string& other : finding.alternatives) std::cout << " | " << other;
    std::cout << '\n';
  }
}

void printTally(const std::string& name, const SlipTally& tally, double audits, double plainly) {
  std::printf("%-11s %6d %6d %6d %7.2f %6d %6d | %6d %6d | %7d %6d %6d | %8.1f %8.1f\n", name.c_str(),
              tally.sheets, tally.unique, tally.uniqueTrue, tally.percentTrue(), tally.uniqueAsking,
              tally.plainTrue, tally.several, tally.severalAsking, tally.unknown, tally.wrongWinners,
              tally.askedWinners, audits / std::max(tally.sheets, 1), plainly / std::max(tally.sheets, 1));
  std::fflush(stdout);
}

void runSlips(const SlipOptions& options) {
  std::printf("%-11s %6s %6s %6s %7s %6s %6s | %6s %6s | %7s %6s %6s | %8s %8s\n", "set", "sheets", "unique",
              "true", "%", "asked", "plain", "sever.", "asked", "unknown", "winner", "asked", "ms audit",
              "ms plain");
  SlipTally all;
  double allAudits = 0;
  double allPlainly = 0;
  for (const std::string_view name : rules::builtInChipSetNames()) {
    if (!options.set.empty() && name != options.set) continue;
    SlipTally tally;
    double audits = 0;
    double plainly = 0;
    int shown = 0;
    for (unsigned seed = options.seed; seed < options.seed + options.games; ++seed) {
      const auto planted = slipsOf(name, options.slips, seed);
      if (!planted) continue;
      const std::clock_t begun = std::clock();
      const sheet::AuditReport report = audited(planted->sheet);
      audits += millisecondsSince(begun);
      const std::clock_t between = std::clock();
      const PlainExplanation plain = support::plainlyExplained(planted->sheet, options.places);
      plainly += millisecondsSince(between);
      const SlipVerdict verdict = verdictOn(*planted, report, plain);
      tally.add(verdict);
      if (!verdict.isMissed() && !verdict.isUnasked()) continue;
      showCase(*planted, verdict, report, plain, seed);
      if (shown++ < options.show) showSheet(*planted, report, plain);
    }
    printTally(std::string(name), tally, audits, plainly);
    all.add(tally);
    allAudits += audits;
    allPlainly += plainly;
  }
  printTally("ALL", all, allAudits, allPlainly);
}

}  // namespace
}  // namespace damath::test

int main(int count, char** words) {
  damath::test::SlipOptions options;
  for (int i = 1; i + 1 < count; i += 2) {
    const std::string name = words[i];
    const std::string value = words[i + 1];
    if (name == "--slips") options.slips = std::stoul(value);
    if (name == "--set") options.set = value;
    if (name == "--games") options.games = static_cast<unsigned>(std::stoul(value));
    if (name == "--seed") options.seed = static_cast<unsigned>(std::stoul(value));
    if (name == "--show") options.show = std::stoi(value);
    if (name == "--places") options.places = std::stoul(value);
  }
  damath::test::runSlips(options);
}
