// SPDX-License-Identifier: GPL-3.0-or-later
// habit_probe measures the audit on sheets whose writers have habits, by kind of habit. The program is not a
// test: its options set the number of games.
#include <cstdio>
#include <iostream>
#include <map>
#include <set>

#include "tests/core/sheet/habit_tally.hpp"

namespace damath::test {
namespace {

using plants::HabitPlant;
using plants::WornHabit;

struct ProbeOptions {
  std::string kind;  // only habits whose name begins with this text, or pairs with this text in their name
  std::string set;   // tests only this chip set; all sets if empty
  unsigned games = 10;
  unsigned seed = 1;
  int show = 0;  // the number of failing sheets to show, for each kind
  bool pairs = false;
  bool slip = false;  // also plants one more mistake
  bool bySet = false;
  bool list = false;
  plants::Spans spans = plants::Spans::ThatMatter;
};

constexpr plants::FurtherSlip kFurtherSlips[] = {plants::FurtherSlip::Sign, plants::FurtherSlip::Score,
                                                 plants::FurtherSlip::Total};
constexpr int kAttempts = 40;

std::string nameOf(std::span<const WornHabit> worn) {
  std::string name;
  for (const WornHabit& one : worn) name += (name.empty() ? "" : "+") + toText(one);
  return name;
}

void showSheet(const HabitPlant& plant, const HabitVerdict& verdict, const sheet::AuditReport& report,
               unsigned seed) {
  std::cout << "--- " << nameOf(plant.worn) << " " << plant.sheet.setName() << " seed " << seed
            << ", from line " << plant.firstLine << ": " << (verdict.totalsAndResult ? "" : "figures wrong, ")
            << toText(report.replay) << ", " << verdict.roots << " roots, turns " << report.turns.size()
            << " of " << plant.truth.turns << '\n';
  if (plant.slip) {
    std::cout << "slip " << toText(plant.slip->codes.front()) << " at line " << plant.slip->line
              << (verdict.slipFound ? " found" : " not found") << '\n';
  }
  std::cout << "true " << exact::toText(plant.truth.grands[0]) << " : "
            << exact::toText(plant.truth.grands[1]) << ' ' << rules::toText(plant.truth.result) << ", said "
            << exact::toText(report.of(board::Side::Blue).grand) << " : "
            << exact::toText(report.of(board::Side::Red).grand) << ' ' << rules::toText(report.result) << '\n'
            << notation::toSheetText(plant.sheet);
  for (std::size_t i = 0; i < report.findings.size(); ++i) {
    const sheet::Finding& finding = report.findings[i];
    std::cout << "  " << i << (finding.severity() == sheet::Severity::Note ? " note " : " ")
              << lineOf(finding) << '\n';
  }
}

// Returns a sheet with these habits, made from this seed. nullopt if no attempted game gave an occasion for
// the habits.
std::optional<HabitPlant> plantOf(std::span<const WornHabit> worn, std::string_view set, unsigned seed,
                                  std::optional<plants::FurtherSlip> slip = std::nullopt) {
  plants::Lots lots = lotsOf(set, seed);
  std::optional<HabitPlant> plant;
  for (int attempt = 0; attempt < kAttempts && !plant; ++attempt) {
    plant = plants::plantHabits(worn, *rules::builtInChipSet(set), lots, slip);
  }
  return plant;
}

class Prober {
 public:
  Prober(const ProbeOptions& options, int& shown) : m_options(options), m_shown(shown) {}

  // Audits one game with these habits and, if the options say so, a second game with one more mistake.
  void ask(HabitTally& tally, std::span<const WornHabit> worn, std::string_view set, unsigned seed) {
    sheet::AuditReport report;
    if (const auto plant = plantOf(worn, set, seed)) {
      const HabitVerdict verdict = auditOf(*plant, report);
      tally.add(verdict);
      if (!verdict.isRight() && m_shown++ < m_options.show) showSheet(*plant, verdict, report, seed);
    }
    if (!m_options.slip) return;
    const auto plant = plantOf(worn, set, seed, kFurtherSlips[seed % 3]);
    if (!plant) return;
    const HabitVerdict verdict = auditOf(*plant, report);
    tally.addSlip(verdict);
    if ((!verdict.slipFound || !verdict.isRight()) && m_shown++ < m_options.show)
      showSheet(*plant, verdict, report, seed);
  }

