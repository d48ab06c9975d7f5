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

// As many parts as there are processors, but none of a few forms; one where the pages are numbered through,
// for that must know the pages of all.
[[nodiscard]] std::vector<FormRange> partsOf(const compose::Document& document);

// Does the work of all parts at once, each in a thread of its own, and comes back when all is done; `glance`
// is called in the caller's thread now and then.
void overParts(std::size_t parts, const std::function<void(std::size_t part)>& work,
               const std::function<void()>& glance);

}  // namespace damath::render
