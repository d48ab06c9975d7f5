#include "tests/plants/plant.hpp"

namespace damath::plants {

bool isFound(const Plant& plant, const sheet::AuditReport& report) {
  const sheet::Finding* root = nullptr;
  for (const sheet::Finding& finding : report.findings) {
    if (finding.severity() == sheet::Severity::Note || finding.causedBy) continue;
    if (root != nullptr) return false;
    root = &finding;
  }
  return root != nullptr && root->code == plant.code && root->line == plant.line &&
         root->side == plant.side && root->cell == plant.cell;
}

}  // namespace damath::plants