 private:
  const ProbeOptions& m_options;
  int& m_shown;
};

void printHead() {
  std::printf("%-44s %5s %4s %6s %6s %6s %6s %5s %5s %5s %5s %6s | %7s %7s %8s | %5s %6s %6s %6s\n", "kind",
              "count", "none", "right%", "true%", "compl%", "roots%", "roots", "turn%", "asked", "clean",
              "winner", "ms mean", "median", "worst", "slips", "found%", "true%", "roots%");
}

void printLine(const std::string& name, const HabitTally& tally) {
  std::printf("%-44s %5d %4d %6.1f %6.1f %6.1f %6.1f %5.2f %5.0f %5d %5d %6d | %7.2f %7.2f %8.1f |",
              name.c_str(), tally.counted(), tally.notCounted(), tally.right(), tally.totalsAndResult(),
              tally.complete(), tally.rightRoots(), tally.meanRoots(), tally.turns(), tally.asked(),
              tally.cleanNotFollowed(), tally.winnerWrong(), tally.meanMilliseconds(),
              tally.medianMilliseconds(), tally.mostMilliseconds());
  if (tally.slips() > 0) {
    std::printf(" %5d %6.1f %6.1f %6.1f", tally.slips(), tally.slipsFound(), tally.slipsTrue(),
                tally.slipsRoots());
  }
  std::printf("\n");
  std::fflush(stdout);
}

std::vector<std::string_view> setsOf(const ProbeOptions& options) {
  std::vector<std::string_view> sets = rules::builtInChipSetNames();
  std::erase_if(sets, [&](std::string_view name) { return !options.set.empty() && name != options.set; });
  return sets;
}

void probeKinds(const ProbeOptions& options) {
  printHead();
  HabitTally all;
  for (const WornHabit& worn : plants::wornHabits(options.spans)) {
    if (!toText(worn).starts_with(options.kind)) continue;
    HabitTally kind;
    int shown = 0;
    Prober prober(options, shown);
    for (const std::string_view set : setsOf(options)) {
      HabitTally tally;
      for (unsigned seed = options.seed; seed < options.seed + options.games; ++seed) {
        prober.ask(tally, {&worn, 1}, set, seed);
      }
      if (options.bySet && !tally.empty()) printLine(toText(worn) + " " + std::string(set), tally);
      kind.add(tally);
    }
    printLine(toText(worn), kind);
    all.add(kind);
  }
  printLine("ALL", all);
}

// Chooses the columns of one habit of a pair of habits: BLUE or RED at random, unless the habit needs both
// columns.
WornHabit wornByLot(const plants::Habit& habit, plants::Lots& lots) {
  if (habit.allowed == plants::AllowedColumns::BothOnly) return {&habit, plants::Columns::Both};
  return {&habit, plants::pick(lots, 2) == 0 ? plants::Columns::Blue : plants::Columns::Red};
}

void probePairs(const ProbeOptions& options) {
  printHead();
  std::map<std::string, HabitTally> groups;
  HabitTally all;
  const auto& habits = plants::habits();
  for (std::size_t i = 0; i < habits.size(); ++i) {
    for (std::size_t j = i + 1; j < habits.size(); ++j) {
      if (!plants::combine(habits[i], habits[j])) continue;
      const std::string name = habits[i].kind + "+" + habits[j].kind;
      if (name.find(options.kind) == std::string::npos) continue;
      HabitTally tally;
      int shown = 0;
      Prober prober(options, shown);
      for (unsigned seed = options.seed; seed < options.seed + options.games; ++seed) {
        plants::Lots lots(static_cast<unsigned>(i * 1000003 + j * 1009) + seed);
        const auto sets = setsOf(options);
        const std::string_view set = sets[plants::pick(lots, sets.size())];
        const WornHabit worn[] = {wornByLot(habits[i], lots), wornByLot(habits[j], lots)};
        prober.ask(tally, worn, set, seed);
      }
      if (tally.empty()) continue;
      if (options.bySet) printLine(name, tally);
      groups[habits[i].group + "+" + habits[j].group].add(tally);
      all.add(tally);
    }
  }
  for (const auto& [name, tally] : groups) printLine(name, tally);
  printLine("ALL PAIRS", all);
}

ProbeOptions optionsOf(const std::vector<std::string>& words) {
  ProbeOptions options;
  for (std::size_t i = 0; i < words.size(); ++i) {
    const std::string value = i + 1 < words.size() ? words[i + 1] : "";
    if (words[i] == "--kind") options.kind = value;
    if (words[i] == "--set") options.set = value;
    if (words[i] == "--games") options.games = static_cast<unsigned>(std::stoul(value));
    if (words[i] == "--seed") options.seed = static_cast<unsigned>(std::stoul(value));
    if (words[i] == "--show") options.show = std::stoi(value);
    if (words[i] == "--pairs") options.pairs = true;
    if (words[i] == "--slip") options.slip = true;
    if (words[i] == "--by-set") options.bySet = true;
    if (words[i] == "--list") options.list = true;
    if (words[i] == "--all-spans") options.spans = plants::Spans::All;
  }
  return options;
}

void probe(const ProbeOptions& options) {
  if (options.list) {
    for (const WornHabit& worn : plants::wornHabits(options.spans)) std::cout << toText(worn) << '\n';
  } else if (options.pairs) {
    probePairs(options);
  } else {
    probeKinds(options);
  }
}

}  // namespace
}  // namespace damath::test

int main(int count, char** words) {
  damath::test::probe(damath::test::optionsOf({words + 1, words + count}));
}
