// SPDX-License-Identifier: GPL-3.0-or-later
// planted_probe measures how many planted mistakes of each kind the audit finds in each chip set. For
// mistakes that the audit does not find, it shows the audit's findings. The program is not a test: its
// options set the number of games.
#include <cstdio>
#include <functional>
#include <iostream>
#include <map>

#include "tests/core/sheet/judge/tally.hpp"

namespace damath::test {
namespace {

struct Asked {
  std::string kind;  // tests only this kind of mistake; all kinds if empty
  std::string set;   // tests only this chip set; all sets if empty
  unsigned games = 100;
  unsigned seed = 1;
  int show = 0;  // the number of failing cases to show for each kind of mistake in each chip set
};

struct Probe {
  std::vector<plants::Plant> plants;
  sheet::Sheet sheet;
};
using Prober = std::function<std::optional<Probe>(const rules::ChipSet&, plants::Lots&)>;

std::map<std::string, Prober> probers() {
  std::map<std::string, Prober> all;
  for (const plants::PlanterOf& planter : plants::planters()) {
    all[planter.kind] = [&planter](const rules::ChipSet& set, plants::Lots& lots) -> std::optional<Probe> {
      auto plant = planter.plant(set, lots);
      if (!plant) return std::nullopt;
      plant->kind = planter.kind;
      return Probe{{*plant}, plant->sheet};
    };
  }
  for (const auto& [name, apart] :
       {std::pair{"twoFar", plants::Apart::Far}, std::pair{"twoNear", plants::Apart::Near}}) {
    all[name] = [apart = apart](const rules::ChipSet& set, plants::Lots& lots) -> std::optional<Probe> {
      const auto pair = plants::plantPair(set, apart, lots);
      if (!pair) return std::nullopt;
      return Probe{{pair->plants[0], pair->plants[1]}, pair->sheet};
    };
  }
  return all;
}

void showCase(const Probe& probe, const sheet::AuditReport& report, unsigned seed) {
  std::cout << "--- " << probe.sheet.setName() << " seed " << seed << '\n';
  for (const plants::Plant& plant : probe.plants) {
    std::cout << "planted " << plant.kind << " " << toText(plant.code) << " at line " << plant.place << ' '
              << (!plant.side                        ? "-"
                  : *plant.side == board::Side::Blue ? "blue"
                                                     : "red")
              << " " << toText(plant.cell) << '\n';
    sheet::Sheet around;
    const int from = std::max(plant.place - 4, 0);
    const int to = std::min(plant.place + 5, static_cast<int>(probe.sheet.lines.size()));
    for (int i = from; i < to; ++i) around.lines.push_back(probe.sheet.lines[static_cast<std::size_t>(i)]);
    std::cout << "lines " << from + 1 << "-" << to << ":\n" << notation::toSheetText(around);
  }
  for (const sheet::Finding& finding : report.findings) {
    if (finding.severity() == sheet::Severity::Error) std::cout << "  ";
    if (finding.severity() == sheet::Severity::Note) std::cout << "  note ";
    std::cout << lineOf(finding);
    if (finding.beforeLine) std::cout << " before " << *finding.beforeLine;
    for (const std::string& other : finding.alternatives) std::cout << " | " << other;
    std::cout << '\n';
  }
}

void run(const Asked& asked) {
  std::printf("%-26s %-11s %7s %7s %7s %7s %7s %7s %8s %8s\n", "kind", "set", "planted", "found", "uncount",
              "asked", "clean", "%", "ms mean", "ms most");
  for (const auto& [kind, prober] : probers()) {
    if (!asked.kind.empty() && kind != asked.kind) continue;
    Tally all;
    for (const std::string_view name : rules::builtInChipSetNames()) {
      if (!asked.set.empty() && name != asked.set) continue;
      Tally tally;
      double sum = 0;
      double most = 0;
      int shown = 0;
      for (unsigned seed = asked.seed; seed < asked.seed + asked.games; ++seed) {
        plants::Lots lots = lotsOf(name, seed);
        std::optional<Probe> probe;
        for (int attempt = 0; attempt < 20 && !probe; ++attempt) {
          probe = prober(*rules::builtInChipSet(name), lots);
        }
        if (!probe) continue;
        const std::clock_t begun = std::clock();
        const sheet::AuditReport report = audited(probe->sheet);
        const double took = millisecondsSince(begun);
        sum += took;
        most = std::max(most, took);
        const Verdict verdict = verdictOn(probe->plants, probe->sheet, report);
        tally.add(verdict);
        const bool failed = verdict == Verdict::Missed || verdict == Verdict::Clean;
        if (failed && shown++ < asked.show) showCase(*probe, report, seed);
      }
      all.add(tally);
      if (tally.planted == 0) continue;
      std::printf("%-26s %-11s %7d %7d %7d %7d %7d %7.1f %8.2f %8.1f\n", kind.c_str(),
                  std::string(name).c_str(), tally.planted, tally.found, tally.notCounted, tally.asked,
                  tally.clean, tally.counted() == 0 ? 100.0 : 100.0 * tally.found / tally.counted(),
                  sum / tally.planted, most);
    }
    std::printf("%-26s %-11s %7d %7d %7d %7d %7d %7.1f\n", kind.c_str(), "ALL", all.planted, all.found,
                all.notCounted, all.asked, all.clean,
                all.counted() == 0 ? 100.0 : 100.0 * all.found / all.counted());
    std::fflush(stdout);
  }
}

}  // namespace
}  // namespace damath::test

int main(int count, char** words) {
  damath::test::Asked asked;
  for (int i = 1; i + 1 < count; i += 2) {
    const std::string name = words[i];
    const std::string value = words[i + 1];
    if (name == "--kind") asked.kind = value;
    if (name == "--set") asked.set = value;
    if (name == "--games") asked.games = static_cast<unsigned>(std::stoul(value));
    if (name == "--seed") asked.seed = static_cast<unsigned>(std::stoul(value));
    if (name == "--show") asked.show = std::stoi(value);
  }
  damath::test::run(asked);
}
