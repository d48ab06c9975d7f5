// SPDX-License-Identifier: GPL-3.0-or-later
// How the findings of an audit are numbered on its page: mistakes from 1 in the order of the paper, what
// follows from one by the same number; notes have none.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "core/sheet/judge/audit.hpp"

namespace damath::cli {

class FindingNumbers {
 public:
  explicit FindingNumbers(const sheet::AuditReport& report);

  // 0 for a note.
  [[nodiscard]] std::size_t of(std::size_t finding) const { return m_numbers[finding]; }
  [[nodiscard]] std::size_t mistakes() const { return m_mistakes; }

  // What stands in the margin: `[1]` a mistake, `(1)` what follows from it, `·` a note; `[1][2]…` where more
  // belong there than there is room for. The findings are by index, in the order of the report.
  [[nodiscard]] std::string marksOf(const std::vector<std::size_t>& findings) const;

 private:
  const sheet::AuditReport& m_report;
  std::vector<std::size_t> m_numbers;
  std::size_t m_mistakes = 0;
};

}  // namespace damath::cli
