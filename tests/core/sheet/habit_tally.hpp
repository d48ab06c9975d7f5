// SPDX-License-Identifier: GPL-3.0-or-later
// Audits sheets with habits and counts the outcomes, for the tests and for habit_probe.
#pragma once

#include <algorithm>
#include <vector>

#include "tests/core/sheet/judge/tally.hpp"
#include "tests/plants/habit.hpp"

namespace damath::test {

// The outcome of the audit of one sheet with a habit.
struct HabitVerdict {
  bool counts = true;  // false if some legal game fits every line: then the sheet has no mistake
  bool totalsAndResult = false;
  bool complete = false;
  bool turns = false;
  int roots = 0;
  bool rightRoots = false;
  bool cleanNotFollowed = false;
  // true if the audit's result is wrong and differs from the written result, and the replay is incomplete
  bool winnerWrong = false;
  bool asked = false;
  bool shouldAsk = false;
  bool slipFound = false;
  double milliseconds = 0;

  // True if the audit meets all requirements.
  [[nodiscard]] bool isRight() const {
    if (!counts) return true;
    const bool told = shouldAsk ? asked : complete && rightRoots;
    return totalsAndResult && told && !cleanNotFollowed && !winnerWrong;
  }
};

[[nodiscard]] inline std::vector<const sheet::Finding*> rootsOf(const sheet::AuditReport& report) {
  std::vector<const sheet::Finding*> roots;
  for (const sheet::Finding& finding : report.findings) {
    if (finding.severity() == sheet::Severity::Error && !finding.causedBy) roots.push_back(&finding);
  }
  return roots;
}

[[nodiscard]] inline bool tells(const sheet::Finding& root, const plants::PlantedSlip& slip) {
  return root.line == slip.line && std::ranges::find(slip.codes, root.code) != slip.codes.end();
}

[[nodiscard]] inline HabitVerdict verdictOn(const plants::HabitPlant& plant,
                                            const sheet::AuditReport& report) {
  const auto roots = rootsOf(report);
  HabitVerdict verdict;
  verdict.roots = static_cast<int>(roots.size());
  verdict.totalsAndResult = report.of(board::Side::Blue).grand == plant.truth.grands[0] &&
                            report.of(board::Side::Red).grand == plant.truth.grands[1] &&
                            report.result == plant.truth.result;
  verdict.complete = report.replay == sheet::Replay::Complete;
  verdict.turns = report.turns.size() == plant.truth.turns;
  const int slips = plant.slip ? 1 : 0;
  verdict.rightRoots = verdict.roots >= plant.leastRoots + slips && verdict.roots <= plant.mostRoots + slips;
  verdict.cleanNotFollowed = !report.hasErrors() && !verdict.complete;
  const bool isAsWritten = plant.sheet.result() && report.result == *plant.sheet.result();
  verdict.winnerWrong = !verdict.complete && !isAsWritten && report.result != plant.truth.result;
  verdict.asked = std::ranges::any_of(
      roots, [](const sheet::Finding* root) { return toText(root->code) == "exchangedColumns"; });
  verdict.shouldAsk = plant.shouldAsk;
  verdict.slipFound = plant.slip && std::ranges::any_of(roots, [&](const sheet::Finding* root) {
                        return tells(*root, *plant.slip);
                      });
  // After a structural mistake, another legal game may fit the sheet. Such a sheet is not counted.
  if (verdict.roots == 0 && plant.leastRoots > 0) verdict.counts = !support::isInOrder(plant.sheet);
  return verdict;
}

[[nodiscard]] inline HabitVerdict auditOf(const plants::HabitPlant& plant, sheet::AuditReport& report) {
  const std::clock_t begun = std::clock();
  report = audited(plant.sheet);
  const double took = millisecondsSince(begun);
  HabitVerdict verdict = verdictOn(plant, report);
  verdict.milliseconds = took;
  return verdict;
}

class HabitTally {
 public:
  void add(const HabitVerdict& verdict) {
    m_milliseconds.push_back(verdict.milliseconds);
    if (!verdict.counts) {
      ++m_notCounted;
      return;
    }
    ++m_counted;
    m_true += verdict.totalsAndResult ? 1 : 0;
    m_complete += verdict.complete ? 1 : 0;
    m_turns += verdict.turns ? 1 : 0;
    m_rightRoots += verdict.rightRoots ? 1 : 0;
    m_roots += verdict.roots;
    m_cleanNotFollowed += verdict.cleanNotFollowed ? 1 : 0;
    m_winnerWrong += verdict.winnerWrong ? 1 : 0;
    m_asked += verdict.asked ? 1 : 0;
    m_right += verdict.isRight() ? 1 : 0;
  }
  void addSlip(const HabitVerdict& verdict) {
    m_milliseconds.push_back(verdict.milliseconds);
    ++m_slips;
    m_slipsFound += verdict.slipFound ? 1 : 0;
    m_slipsTrue += verdict.totalsAndResult ? 1 : 0;
    m_slipsRoots += verdict.rightRoots ? 1 : 0;
    m_cleanNotFollowed += verdict.cleanNotFollowed ? 1 : 0;
    m_winnerWrong += verdict.winnerWrong ? 1 : 0;
  }
  void add(const HabitTally& other) {
    m_counted += other.m_counted;
    m_notCounted += other.m_notCounted;
    m_true += other.m_true;
    m_complete += other.m_complete;
    m_turns += other.m_turns;
    m_rightRoots += other.m_rightRoots;
    m_roots += other.m_roots;
    m_cleanNotFollowed += other.m_cleanNotFollowed;
    m_winnerWrong += other.m_winnerWrong;
    m_asked += other.m_asked;
    m_right += other.m_right;
    m_slips += other.m_slips;
    m_slipsFound += other.m_slipsFound;
    m_slipsTrue += other.m_slipsTrue;
    m_slipsRoots += other.m_slipsRoots;
    m_milliseconds.insert(m_milliseconds.end(), other.m_milliseconds.begin(), other.m_milliseconds.end());
  }

