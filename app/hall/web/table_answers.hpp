// SPDX-License-Identifier: GPL-3.0-or-later
// Answers the requests of a phone that has a table. All decisions are made by RoundDesk.
#pragma once

#include "app/hall/web/exchange.hpp"
#include "app/hall/web/table_page.hpp"

namespace damath::web {

// `isCorrecting`: shows the form even if there is a result.
[[nodiscard]] Response tablePage(SharedDesk& desk, TableView view, bool isCorrecting);
// Handles a submitted form. `table` is the author in the journal, unless a person has logged in.
[[nodiscard]] Response tableAct(SharedDesk& desk, TableView view, const Fields& form,
                                const std::string& table);

}  // namespace damath::web
