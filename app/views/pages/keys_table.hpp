// SPDX-License-Identifier: GPL-3.0-or-later
// Every command that has a key, in a list: those that can be used now first.
#pragma once

#include "app/views/pages/command.hpp"

namespace damath::views {

class ListTable;

void showKeys(ListTable& list, const Commands& commands, const models::Translator& translator);

}  // namespace damath::views
