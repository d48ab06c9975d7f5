// One mistake in an otherwise right sheet, and what an audit must say of it.
#pragma once

#include <optional>
#include <string>

#include "core/sheet/audit.hpp"

namespace damath::plants {

struct Plant {
  std::string kind;
  sheet::Sheet sheet;  // with the one mistake
  sheet::FindingCode code;
  std::optional<int> line;
  std::optional<board::Side> side;
  sheet::Cell cell;
};

// Whether the report's only root error is the planted one.
[[nodiscard]] bool isFound(const Plant& plant, const sheet::AuditReport& report);

}  // namespace damath::plants
