// SPDX-License-Identifier: GPL-3.0-or-later
// Keys by which a table sorts numbers without rounding them.
#pragma once

#include <QVariant>
#include <vector>

#include "core/exact/number.hpp"

namespace damath::window {

// Returns a key for each number: its place in ascending order. 0 stands for the smallest number. Equal
// numbers have the same key. The key of a missing number (null pointer) is −1.
[[nodiscard]] std::vector<QVariant> numberSortKeys(const std::vector<const exact::Number*>& figures);

}  // namespace damath::window
