// SPDX-License-Identifier: GPL-3.0-or-later
// The findings of one audit while they are collected, so that a consequence can name its root.
#pragma once

#include <utility>
#include <vector>

#include "core/sheet/record/finding.hpp"

namespace damath::sheet {

using FindingIndex = std::size_t;

class Findings {
 public:
  // `causedBy`, where given, is brought down to the root of its own chain.
  FindingIndex add(Finding finding) {
    if (finding.causedBy) finding.causedBy = rootOf(*finding.causedBy);
    m_findings.push_back(std::move(finding));
    return m_findings.size() - 1;
  }
  [[nodiscard]] FindingIndex rootOf(FindingIndex index) const {
    return m_findings[index].causedBy.value_or(index);
  }
  [[nodiscard]] std::vector<Finding> take() { return std::move(m_findings); }

 private:
  std::vector<Finding> m_findings;
};

}  // namespace damath::sheet
