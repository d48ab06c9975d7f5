// SPDX-License-Identifier: GPL-3.0-or-later
// Gives the findings of an audit their numbers on the printed page. Root mistakes are numbered from 1 in the
// order of the sheet. A mistake that follows from a root mistake has the number of the root mistake. Notes,
// and findings that follow from a note, have no number.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "core/sheet/judge/audit.hpp"

namespace damath::cli {

class FindingNumbers {
 public:
  explicit FindingNumbers(const sheet::AuditReport& report);

  // Returns the number of a finding; 0 if it has no number.
  [[nodiscard]] std::size_t of(std::size_t finding) const { return m_numbers[finding]; }
  [[nodiscard]] std::size_t mistakes() const { return m_mistakes; }

  // Returns the marks of the findings for the margin of the scoresheet: `[1]` for a root mistake, `(1)` for a
  // mistake that follows from root mistake 1, `·` if no finding has a number, `[1][2]…` if there are more
  // marks than room. `findings` are indices into the report's list.
  [[nodiscard]] std::string marksOf(const std::vector<std::size_t>& findings) const;

 private:
  const sheet::AuditReport& m_report;
  std::vector<std::size_t> m_numbers;
  std::size_t m_mistakes = 0;
};

}  // namespace damath::cli
