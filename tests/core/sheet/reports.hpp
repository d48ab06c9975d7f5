// SPDX-License-Identifier: GPL-3.0-or-later
// Audits sheets given as text, and writes each finding as one line that tests compare.
#pragma once

#include <gtest/gtest.h>

#include <fstream>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "core/notation/sheet/sheet_text.hpp"
#include "core/rules/standard_rulesets.hpp"
#include "core/sheet/judge/audit.hpp"

namespace damath::test {

inline sheet::Sheet parsed(std::string_view text) {
  const auto sheet = notation::parseSheetText(text);
  EXPECT_TRUE(sheet.has_value());
  return *sheet;
}

inline sheet::AuditReport audited(const sheet::Sheet& sheet) {
  return sheet::audit(sheet, *rules::builtInChipSet(sheet.setName()), rules::manual());
}

inline sheet::AuditReport auditedFile(const std::string& path) {
  std::ifstream file(path);
  EXPECT_TRUE(file.is_open()) << path;
  std::stringstream text;
  text << file.rdbuf();
  return audited(parsed(text.str()));
}

// Returns `2 red score wrongScore S1: 99 -> 84 <0`. The number after `<` is the index of the root finding.
// `-` stands for a missing value.
inline std::string lineOf(const sheet::Finding& finding) {
  std::string line = finding.line ? std::to_string(*finding.line) : "-";
  line += !finding.side ? " -" : *finding.side == board::Side::Blue ? " blue" : " red";
  line += " " + std::string(toText(finding.cell)) + " " + std::string(toText(finding.code)) + " " +
          std::string(toText(finding.clause));
  line += ": " + finding.written + " -> " + finding.correct.value_or("-");
  if (finding.causedBy) line += " <" + std::to_string(*finding.causedBy);
  return line;
}

inline std::vector<std::string> linesOf(const sheet::AuditReport& report) {
  std::vector<std::string> lines;
  for (const sheet::Finding& finding : report.findings) lines.push_back(lineOf(finding));
  return lines;
}

}  // namespace damath::test
