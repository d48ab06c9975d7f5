// SPDX-License-Identifier: GPL-3.0-or-later
// Several documents that become one print job or one PDF, in this order. Each document keeps its own page
// numbers and its own imprint.
#pragma once

#include <vector>

#include "reports/compose/document.hpp"

namespace damath::render {

// Precondition of all functions that take documents: there is at least one document, none is null, and all
// outlive the call.
using Documents = std::vector<const compose::Document*>;

}  // namespace damath::render
