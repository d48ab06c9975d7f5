// SPDX-License-Identifier: GPL-3.0-or-later
// Splits a document of many forms into parts, which several threads draw at the same time.
#pragma once

#include <cstddef>
#include <functional>
#include <vector>

#include "reports/compose/document.hpp"

namespace damath::render {

struct FormRange {
  std::size_t first = 0;
  std::size_t last = 0;  // the index after the last form
};

// Returns the parts of the document: one for each processor, fewer if the document has few forms. A very long
// document has more parts, because the pages of a large part would take too much memory.
[[nodiscard]] std::vector<FormRange> partsOf(const compose::Document& document);

// Calls `work` for each part. The parts are started in order, with at most one thread for each processor.
// Returns when the last part is done. Until then calls `glance` in the caller's thread about every 40 ms.
void overParts(std::size_t parts, const std::function<void(std::size_t part)>& work,
               const std::function<void()>& glance);

}  // namespace damath::render
