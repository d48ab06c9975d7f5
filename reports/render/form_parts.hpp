// SPDX-License-Identifier: GPL-3.0-or-later
// A document of many forms shared out over the processors.
#pragma once

#include <cstddef>
#include <functional>
#include <vector>

#include "reports/compose/document.hpp"

namespace damath::render {

struct FormRange {
  std::size_t first = 0;
  std::size_t last = 0;  // one past
};

// As many parts as there are processors, but none of a few forms; more where one would be so large that its
// pages take much memory.
[[nodiscard]] std::vector<FormRange> partsOf(const compose::Document& document);

// Does the work of the parts, in their order, as many at once as there are processors, and comes back when
// all is done; `glance` is called in the caller's thread now and then.
void overParts(std::size_t parts, const std::function<void(std::size_t part)>& work,
               const std::function<void()>& glance);

}  // namespace damath::render
