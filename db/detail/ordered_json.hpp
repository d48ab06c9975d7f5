// SPDX-License-Identifier: GPL-3.0-or-later
// JSON whose fields keep the order they were written in, for texts that are kept and compared.
#pragma once

#include "core/notation/json/json_list.hpp"

namespace damath::db::detail {

using OrderedJson = nlohmann::ordered_json;
using notation::listed;
using notation::orNull;

}  // namespace damath::db::detail
