// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/sheet/finding_numbers.hpp"

#include <algorithm>

#include "words/text_width.hpp"

namespace damath::cli {

namespace {

constexpr std::size_t kMostMarkColumns = 8;

}  // namespace

FindingNumbers::FindingNumbers(const sheet::AuditReport& report) : m_report(report) {
  for (const sheet::Finding& finding : report.findings) {
    if (finding.severity() == sheet::Severity::Note) {
      m_numbers.push_back(0);
    } else {
      // The report lists a root mistake before the mistakes that follow from it, so the root mistake already
      // has its number here.
      m_numbers.push_back(finding.causedBy ? m_numbers[*finding.causedBy] : ++m_mistakes);
    }
  }
}

std::string FindingNumbers::marksOf(const std::vector<std::size_t>& findings) const {
  std::vector<std::string> marks;
  const auto add = [&](const std::string& mark) {
    if (std::ranges::find(marks, mark) == marks.end()) marks.push_back(mark);
  };
  std::vector<std::size_t> roots;
  for (const std::size_t i : findings) {
    if (m_numbers[i] == 0 || m_report.findings[i].causedBy) continue;
    roots.push_back(m_numbers[i]);
    add("[" + std::to_string(m_numbers[i]) + "]");
  }
  for (const std::size_t i : findings) {
    if (m_numbers[i] == 0 || std::ranges::find(roots, m_numbers[i]) != roots.end()) continue;
    add("(" + std::to_string(m_numbers[i]) + ")");
  }
  if (marks.empty() && !findings.empty()) return "·";
  std::string text;
  for (const std::string& mark : marks) {
    if (words::columnsOf(text + mark) > kMostMarkColumns) return text + "…";
    text += mark;
  }
  return text;
}

}  // namespace damath::cli
