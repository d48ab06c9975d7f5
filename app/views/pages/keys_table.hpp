// SPDX-License-Identifier: GPL-3.0-or-later
// Fills a list with every command that has a key. Commands that are enabled now come first.
#pragma once

#include "app/views/pages/command.hpp"

namespace damath::views {

class ListTable;

void showKeys(ListTable& list, const Commands& commands, const models::Translator& translator);

}  // namespace damath::views