  [[nodiscard]] bool empty() const { return m_milliseconds.empty(); }
  [[nodiscard]] int counted() const { return m_counted; }
  [[nodiscard]] int notCounted() const { return m_notCounted; }
  [[nodiscard]] int cleanNotFollowed() const { return m_cleanNotFollowed; }
  [[nodiscard]] int winnerWrong() const { return m_winnerWrong; }
  [[nodiscard]] int asked() const { return m_asked; }
  [[nodiscard]] int slips() const { return m_slips; }

  // right() to rightRoots() return percentages of the counted sheets. meanRoots() returns the mean number of
  // root errors of a sheet.
  [[nodiscard]] double right() const { return percent(m_right, m_counted); }
  [[nodiscard]] double totalsAndResult() const { return percent(m_true, m_counted); }
  [[nodiscard]] double complete() const { return percent(m_complete, m_counted); }
  [[nodiscard]] double turns() const { return percent(m_turns, m_counted); }
  [[nodiscard]] double rightRoots() const { return percent(m_rightRoots, m_counted); }
  [[nodiscard]] double meanRoots() const { return m_counted == 0 ? 0.0 : 1.0 * m_roots / m_counted; }
  // slipsFound(), slipsTrue() and slipsRoots() return percentages of the sheets with one more mistake.
  [[nodiscard]] double slipsFound() const { return percent(m_slipsFound, m_slips); }
  [[nodiscard]] double slipsTrue() const { return percent(m_slipsTrue, m_slips); }
  [[nodiscard]] double slipsRoots() const { return percent(m_slipsRoots, m_slips); }

  [[nodiscard]] double meanMilliseconds() const {
    double sum = 0;
    for (const double one : m_milliseconds) sum += one;
    return m_milliseconds.empty() ? 0.0 : sum / static_cast<double>(m_milliseconds.size());
  }
  [[nodiscard]] double medianMilliseconds() const {
    if (m_milliseconds.empty()) return 0.0;
    std::vector<double> sorted = m_milliseconds;
    std::ranges::sort(sorted);
    return sorted[sorted.size() / 2];
  }
  [[nodiscard]] double mostMilliseconds() const {
    return m_milliseconds.empty() ? 0.0 : *std::ranges::max_element(m_milliseconds);
  }

 private:
  [[nodiscard]] static double percent(int part, int all) { return all == 0 ? 100.0 : 100.0 * part / all; }

  int m_counted = 0;
  int m_notCounted = 0;
  int m_true = 0;
  int m_complete = 0;
  int m_turns = 0;
  int m_rightRoots = 0;
  int m_roots = 0;
  int m_cleanNotFollowed = 0;
  int m_winnerWrong = 0;
  int m_asked = 0;
  int m_right = 0;
  int m_slips = 0;
  int m_slipsFound = 0;
  int m_slipsTrue = 0;
  int m_slipsRoots = 0;
  std::vector<double> m_milliseconds;
};

}  // namespace damath::test
