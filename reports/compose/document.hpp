// SPDX-License-Identifier: GPL-3.0-or-later
// What goes to paper together: one form, or many, as the blank sheets of all boards of a round. Pages are
// numbered within each form.
#pragma once

#include <string>
#include <variant>
#include <vector>

#include "reports/compose/blank_sheet.hpp"
#include "reports/compose/labels.hpp"
#include "reports/compose/list_sheet.hpp"
#include "reports/compose/result_slips.hpp"
#include "reports/compose/scoresheet.hpp"
#include "reports/compose/tally_sheet.hpp"

namespace damath::compose {

using Form = std::variant<Scoresheet, BlankSheet, TallySheet, ListSheet, ResultSlips>;

struct Document {
  std::string title;  // of the file, shown by PDF viewers
  Labels labels;
  std::vector<Form> forms;
};

}  // namespace damath::compose
