// SPDX-License-Identifier: GPL-3.0-or-later
// What a table's phone gets for what it asks and sends, once it is known to have the table. The desk decides
// all of it.
#pragma once

#include "app/web/exchange.hpp"
#include "app/web/table_page.hpp"

namespace damath::web {

// `isCorrecting`: the form, though there is a result.
[[nodiscard]] Response tablePage(SharedDesk& desk, TableView view, bool isCorrecting);
// A form that was sent; `table`: whose change it is, as the journal has it where nobody has logged in.
[[nodiscard]] Response tableAct(SharedDesk& desk, TableView view, const Fields& form,
                                const std::string& table);

}  // namespace damath::web
