// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/plants/plant.hpp"

#include <algorithm>
#include <vector>

namespace damath::plants {

void moveAlong(Plant& first, const Plant& second) {
  const auto before = static_cast<int>(first.sheet.lines.size());
  const int more = static_cast<int>(second.sheet.lines.size()) - before;
  if (first.place < second.place) return;
  first.place += more;
  if (first.line) *first.line += more;
}

bool isFound(const Plant& plant, const sheet::AuditReport& report) {
  return areFound({&plant, 1}, report);
}

bool areFound(std::span<const Plant> plants, const sheet::AuditReport& report) {
  std::vector<const sheet::Finding*> roots;
  for (const sheet::Finding& finding : report.findings) {
    if (finding.severity() == sheet::Severity::Error && !finding.causedBy) roots.push_back(&finding);
  }
  if (roots.size() != plants.size()) return false;
  for (const Plant& plant : plants) {
    const auto found = std::ranges::find_if(roots, [&](const sheet::Finding* root) {
      return root->code == plant.code && root->line == plant.line && root->side == plant.side &&
             root->cell == plant.cell;
    });
    if (found == roots.end()) return false;
    roots.erase(found);
  }
  return true;
}

}  // namespace damath::plants
